import type { ReactNode } from 'react';
import { classes } from '../ui/class-names.ts';
import styles from './field.module.css';

interface FixedFieldProps {
  label: string;
  hint?: string;
  value: string;
  /** A button next to the value. */
  action?: ReactNode;
}

/** A read-only value among fields. Text instead of an input, so it is not in the tab order. */
export function FixedField({ label, hint, value, action }: FixedFieldProps) {
  return (
    <dl className={classes(styles.frame, styles.fixedFrame)}>
      <dt className={styles.label}>{label}</dt>
      {hint && <dd className={styles.hint}>{hint}</dd>}
      <dd className={classes(styles.control, styles.fixed, action !== undefined && styles.fixedRow)}>
        {action === undefined ? value : <span>{value}</span>}
        {action}
      </dd>
    </dl>
  );
}
