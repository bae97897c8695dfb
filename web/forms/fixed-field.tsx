import { classes } from '../ui/class-names.ts';
import styles from './field.module.css';

/** A read-only value among fields. Text instead of an input, so it is not in the tab order. */
export function FixedField({ label, hint, value }: { label: string; hint?: string; value: string }) {
  return (
    <dl className={classes(styles.frame, styles.fixedFrame)}>
      <dt className={styles.label}>{label}</dt>
      {hint && <dd className={styles.hint}>{hint}</dd>}
      <dd className={classes(styles.control, styles.fixed)}>{value}</dd>
    </dl>
  );
}
