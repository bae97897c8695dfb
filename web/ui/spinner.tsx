import styles from './spinner.module.css';

/** Loading spinner, always next to text that says what is loading. */
export function Spinner({ size = 24 }: { size?: number }) {
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className={styles.track} cx="12" cy="12" r="9.5" />
      <path className={styles.arc} d="M12 2.5A9.5 9.5 0 0 1 21.5 12" />
    </svg>
  );
}
