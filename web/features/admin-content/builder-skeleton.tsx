import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './content-builder.module.css';

export function BuilderSkeleton() {
  return (
    <div className={styles.columns}>
      <Skeleton height="480px" radius="var(--radius-card)" />
      <div className={styles.work}>
        <Skeleton height="56px" radius="var(--radius-button)" />
        <Skeleton height="260px" radius="var(--radius-card)" />
        <Skeleton height="320px" radius="var(--radius-card)" />
      </div>
    </div>
  );
}
