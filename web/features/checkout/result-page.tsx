import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/page-title.tsx';
import { Message } from '../../ui/text.tsx';
import styles from './result-page.module.css';

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
    <div className={styles.page}>
      {drawing}
      <div className={styles.words}>
        <PageTitle title={title} className={styles.title}>
          <Message>{title}</Message>
        </PageTitle>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
