import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/page-title.tsx';
import { Message } from '../../ui/text.tsx';
import styles from './result-page.module.css';

export interface ResultPageProps {
  drawing: ReactNode;
  /** The heading, word for word. */
  title: string;
  /** What happened, in paragraphs. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** How something about a payment ended: drawing, heading, words, ways on. */
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
