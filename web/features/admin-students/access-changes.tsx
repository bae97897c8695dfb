import type { AccessChangeReply } from '../../../src/wire/admin-students.ts';
import { STUDENT } from '../../text/copy/admin-students.ts';
import { momentOf } from '../../text/dates.ts';
import { NothingHere, StudentSection } from './student-section.tsx';
import styles from './student-lists.module.css';

/** Who let them in or out, and when. */
export function AccessChanges({ changes }: { changes: readonly AccessChangeReply[] }) {
  return (
    <StudentSection heading={STUDENT.changes}>
      {changes.length === 0 ? (
        <NothingHere message={STUDENT.noChanges} />
      ) : (
        <ul className={styles.list}>
          {changes.map(({ id, kind, courseTitle, by, at }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.what}>
                {STUDENT.change[kind]}: {courseTitle ?? STUDENT.goneCourse}
              </span>
              <span className={styles.facts}>
                <time dateTime={at}>{momentOf(at)}</time>
                <span>{STUDENT.by(by)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </StudentSection>
  );
}
