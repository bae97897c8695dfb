import { WarningIcon } from '../../../ui/icons.tsx';
import styles from './rows.module.css';

/** A warning below an accepted file's facts. */
export function Warning({ children }: { children: string }) {
  return (
    <p className={styles.warning}>
      <WarningIcon size={17} />
      <span>{children}</span>
    </p>
  );
}
