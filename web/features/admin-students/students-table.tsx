import { Link, useLocation } from 'react-router';
import type { StudentSort } from '../../../src/wire/literals.ts';
import type { StudentListing } from '../../../src/wire/replies/reporting.ts';
import { studentPath } from '../../platform/admin-addresses.ts';
import { lastDayShort } from '../../text/access.ts';
import { STUDENTS } from '../../text/copy/admin-students.ts';
import { dayOf } from '../../text/dates.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import type { StudentsQuery } from './students-query.ts';
import styles from './students-table.module.css';

const COLUMNS: readonly StudentSort[] = ['name', 'email', 'courses', 'joined'];

interface StudentsTableProps {
  students: readonly StudentListing[];
  query: StudentsQuery;
  onSort: (to: Pick<StudentsQuery, 'sort' | 'order'>) => void;
}

/** One line for each student, which is a link as a whole; a card for each on phones. */
export function StudentsTable({ students, query, onSort }: StudentsTableProps) {
  return (
    <table className={styles.table} aria-label={STUDENTS.table}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <SortHeading key={column} column={column} query={query} onSort={onSort} />
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
  const titles = courses.map(({ title, endsAt }) => `${title} (${STUDENTS.until(lastDayShort(endsAt))})`).join(', ');
  const soonest = courses.map(({ endsAt }) => endsAt).toSorted()[0];
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
        {courses.map(({ title }) => title).join(', ') || STUDENTS.noCourse}
        {soonest !== undefined && <span className={styles.until}>{STUDENTS.until(lastDayShort(soonest))}</span>}
      </td>
      <td className={styles.joined}>
        <span className={styles.term}>{STUDENTS.columns.joined} </span>
        <time dateTime={joinedAt}>{dayOf(joinedAt)}</time>
      </td>
    </tr>
  );
}

/** What a column is looked at for first: the newest, the most, and letters from A. */
const FIRST_ORDER = { name: 'asc', email: 'asc', joined: 'desc', courses: 'desc' } as const;

interface SortHeadingProps {
  column: StudentSort;
  query: StudentsQuery;
  onSort: (to: Pick<StudentsQuery, 'sort' | 'order'>) => void;
}

function SortHeading({ column, query, onSort }: SortHeadingProps) {
  const isSorted = query.sort === column;
  const order = isSorted ? query.order : undefined;
  const next = isSorted ? (query.order === 'asc' ? 'desc' : 'asc') : FIRST_ORDER[column];
  return (
    <th
      scope="col"
      className={styles[column]}
      aria-sort={order === undefined ? 'none' : order === 'asc' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        className={styles.sort}
        data-order={order}
        onClick={() => onSort({ sort: column, order: next })}
      >
        {STUDENTS.columns[column]}
        <ChevronIcon size={16} />
      </button>
    </th>
  );
}
