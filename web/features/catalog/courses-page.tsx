import { useLocation } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import { useLiveCourses } from '../../api/courses.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { CardSkeletons } from '../../course/course-cards.tsx';
import type { OWNS_NONE } from '../../platform/addresses.ts';
import { COURSES } from '../../text/copy/catalog.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CourseCard } from './course-card.tsx';
import styles from '../../course/course-cards.module.css';

/** /courses: all courses for sale. */
export function CoursesPage() {
  const { state } = useLocation() as { state: Partial<typeof OWNS_NONE> | null };
  const courses = useLiveCourses();
  return (
    <div className={styles.page}>
      <header className={styles.pageHead}>
        <PageTitle title={COURSES.title}>{COURSES.heading}</PageTitle>
        <p className={styles.lead}>{state?.ownsNone ? COURSES.ownsNone : COURSES.lead}</p>
      </header>
      <Loadable
        query={courses}
        loading={M.loadingCourses}
        skeleton={<CardSkeletons />}
        failed={M.coursesLoadFailed}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            drawing={<TrayDrawing />}
            message={M.noCoursesAtTheMoment}
            action={<ButtonLink to="/ContactUs">{COURSES.contact}</ButtonLink>}
          >
            {COURSES.emptyLine}
          </EmptyState>
        }
      >
        {(list) => (
          <div className={styles.grid} data-cards>
            {list
              .toSorted((one, other) => one.durationMonths - other.durationMonths)
              .map((course, index) => (
                <CourseCard key={course.id} course={course} index={index} />
              ))}
          </div>
        )}
      </Loadable>
    </div>
  );
}
