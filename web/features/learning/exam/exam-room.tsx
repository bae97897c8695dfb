import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from '../guidance/guidance-card.module.css';

/** Room of the exam's card while it loads. */
export const ExamRoom = () => (
  <div aria-busy="true">
    <Skeleton className={styles.room} />
  </div>
);
