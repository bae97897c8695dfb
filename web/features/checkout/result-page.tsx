import type { ReactNode } from 'react';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Message } from '../../ui/text.tsx';
import styles from './payment-result.module.css';

export interface ResultPageProps {
  drawing: ReactNode;
  /** Exact heading. */
  title: string;
  /** Explanation, in paragraphs. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Result of a payment: drawing, heading, text, actions. */
export function ResultPage({ drawing, title, children, actions }: ResultPageProps) {
  return (
    <Stack gap={5} align="center" className={styles.page}>
      {drawing}
      <Stack gap={3} align="center" className={styles.words}>
        <PageTitle title={title} isSmall>
          <Message>{title}</Message>
        </PageTitle>
        {children}
      </Stack>
      {actions && (
        <Row gap={3} justify="center" className={styles.actions}>
          {actions}
        </Row>
      )}
    </Stack>
  );
}
