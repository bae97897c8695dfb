import type { ActivityEntryReply } from '../../../src/wire/admin-students.ts';
import { STUDENT } from '../../text/copy/admin-students.ts';
import { momentOf } from '../../text/dates.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './student-lists.module.css';

export function ActivityRow({ entry: { kind, at, count, lesson, courseTitle } }: { entry: ActivityEntryReply }) {
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
        <span className={styles.course}>{courseTitle ?? STUDENT.goneCourse}</span>
      </span>
    </li>
  );
}
