import { Link } from 'react-router-dom';
import { modulePadded } from '../../../../src/wire/course-labels.ts';
import type { DashboardReply } from '../../../../src/wire/enrolment.ts';
import { TeethArch } from '../../../art/teeth-arch.tsx';
import { moduleTitle } from '../../../course/outline.ts';
import { coursePath } from '../../../platform/course-addresses.ts';
import { DASHBOARD, LEARNING } from '../../../text/copy/learning.ts';
import { shareOf } from '../progress-by-item.ts';
import styles from './module-arch.module.css';

export interface ModuleArchProps {
  course: DashboardReply['courses'][number];
  /** The module to go on in, if any. */
  currentWeek: number | undefined;
  hasTitle: boolean;
}

/** Every module of a course as a tooth of one arch and as a line beside it; at the end stands the exam. */
export function ModuleArch({ course, currentWeek, hasTitle }: ModuleArchProps) {
  const { weeks } = course;
  if (weeks.length === 0) return null;
  const tallies = weeks.map((week) => ({ week, done: week.completedCount, total: week.itemCount }));
  const teeth = tallies.map((tally) => ({
    moduleNumber: tally.week.weekNumber,
    fill: shareOf(tally),
    isCurrent: tally.week.weekNumber === currentWeek,
  }));
  return (
    <section className={styles.card} aria-labelledby="modules">
      <div className={styles.picture}>
        <div className={styles.arch}>
          <TeethArch teeth={teeth} />
        </div>
        <p className={styles.sum}>
          <span className={styles.figure}>{DASHBOARD.sum(course.completedCount, course.itemCount)}</span>
          <span>{DASHBOARD.sumOf}</span>
        </p>
      </div>
      <div className={styles.words}>
        <h2 id="modules" className={styles.heading}>
          {DASHBOARD.modules}
        </h2>
        {hasTitle && <p className={styles.course}>{course.title}</p>}
        <ol className={styles.list}>
          {tallies.map(({ week, done, total }) => (
            <li key={week.weekNumber}>
              <Link
                className={styles.module}
                to={coursePath(course.id, { week: week.weekNumber })}
                aria-current={week.weekNumber === currentWeek ? 'step' : undefined}
              >
                <span className={styles.number}>{modulePadded(week.weekNumber)}</span>
                <span className={styles.title}>{moduleTitle(week)}</span>
                <span className={styles.count} data-done={(total > 0 && done >= total) || undefined}>
                  {total > 0 ? LEARNING.doneOf(done, total) : DASHBOARD.emptyModule}
                </span>
              </Link>
            </li>
          ))}
          <li className={styles.exam}>
            <span className={styles.star} aria-hidden="true" />
            <span className={styles.title}>{DASHBOARD.exam}</span>
            <span className={styles.count}>{DASHBOARD.examLine}</span>
          </li>
        </ol>
      </div>
    </section>
  );
}
