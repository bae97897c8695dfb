import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import { MOCK } from '../../text/copy/admin-mock-exams.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';

const TONES = { draft: 'neutral', published: 'success', closed: 'warning' } as const;

/** State of a mock exam, and tags for short and demo. */
export const MockExamTags = ({ mockExam }: { mockExam: Pick<MockExamReply, 'state' | 'isShort' | 'isDemo'> }) => (
  <Row as="span" gap={2}>
    <Tag tone={TONES[mockExam.state]}>{MOCK.states[mockExam.state]}</Tag>
    {mockExam.isShort && <Tag>{MOCK.short}</Tag>}
    {mockExam.isDemo && <Tag>{MOCK.demo}</Tag>}
  </Row>
);
