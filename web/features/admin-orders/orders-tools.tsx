import { useId } from 'react';
import { MAX_SEARCH, SORT_ORDERS } from '../../../src/wire/admin-students.ts';
import { ORDER_SORTS, ORDER_STATES, type OrderState } from '../../../src/wire/literals.ts';
import { ORDERS } from '../../text/copy/admin-orders.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { Select } from '../../ui/select.tsx';
import type { OrdersQuery } from './orders-query.ts';
import styles from './orders-page.module.css';

type Sorting = keyof typeof ORDERS.sorts;

const SORTINGS = Object.entries(ORDERS.sorts).map(([value, label]) => ({ value: value as Sorting, label }));
const STATES: { value: OrderState | ''; label: string }[] = [
  { value: '', label: ORDERS.everyState },
  ...ORDER_STATES.map((value) => ({ value, label: ORDERS.states[value] })),
];

interface OrdersToolsProps {
  query: OrdersQuery;
  onChange: (to: Partial<OrdersQuery>) => void;
}

/** Search, state, days; and how it is sorted, where no headings stand above columns. */
export function OrdersTools({ query, onChange }: OrdersToolsProps) {
  const sortBy = (chosen: Sorting) => {
    const [sort, order] = chosen.split(' ');
    onChange({ sort: ORDER_SORTS.find((one) => one === sort), order: SORT_ORDERS.find((one) => one === order) });
  };
  return (
    <div className={styles.tools} role="search">
      <SearchBox
        label={ORDERS.search}
        clear={ORDERS.clearSearch}
        maxLength={MAX_SEARCH}
        search={query.search}
        onSearch={(search) => onChange({ search })}
      />
      <div className={styles.state}>
        <Select label={ORDERS.state} options={STATES} value={query.state} onChange={(state) => onChange({ state })} />
      </div>
      <DayField label={ORDERS.from} value={query.from} max={query.to} onChange={(from) => onChange({ from })} />
      <DayField label={ORDERS.to} value={query.to} min={query.from} onChange={(to) => onChange({ to })} />
      <div className={styles.sort}>
        <Select label={ORDERS.sortBy} options={SORTINGS} value={`${query.sort} ${query.order}`} onChange={sortBy} />
      </div>
    </div>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A day of the school, or none. */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
