import { useIsOnline } from '../platform/connection.ts';
import { SHELL } from '../text/copy/shell.ts';
import { Banner } from '../ui/banner.tsx';
import styles from './offline-notice.module.css';

export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div className={styles.notice}>
      <Banner tone="warning" message={isOnline ? undefined : SHELL.offline} />
    </div>
  );
}
