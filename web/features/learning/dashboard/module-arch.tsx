import { Link } from 'react-router';
import { modulePadded } from '../../../../src/wire/course-labels.ts';
import type { Dashboard } from '../../../api/progress.ts';
import { TeethArch } from '../../../art/teeth-arch.tsx';
import { moduleTitle } from '../../../course/outline.ts';
import { coursePath } from '../../../platform/course-addresses.ts';
import { examPath } from '../../../platform/exam-addresses.ts';
import { DASHBOARD, LEARNING } from '../../../text/copy/learning.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { shareOf } from '../progress-by-item.ts';
import styles from './module-arch.module.css';

export interface ModuleArchProps {
  course: Dashboard['courses'][number];
  /** The current module, if any. */
  currentModule: number | undefined;
  hasTitle: boolean;
}

/** Every module of a course as a tooth of an arch, and as a line next to it; the exam is last. */
export function ModuleArch({ course, currentModule, hasTitle }: ModuleArchProps) {
  const { modules } = course;
  if (modules.length === 0) return null;
  const tallies = modules.map((module) => ({ module, done: module.completedCount, total: module.itemCount }));
  const teeth = tallies.map((tally) => ({
    moduleNumber: tally.module.moduleNumber,
    fill: shareOf(tally),
    isCurrent: tally.module.moduleNumber === currentModule,
  }));
  return (
    <section className={styles.card} aria-labelledby="modules">
      <Stack align="center" className={styles.picture}>
        <div className={styles.arch}>
          <TeethArch teeth={teeth} />
        </div>
        <Stack as="p" align="center" className={styles.sum}>
          <span className={styles.figure}>{DASHBOARD.sum(course.completedCount, course.itemCount)}</span>
          <span>{DASHBOARD.sumOf}</span>
        </Stack>
      </Stack>
      <div className={styles.words}>
        <h2 id="modules" className={styles.heading}>
          {DASHBOARD.modules}
        </h2>
        {hasTitle && <p className={styles.course}>{course.title}</p>}
        <Stack as="ol" above={2} className={styles.list}>
          {tallies.map(({ module, done, total }) => (
            <li key={module.moduleNumber}>
              <Link
                className={styles.module}
                to={coursePath(course.id, { module: module.moduleNumber })}
                aria-current={module.moduleNumber === currentModule ? 'step' : undefined}
              >
                <span className={styles.number}>{modulePadded(module.moduleNumber)}</span>
                <span className={styles.title}>{moduleTitle(module)}</span>
                <span className={styles.count} data-done={(total > 0 && done >= total) || undefined}>
                  {total > 0 ? LEARNING.doneOf(done, total) : DASHBOARD.emptyModule}
                </span>
              </Link>
            </li>
          ))}
          <li>
            <Link className={styles.exam} to={examPath}>
              <span className={styles.star} aria-hidden="true" />
              <span className={styles.title}>{DASHBOARD.exam}</span>
              <span className={styles.count}>{DASHBOARD.examLine}</span>
            </Link>
          </li>
        </Stack>
      </div>
    </section>
  );
}
