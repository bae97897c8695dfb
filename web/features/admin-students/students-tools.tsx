import { SORT_ORDERS, STUDENT_SORTS } from '../../../src/wire/admin-students.ts';
import { STUDENTS } from '../../text/copy/admin-students.ts';
import { Select } from '../../ui/select.tsx';
import { StudentSearch } from './student-search.tsx';
import type { StudentsWish } from './students-wish.ts';
import styles from './students-tools.module.css';

type Order = keyof typeof STUDENTS.orders;

const ORDERS = Object.entries(STUDENTS.orders).map(([value, label]) => ({ value: value as Order, label }));

export interface StudentsToolsProps {
  wish: StudentsWish;
  onChange: (to: Partial<StudentsWish>) => void;
}

/** Search; and how it is sorted, where no headings stand above columns. */
export function StudentsTools({ wish, onChange }: StudentsToolsProps) {
  const sortBy = (chosen: Order) => {
    const [sort, order] = chosen.split(' ');
    onChange({ sort: STUDENT_SORTS.find((one) => one === sort), order: SORT_ORDERS.find((one) => one === order) });
  };
  return (
    <div className={styles.tools} role="search">
      <StudentSearch search={wish.search} onSearch={(search) => onChange({ search })} />
      <div className={styles.sort}>
        <Select label={STUDENTS.sortBy} options={ORDERS} value={`${wish.sort} ${wish.order}`} onChange={sortBy} />
      </div>
    </div>
  );
}
