import type { ReactNode } from 'react';
import { classes } from './class-names.ts';
import styles from './tag.module.css';

export type TagTone = 'neutral' | 'primary' | 'accent' | 'gold' | 'success' | 'warning' | 'danger';

/** A short label: LIVE, PDF, AUD. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={classes(styles.tag, styles[tone])}>{children}</span>;
}

/** A count. `label` names what is counted: a bare number means nothing to a screen reader. */
export function Badge({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.badge} title={label} role="img" aria-label={label}>
      {count}
    </span>
  );
}

/** Ribbon of autoclave tape on a course card. */
export function Ribbon({ children }: { children: ReactNode }) {
  return (
    <span className={styles.ribbon}>
      <span className={styles.ribbonWords}>{children}</span>
    </span>
  );
}
