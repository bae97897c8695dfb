import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './dashboard-page.module.css';

export function DashboardSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      <Skeleton height="240px" radius="var(--radius-hero)" />
      <Skeleton height="170px" radius="var(--radius-card)" />
    </div>
  );
}
