import { Link, useLocation } from 'react-router-dom';
import type { StudentListing, StudentSort } from '../../../src/wire/admin-students.ts';
import { studentPath } from '../../platform/admin-addresses.ts';
import { STUDENTS } from '../../text/copy/admin-students.ts';
import { dayOf } from '../../text/dates.ts';
import { SortHeading } from './sort-heading.tsx';
import type { StudentsWish } from './students-wish.ts';
import styles from './students-table.module.css';

const COLUMNS: readonly StudentSort[] = ['name', 'email', 'courses', 'joined'];

export interface StudentsTableProps {
  students: readonly StudentListing[];
  wish: StudentsWish;
  onSort: (to: Pick<StudentsWish, 'sort' | 'order'>) => void;
}

/** One line for each student, which is a link as a whole; a card for each on phones. */
export function StudentsTable({ students, wish, onSort }: StudentsTableProps) {
  return (
    <table className={styles.table} aria-label={STUDENTS.table}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <SortHeading key={column} column={column} wish={wish} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {students.map((student) => (
          <StudentRow key={student.id} student={student} />
        ))}
      </tbody>
    </table>
  );
}

function StudentRow({ student: { id, name, email, joinedAt, courses } }: { student: StudentListing }) {
  const { search } = useLocation();
  const titles = courses.map(({ title }) => title).join(', ');
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <Link to={studentPath(id)} state={{ list: search }} className={styles.link}>
          {name}
        </Link>
      </th>
      <td className={styles.email} title={email}>
        {email}
      </td>
      <td className={styles.courses} title={titles} data-none={titles === '' || undefined}>
        {titles || STUDENTS.noCourse}
      </td>
      <td className={styles.joined}>
        <span className={styles.term}>{STUDENTS.columns.joined} </span>
        <time dateTime={joinedAt}>{dayOf(joinedAt)}</time>
      </td>
    </tr>
  );
}
