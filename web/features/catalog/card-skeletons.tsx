import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import cardStyles from './course-card.module.css';
import styles from './page.module.css';

/** Two cards that have not arrived, in their final shape. */
export function CardSkeletons({ lines = 5 }: { lines?: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {['first', 'second'].map((place) => (
        <Card key={place} padding="none">
          <Skeleton height="180px" radius="0" />
          <div className={cardStyles.body}>
            <Skeleton width="70%" height="1.6em" />
            <SkeletonText lines={2} />
            <Skeleton width="38%" height="1.8em" />
            <SkeletonText lines={lines} />
            <Skeleton height="48px" radius="var(--radius-button)" />
          </div>
        </Card>
      ))}
    </div>
  );
}
