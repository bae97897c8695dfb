import { Link, useLocation } from 'react-router';
import type { OrderSort } from '../../../src/wire/literals.ts';
import type { OrderListing } from '../../../src/wire/replies/orders.ts';
import { orderPath } from '../../platform/admin-addresses.ts';
import { ORDERS } from '../../text/copy/admin-orders.ts';
import { dayOf } from '../../text/dates.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { OrderStateTag } from './order-state.tsx';
import type { OrdersQuery } from './orders-query.ts';
import styles from './orders-table.module.css';

interface OrdersTableProps {
  orders: readonly OrderListing[];
  query: OrdersQuery;
  onSort: (to: Pick<OrdersQuery, 'sort' | 'order'>) => void;
}

/** One line for each order, which is a link as a whole; a card for each on phones. */
export function OrdersTable({ orders, query, onSort }: OrdersTableProps) {
  const heading = (column: OrderSort) => <SortHeading column={column} query={query} onSort={onSort} />;
  return (
    <table className={styles.table} aria-label={ORDERS.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            <span className={styles.plain}>{ORDERS.number}</span>
          </th>
          {heading('placed')}
          {heading('name')}
          <th scope="col" className={styles.course}>
            <span className={styles.plain}>{ORDERS.course}</span>
          </th>
          <th scope="col" className={styles.state}>
            <span className={styles.plain}>{ORDERS.state}</span>
          </th>
          {heading('total')}
          {heading('kept')}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order }: { order: OrderListing }) {
  const { search } = useLocation();
  const { id, orderNumber, createdAt, name, email, courseTitle, state, total, kept } = order;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.number}>
        <Link to={orderPath(id)} state={{ list: search }} className={styles.link}>
          {orderNumber}
        </Link>
      </th>
      <td className={styles.placed}>
        <span className={styles.term}>{ORDERS.columns.placed} </span>
        <time dateTime={createdAt}>{dayOf(createdAt)}</time>
      </td>
      <td className={styles.name} title={email} data-none={name === '' || undefined}>
        {name || ORDERS.gone}
      </td>
      <td className={styles.course} title={courseTitle}>
        {courseTitle}
      </td>
      <td className={styles.state}>
        <OrderStateTag state={state} />
      </td>
      <td className={styles.total}>
        <span className={styles.term}>{ORDERS.columns.total} </span>
        {dollarsAndCents(total)}
      </td>
      <td className={styles.kept}>
        <span className={styles.term}>{ORDERS.columns.kept} </span>
        {dollarsAndCents(kept)}
      </td>
    </tr>
  );
}

/** What a column is looked at for first: the newest, the most, and letters from A. */
const FIRST_ORDER = { placed: 'desc', name: 'asc', total: 'desc', kept: 'desc' } as const;

interface SortHeadingProps {
  column: OrderSort;
  query: OrdersQuery;
  onSort: (to: Pick<OrdersQuery, 'sort' | 'order'>) => void;
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
        {ORDERS.columns[column]}
        <ChevronIcon size={16} />
      </button>
    </th>
  );
}
