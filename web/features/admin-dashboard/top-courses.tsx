import { type CSSProperties, useId } from 'react';
import { Link } from 'react-router-dom';
import type { AdminDashboardReply } from '../../../src/wire/admin-dashboard.ts';
import { manageContentPath, manageCoursesPath } from '../../platform/admin-addresses.ts';
import { ADMIN_DASHBOARD as WORDS } from '../../text/copy/admin-dashboard.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Card } from '../../ui/card.tsx';
import { Message } from '../../ui/message.tsx';
import styles from './lists.module.css';

type TopCourse = AdminDashboardReply['topCourses'][number];

/** Ranked by revenue, with what each brought as a share of the first. */
export function TopCourses({ courses }: { courses: readonly TopCourse[] }) {
  const heading = useId();
  const most = Math.max(1, ...courses.map(({ revenue }) => revenue));
  return (
    <Card as="section" aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {WORDS.top}
        </h2>
        <Link to={manageCoursesPath} className={styles.more}>
          {WORDS.manageCourses}
        </Link>
      </header>
      {courses.length === 0 ? (
        <div className={styles.empty}>
          <p className={styles.emptyWords}>
            <Message>{WORDS.noTop}</Message>
          </p>
          <p>{WORDS.noTopLine}</p>
        </div>
      ) : (
        <ol className={styles.rows}>
          {courses.map((course) => (
            <Row key={course.courseId} course={course} share={course.revenue / most} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Row({ course: { courseId, title, enrolments, revenue }, share }: { course: TopCourse; share: number }) {
  return (
    <li className={styles.ranked}>
      {title === null ? (
        <span className={styles.name}>{WORDS.aGoneCourse}</span>
      ) : (
        <Link to={manageContentPath(courseId)} className={styles.name}>
          {title}
        </Link>
      )}
      <span className={styles.money}>{dollarsAndCents(revenue)}</span>
      <span className={styles.bar} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
      <span className={styles.about}>{WORDS.enrolmentCount(enrolments)}</span>
    </li>
  );
}
