import type { CourseReply } from '../../../src/wire/catalog.ts';
import { M } from '../../../src/wire/messages.ts';
import { useProgress } from '../../api/progress.ts';
import { coursePath } from '../../platform/course-addresses.ts';
import { ENTRY } from '../../text/copy/course-entry.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loadable, type LoadableQuery } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CourseContents } from './course-contents.tsx';
import { CourseProgress } from './course-progress.tsx';
import { EntryBanner } from './entry-banner.tsx';
import { moduleProgress, sumOf } from './module-progress.ts';
import styles from './page.module.css';

/** Banner, progress, contents, and the way on. */
export function OwnedCourse({ courseId, course }: { courseId: string; course: LoadableQuery<CourseReply> }) {
  const progress = useProgress(courseId);
  const { data } = course;
  const hasBegun = data !== undefined && sumOf(moduleProgress(data.weeks, progress.data), 'doneCount') > 0;
  const hasPlace = hasBegun || (progress.data?.items.length ?? 0) > 0;
  return (
    <div className={styles.page}>
      <EntryBanner
        courseId={courseId}
        thumbnail={data?.thumbnail}
        eyebrow={ENTRY.eyebrow}
        title={data && (data.title || M.courseTitleFallback)}
      >
        {data && (
          <>
            <p className={styles.lead}>{data.description || M.courseDescriptionFallback}</p>
            <div className={styles.actions}>
              <ButtonLink to={coursePath(courseId)}>{hasPlace ? ENTRY.open : ENTRY.start}</ButtonLink>
            </div>
          </>
        )}
      </EntryBanner>
      <Loadable query={course} loading={ENTRY.loading} skeleton={<EntrySkeleton />}>
        {({ weeks }) => (
          <div className={styles.sections}>
            <CourseProgress modules={moduleProgress(weeks, progress.data)} progress={progress} />
            <CourseContents courseId={courseId} modules={moduleProgress(weeks, progress.data)} />
          </div>
        )}
      </Loadable>
    </div>
  );
}

function EntrySkeleton() {
  return (
    <div className={styles.sections}>
      <Skeleton height="210px" radius="var(--radius-card)" />
      <Skeleton height="420px" radius="var(--radius-card)" />
    </div>
  );
}
