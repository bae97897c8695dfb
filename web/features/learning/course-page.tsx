import { useParams } from 'react-router-dom';
import { M } from '../../../src/wire/messages.ts';
import { useCourse } from '../../api/courses.ts';
import { useProgress } from '../../api/progress.ts';
import { COURSE } from '../../text/copy/learning.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { CourseBanner } from './course/course-banner.tsx';
import { courseFailure } from './course/course-failure.ts';
import { CourseSkeleton } from './course/course-skeleton.tsx';
import { CourseTabs } from './course/course-tabs.tsx';
import { CourseUnavailable } from './course/course-unavailable.tsx';
import { PrintedOutline } from './course/printed-outline.tsx';
import { placesOf } from './places.ts';
import styles from './page.module.css';

/** Everything in one course: what to study day by day, and its papers (specification 2.4). */
export function CoursePage() {
  const courseId = useParams()['courseId']?.trim() ?? '';
  const course = useCourse(courseId);
  const places = placesOf(useProgress(courseId).data);
  const isUnavailable = courseId === '' || (course.data === undefined && course.error !== null && !course.isFetching);

  return (
    <div className={styles.page}>
      {!isUnavailable && <CourseBanner course={course.data} places={places} />}
      {courseId === '' ? (
        <CourseUnavailable message={M.noCourseId} />
      ) : (
        <Loadable
          query={course}
          loading={COURSE.loading}
          skeleton={<CourseSkeleton />}
          renderFailure={(error, retry) => <CourseUnavailable message={courseFailure(error)} onRetry={retry} />}
        >
          {(loaded) => (
            <>
              <div data-print="hide">
                <CourseTabs course={loaded} places={places} />
              </div>
              <PrintedOutline course={loaded} />
            </>
          )}
        </Loadable>
      )}
    </div>
  );
}
