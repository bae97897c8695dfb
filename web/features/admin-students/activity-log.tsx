import { ACTIVITY_KINDS } from '../../../src/wire/literals.ts';
import type { ActivityEntryReply, ActivityLogReply } from '../../../src/wire/replies/reporting.ts';
import { Older } from '../../admin/log-list.tsx';
import { STUDENT } from '../../text/copy/admin-students.ts';
import { momentOf } from '../../text/dates.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/text.tsx';
import { NothingHere, StudentSection } from './student-section.tsx';
import { useActivityLog } from './students-api.ts';
import styles from './student-page.module.css';

/** Log of the player, newest first, below the total count per kind. */
export function ActivityLog({ studentId }: { studentId: string }) {
  const log = useActivityLog(studentId);
  return (
    <StudentSection heading={STUDENT.log} line={STUDENT.logLine}>
      <Loadable
        query={log}
        loading={STUDENT.loadingLog}
        skeleton={<SkeletonText lines={4} />}
        isEmpty={({ pages }) => pages.every(({ entries }) => entries.length === 0)}
        empty={<NothingHere message={STUDENT.noLog} line={STUDENT.noLogLine} />}
      >
        {({ pages }) => (
          <>
            {pages[0] && <Totals counts={pages[0].counts} />}
            <ul className={styles.entries}>
              {pages
                .flatMap(({ entries }) => entries)
                .map((entry) => (
                  <ActivityRow key={entry.id} entry={entry} />
                ))}
            </ul>
            <Older log={log} words={STUDENT} size="small" className={styles.older} />
          </>
        )}
      </Loadable>
    </StudentSection>
  );
}

const Totals = ({ counts }: Pick<ActivityLogReply, 'counts'>) => (
  <dl className={styles.totals} aria-label={STUDENT.totals}>
    {ACTIVITY_KINDS.map((kind) => (
      <div key={kind}>
        <dt>{STUDENT.kinds[kind]}</dt>
        <dd>{(counts[kind] ?? 0).toLocaleString('en-AU')}</dd>
      </div>
    ))}
  </dl>
);

function ActivityRow({ entry: { kind, at, count, lesson, courseTitle } }: { entry: ActivityEntryReply }) {
  return (
    <li className={styles.activity}>
      <time className={styles.when} dateTime={at}>
        {momentOf(at)}
      </time>
      <span className={styles.what}>
        {STUDENT.kinds[kind]}
        {count > 1 && (
          <>
            {' '}
            <span className={styles.times} aria-hidden="true">
              {STUDENT.times(count)}
            </span>
            <VisuallyHidden>, {STUDENT.timesInMinute(count)}</VisuallyHidden>
          </>
        )}
      </span>
      <span className={styles.where}>
        {lesson ? (
          <>
            <span className={styles.code}>{lesson.label}</span> {lesson.title}
          </>
        ) : (
          STUDENT.goneLesson
        )}
        <span className={styles.ofCourse}>{courseTitle ?? STUDENT.goneCourse}</span>
      </span>
    </li>
  );
}
