import type { ReactNode } from 'react';
import { classes } from './class-names.ts';
import styles from './tag.module.css';

export type TagTone = 'neutral' | 'primary' | 'accent' | 'gold' | 'success' | 'warning' | 'danger';

/** A short fact about the thing it stands on: LIVE, PDF, AUD. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={classes(styles.tag, styles[tone])}>{children}</span>;
}

/** How many. Say of what in `label`: the number alone means nothing to a listener. */
export function Badge({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.badge} title={label} role="img" aria-label={label}>
      {count}
    </span>
  );
}

/** Autoclave tape: the striped ribbon on a course card. */
export function Ribbon({ children }: { children: ReactNode }) {
  return (
    <span className={styles.ribbon}>
      <span className={styles.ribbonWords}>{children}</span>
    </span>
  );
}
