import { Skeleton } from '../../../ui/skeleton.tsx';
import content from './course-content.module.css';
import days from './day-list.module.css';

/** The tabs, the modules and three days. */
export function CourseSkeleton() {
  return (
    <div className={days.days} aria-hidden="true">
      <Skeleton width="min(380px, 100%)" height="48px" />
      <div className={content.columns}>
        <Skeleton height="min(456px, 60vw)" radius="var(--radius-card)" />
        <div className={days.days}>
          {['first', 'second', 'third'].map((day) => (
            <Skeleton key={day} height="112px" radius="var(--radius-card)" />
          ))}
        </div>
      </div>
    </div>
  );
}
