import { BRAND } from '../text/brand.ts';
import { Mark } from './mark.tsx';
import styles from './art.module.css';

/** Mark and name. Put it inside the link that goes home. */
export function Wordmark({ size = 40 }: { size?: number }) {
  return (
    <span className={styles.wordmark}>
      <Mark size={size} />
      <span className={styles.wordmarkName}>{BRAND.name}</span>
    </span>
  );
}
