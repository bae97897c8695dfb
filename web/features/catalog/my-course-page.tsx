import { M } from '../../../src/wire/messages.ts';
import { useLiveCourses } from '../../api/courses.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { dashboardPath } from '../../platform/addresses.ts';
import { MY_COURSE } from '../../text/copy/catalog.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { LiveCourseCard } from './live-course-card.tsx';
import styles from './page.module.css';

/** /Mycourse: the live courses, for students. */
export function MyCoursePage() {
  const courses = useLiveCourses();
  return (
    <div className={styles.page}>
      <PageTitle title={MY_COURSE.title}>{M.liveCoursesHeading}</PageTitle>
      <Loadable
        query={courses}
        loading={M.loadingCourses}
        skeleton={<CardSkeletons isShort />}
        failed={M.coursesLoadFailed}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            drawing={<TrayDrawing />}
            message={M.noLiveCourses}
            action={<ButtonLink to={dashboardPath}>{MY_COURSE.dashboard}</ButtonLink>}
          >
            {MY_COURSE.emptyLine}
          </EmptyState>
        }
      >
        {(list) => (
          <div className={styles.grid} data-cards>
            {list.map((course) => (
              <LiveCourseCard key={course.id} course={course} />
            ))}
          </div>
        )}
      </Loadable>
    </div>
  );
}
