import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './admin-dashboard-page.module.css';
import stats from './stat-cards.module.css';

const card = (height: string) => <Skeleton height={height} radius="var(--radius-card)" />;

export function DashboardSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      <div className={stats.cards}>
        {['courses', 'students', 'enrolments', 'revenue'].map((key) => (
          <Skeleton key={key} height="140px" radius="var(--radius-card)" />
        ))}
      </div>
      <div className={styles.charts}>
        {card('386px')}
        {card('386px')}
      </div>
      <div className={styles.lists}>
        {card('420px')}
        {card('420px')}
      </div>
    </div>
  );
}
