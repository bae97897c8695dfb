import { STUDENT } from '../../text/copy/admin-students.ts';
import styles from './student-course.module.css';

/** What exactly happens, and what does not. */
export function RevokeFacts({ isPaid }: { isPaid: boolean }) {
  return (
    <ul className={styles.consequences}>
      {STUDENT.revokeFacts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {isPaid && <li>{STUDENT.revokePaid}</li>}
    </ul>
  );
}
