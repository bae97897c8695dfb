import type { StudentSort } from '../../../src/wire/admin-students.ts';
import { STUDENTS } from '../../text/copy/admin-students.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import type { StudentsWish } from './students-wish.ts';
import styles from './students-table.module.css';

/** What a column is looked at for first: the newest, the most, and letters from A. */
const FIRST_ORDER = { name: 'asc', email: 'asc', joined: 'desc', courses: 'desc' } as const;

export interface SortHeadingProps {
  column: StudentSort;
  wish: StudentsWish;
  onSort: (to: Pick<StudentsWish, 'sort' | 'order'>) => void;
}

export function SortHeading({ column, wish, onSort }: SortHeadingProps) {
  const isSorted = wish.sort === column;
  const order = isSorted ? wish.order : undefined;
  const next = isSorted ? (wish.order === 'asc' ? 'desc' : 'asc') : FIRST_ORDER[column];
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
