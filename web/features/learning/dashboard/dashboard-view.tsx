import { Link } from 'react-router-dom';
import type { DashboardReply } from '../../../../src/wire/enrolment.ts';
import { liveCoursesPath } from '../../../platform/addresses.ts';
import { DASHBOARD } from '../../../text/copy/learning.ts';
import { moduleOf } from '../outline.ts';
import { ContinueCard } from './continue-card.tsx';
import { CourseCard } from './course-card.tsx';
import { FinishedCard } from './finished-card.tsx';
import { isFirstVisit } from './first-visit.ts';
import { FirstVisitCard } from './first-visit-card.tsx';
import { ModuleArch } from './module-arch.tsx';
import styles from './dashboard-page.module.css';

/** Go on, the arch of the course one is in, all courses. */
export function DashboardView({ dashboard }: { dashboard: DashboardReply }) {
  const { next, courses } = dashboard;
  const course = courses.find(({ id }) => id === next?.courseId) ?? courses[0];
  if (!course) return null;
  return (
    <div className={styles.rows}>
      {next && <ContinueCard next={next} course={course} />}
      {!next && (isFirstVisit(dashboard) ? <FirstVisitCard course={course} /> : <FinishedCard course={course} />)}
      <ModuleArch course={course} currentWeek={next ? moduleOf(next.label) : undefined} hasTitle={courses.length > 1} />
      <section aria-labelledby="my-courses">
        <div className={styles.head}>
          <h2 id="my-courses" className={styles.heading}>
            {DASHBOARD.courses}
          </h2>
          <Link className={styles.more} to={liveCoursesPath}>
            {DASHBOARD.allCourses}
          </Link>
        </div>
        <ul className={styles.courses}>
          {courses.map((one) => (
            <li key={one.id}>
              <CourseCard course={one} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
