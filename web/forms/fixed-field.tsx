import { classes } from '../ui/class-names.ts';
import styles from './field.module.css';

/** Stands among fields and looks like one, but cannot be changed here: text, so that nobody tabs into it. */
export function FixedField({ label, hint, value }: { label: string; hint?: string; value: string }) {
  return (
    <dl className={classes(styles.frame, styles.fixedFrame)}>
      <dt className={styles.label}>{label}</dt>
      {hint && <dd className={styles.hint}>{hint}</dd>}
      <dd className={classes(styles.control, styles.fixed)}>{value}</dd>
    </dl>
  );
}
