import { Eye, SquarePen } from 'lucide-react';
import type { AdminCourseReply } from '../../../../src/wire/admin-catalog.ts';
import { editCoursePath, manageCoursesPath } from '../../../platform/admin-addresses.ts';
import { coursePath } from '../../../platform/course-addresses.ts';
import { COUNT, MANAGE } from '../../../text/copy/admin-content.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { sumsOf } from '../outline-facts.ts';
import styles from './course-head.module.css';

/** Which course, whether it is on sale, how much is in it, and the ways out of here. */
export function CourseHead({ course }: { course: AdminCourseReply | undefined }) {
  const sums = course && sumsOf(course);
  return (
    <header className={styles.head}>
      <Breadcrumbs crumbs={[{ label: MANAGE.crumbCourses, to: manageCoursesPath }, { label: MANAGE.crumb }]} />
      <div className={styles.row}>
        <div className={styles.words}>
          <PageTitle title={course ? `${MANAGE.title}: ${course.title}` : MANAGE.title} className={styles.title}>
            {course?.title ?? MANAGE.title}
          </PageTitle>
          {course && sums && (
            <p className={styles.facts}>
              <Tag tone={course.isLive ? 'success' : 'neutral'}>{course.isLive ? MANAGE.live : MANAGE.draft}</Tag>
              <span>{COUNT.modules(course.weeks.length)}</span>
              <span>{COUNT.days(sums.days)}</span>
              <span>{COUNT.items(sums.items)}</span>
              <span>{COUNT.documents(sums.documents)}</span>
              <span>{COUNT.students(course.studentCount)}</span>
            </p>
          )}
        </div>
        {course && (
          <div className={styles.ways}>
            <ButtonLink
              to={editCoursePath(course.id)}
              variant="outline"
              size="small"
              icon={<SquarePen size={18} aria-hidden="true" />}
            >
              {MANAGE.editCourse}
            </ButtonLink>
            <ButtonLink
              to={coursePath(course.id)}
              variant="outline"
              size="small"
              icon={<Eye size={18} aria-hidden="true" />}
            >
              {MANAGE.viewAsStudent}
            </ButtonLink>
          </div>
        )}
      </div>
    </header>
  );
}
