import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './dashboard-page.module.css';

export function DashboardSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      <Skeleton height="234px" radius="var(--radius-hero)" />
      <Skeleton height="480px" radius="var(--radius-hero)" />
      <Skeleton height="132px" radius="var(--radius-card)" />
    </div>
  );
}
