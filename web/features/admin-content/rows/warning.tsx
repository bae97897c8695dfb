import { WarningIcon } from '../../../ui/icons.tsx';
import styles from './rows.module.css';

/** Below the facts of a file that may be taken, and that somebody should think about. */
export function Warning({ children }: { children: string }) {
  return (
    <p className={styles.warning}>
      <WarningIcon size={17} />
      <span>{children}</span>
    </p>
  );
}
