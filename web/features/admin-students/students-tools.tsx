import { MAX_SEARCH, SORT_ORDERS } from '../../../src/wire/admin-students.ts';
import { STUDENT_SORTS } from '../../../src/wire/literals.ts';
import { STUDENTS } from '../../text/copy/admin-students.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { Select } from '../../ui/select.tsx';
import type { StudentsQuery } from './students-query.ts';
import styles from './students-page.module.css';

type Order = keyof typeof STUDENTS.orders;

const ORDERS = Object.entries(STUDENTS.orders).map(([value, label]) => ({ value: value as Order, label }));

interface StudentsToolsProps {
  query: StudentsQuery;
  onChange: (to: Partial<StudentsQuery>) => void;
}

/** Search; and how it is sorted, where no headings stand above columns. */
export function StudentsTools({ query, onChange }: StudentsToolsProps) {
  const sortBy = (chosen: Order) => {
    const [sort, order] = chosen.split(' ');
    onChange({ sort: STUDENT_SORTS.find((one) => one === sort), order: SORT_ORDERS.find((one) => one === order) });
  };
  return (
    <div className={styles.tools} role="search">
      <SearchBox
        label={STUDENTS.search}
        clear={STUDENTS.clearSearch}
        maxLength={MAX_SEARCH}
        search={query.search}
        onSearch={(search) => onChange({ search })}
      />
      <div className={styles.sort}>
        <Select label={STUDENTS.sortBy} options={ORDERS} value={`${query.sort} ${query.order}`} onChange={sortBy} />
      </div>
    </div>
  );
}
