import { ACTIVITY_KINDS } from '../../../src/wire/literals.ts';
import type { ActivityEntryReply, ActivityLogReply } from '../../../src/wire/replies/reporting.ts';
import { List } from '../../admin/list-page.tsx';
import { STUDENT } from '../../text/copy/admin-students.ts';
import { momentOf } from '../../text/dates.ts';
import { Note, Stack, Text } from '../../ui/layout/layout.tsx';
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
      <List
        isSmall
        log={log}
        rowsOf={({ entries }) => entries}
        words={{ ...STUDENT, loading: STUDENT.loadingLog }}
        skeleton={<SkeletonText lines={4} />}
        empty={<NothingHere message={STUDENT.noLog} line={STUDENT.noLogLine} />}
      >
        {(entries, { counts }) => (
          <div>
            <Totals counts={counts} />
            <Stack as="ul">
              {entries.map((entry) => (
                <ActivityRow key={entry.id} entry={entry} />
              ))}
            </Stack>
          </div>
        )}
      </List>
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
      <Note as="time" isTabular dateTime={at}>
        {momentOf(at)}
      </Note>
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
      <Text as="span" size="small" breaks>
        {lesson ? (
          <>
            <span className={styles.code}>{lesson.label}</span> {lesson.title}
          </>
        ) : (
          STUDENT.goneLesson
        )}
        <span className={styles.ofCourse}>{courseTitle ?? STUDENT.goneCourse}</span>
      </Text>
    </li>
  );
}
