import { M } from '../../../../src/wire/messages.ts';
import type { Course } from '../../../api/courses.ts';
import { TeethArch } from '../../../art/teeth-arch.tsx';
import { dashboardPath } from '../../../platform/addresses.ts';
import { COURSE, LEARNING } from '../../../text/copy/learning.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PrintButton } from '../../../ui/print-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Message } from '../../../ui/text.tsx';
import { ModuleChip } from '../curriculum.tsx';
import { type ProgressByItem, shareOf, sumOf, tallyOf } from '../progress-by-item.ts';
import styles from './course.module.css';

/** Title, plan and arch. Rendered while the course is loading, so that the heading keeps the focus. */
export function CourseBanner({ course, progress }: { course: Course | undefined; progress: ProgressByItem }) {
  const tallies =
    course?.modules.map((module) => ({ moduleNumber: module.moduleNumber, ...tallyOf(module, progress) })) ?? [];
  const { done, total } = sumOf(tallies);
  const title = course ? course.title || M.courseTitleFallback : COURSE.title;
  return (
    <>
      <div className={styles.head}>
        <Breadcrumbs crumbs={[{ label: LEARNING.dashboard, to: dashboardPath }, { label: COURSE.title }]} />
        {tallies.length > 0 && <PrintButton>{COURSE.printOutline}</PrintButton>}
      </div>
      <header className={styles.banner}>
        <div className={styles.bannerWords}>
          <PageTitle title={title} className={styles.bannerTitle} />
          <p className={styles.plan}>{course && <Message>{M.modulesPlan(course.modules.length)}</Message>}</p>
          {total > 0 && (
            <div className={styles.progress}>
              <ProgressBar done={done} total={total} label={COURSE.progressLabel} />
            </div>
          )}
        </div>
        <div data-print="hide">
          {tallies.length > 0 && (
            <div className={styles.arch}>
              <TeethArch
                teeth={tallies.map((tally) => ({
                  moduleNumber: tally.moduleNumber,
                  fill: shareOf(tally),
                  isCurrent: false,
                }))}
                hasNumbers={false}
              />
            </div>
          )}
          <div className={styles.row}>
            {tallies.map((tally) => (
              <ModuleChip key={tally.moduleNumber} moduleNumber={tally.moduleNumber} tally={tally} size={62} />
            ))}
          </div>
        </div>
      </header>
    </>
  );
}
