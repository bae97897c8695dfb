import { Link } from 'react-router-dom';
import type { DashboardReply } from '../../../../src/wire/enrolment.ts';
import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import { coursePath } from '../../../platform/addresses.ts';
import { DASHBOARD, LEARNING } from '../../../text/copy/learning.ts';
import { moduleTitle } from '../outline.ts';
import { shareOf } from '../places.ts';
import page from './dashboard-page.module.css';
import styles from './module-arch.module.css';

/** Every module of a course as its tooth, filled as far as it is done. */
export function ModuleArch({ course, hasTitle }: { course: DashboardReply['courses'][number]; hasTitle: boolean }) {
  if (course.weeks.length === 0) return null;
  return (
    <section aria-labelledby="modules">
      <div className={styles.head}>
        <h2 id="modules" className={page.heading}>{DASHBOARD.modules}</h2>
        <p className={styles.sum}>
          {hasTitle && <span>{course.title}</span>}
          <span>{LEARNING.doneOf(course.completedCount, course.itemCount)}</span>
        </p>
      </div>
      <ol className={styles.arch}>
        {course.weeks.map((week) => (
          <li key={week.weekNumber}>
            <Link className={styles.module} to={coursePath(course.id, { week: week.weekNumber })}>
              <ToothGlyph moduleNumber={week.weekNumber} fill={shareOf({ done: week.completedCount, total: week.itemCount })} size={72} />
              <span className={styles.number}>{String(week.weekNumber).padStart(2, '0')}</span>
              <span className={styles.title}>{moduleTitle(week)}</span>
              <span className={styles.count}>{LEARNING.doneOf(week.completedCount, week.itemCount)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
