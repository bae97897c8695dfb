import type { ReactNode } from 'react';
import { Message } from './text.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  drawing?: ReactNode;
  /** The exact sentence. */
  message: string;
  /** One more line. */
  children?: ReactNode;
  /** One way on. */
  action?: ReactNode;
}

/** Nothing here, and what to do about it. */
export function EmptyState({ drawing, message, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {drawing}
      <p className={styles.message}>
        <Message>{message}</Message>
      </p>
      {children && <p className={styles.line}>{children}</p>}
      {action}
    </div>
  );
}
