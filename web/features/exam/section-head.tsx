import { EXAM_PAGE } from '../../text/copy/exam-page.ts';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';

interface SectionHeadProps {
  id: string;
  title: string;
  /** Everything in the section is of the demonstration. */
  isDemo: boolean;
}

/** Heading of a list. It says once what is true of each row. */
export const SectionHead = ({ id, title, isDemo }: SectionHeadProps) => (
  <Row gap={3} lineGap={2} align="center">
    <Text as="h2" id={id} size="h3">
      {title}
    </Text>
    {isDemo && <Tag>{EXAM_PAGE.demoTag}</Tag>}
  </Row>
);

export const areDemo = (rows: readonly { readonly isDemo: boolean }[]): boolean =>
  rows.length > 0 && rows.every(({ isDemo }) => isDemo);
