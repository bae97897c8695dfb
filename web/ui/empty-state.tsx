import type { ReactNode } from 'react';
import { Stack } from './layout/layout.tsx';
import { Message } from './text.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  drawing?: ReactNode;
  /** Exact sentence. */
  message: string;
  /** An additional line. */
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
}

/** An empty state with its message and action. */
export function EmptyState({ drawing, message, children, action }: EmptyStateProps) {
  return (
    <Stack gap={3} align="center" className={styles.empty}>
      {drawing}
      <p className={styles.message}>
        <Message>{message}</Message>
      </p>
      {children && <p className={styles.line}>{children}</p>}
      {action}
    </Stack>
  );
}
