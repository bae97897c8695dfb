import type { CSSProperties, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { SortOrder } from '../../src/wire/admin-students.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import type { ListState } from './list-query.ts';
import styles from './list-table.module.css';

interface Sorting<Sort extends string> {
  sort: Sort;
  order: SortOrder;
}

/** The sort keys of the list; other columns have any key, and no order. */
type ColumnKey<Sort> = { key: Sort /** Sorted by first. */; sort: SortOrder } | { key: string; sort?: undefined };

type Column<Row, Sort extends string> = ColumnKey<Sort> & {
  head: string;
  cell: (row: Row) => ReactNode;
  title?: (row: Row) => string;
  /** Per cent of the table; a date has its own without it, and the other columns without it share the rest. */
  width?: number;
  /** On phones a date, a moment, an amount and a figure have the head before them. */
  look?: 'muted' | 'date' | 'moment' | 'amount' | 'figure';
  className?: string | undefined;
};

/** The first one names the row. */
export type Columns<Row, Sort extends string> = readonly [Column<Row, Sort>, ...Column<Row, Sort>[]];

interface ListTableProps<Row, Sort extends string> {
  label: string;
  rows: readonly Row[];
  columns: Columns<Row, Sort>;
  linkOf: (row: Row) => string;
  /** Left out where the server's order is the only one. */
  list?: ListState<Sorting<Sort>>;
  /** Cuts off what does not fit on one line, but a name. */
  isOneLine?: boolean;
}

/** One line for each row, which is a link as a whole; a card for each on phones. */
export function ListTable<Row extends { id: string }, Sort extends string>(props: ListTableProps<Row, Sort>) {
  const { label, rows, columns, linkOf, list, isOneLine } = props;
  const [name, ...others] = columns;
  const { search } = useLocation();
  return (
    <table className={styles.table} aria-label={label} data-one-line={isOneLine}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.key} column={column} list={list} />
          ))}
        </tr>
      </thead>
      <tbody data-rows>
        {rows.map((row) => (
          <tr key={row.id} className={styles.row}>
            <th scope="row" className={name.className}>
              <Link to={linkOf(row)} state={{ list: search }} className={styles.link}>
                {name.cell(row)}
              </Link>
            </th>
            {others.map(({ key, head, look, title, className, cell }) => (
              <td key={key} className={className} title={title?.(row)} data-look={look}>
                {look !== undefined && look !== 'muted' && <span className={styles.term}>{head} </span>}
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadingProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  list: ListState<Sorting<Sort>> | undefined;
}

function Heading<Row, Sort extends string>({ column, list }: HeadingProps<Row, Sort>) {
  const { head, width, look } = column;
  const looks = {
    'data-look': look,
    style: (width === undefined ? {} : { '--width': `${width}%` }) as CSSProperties,
  };
  if (column.sort === undefined || !list) {
    return (
      <th scope="col" {...looks}>
        <span className={styles.head}>{head}</span>
      </th>
    );
  }
  const { query, change } = list;
  const { key, sort } = column;
  const order = query.sort === key ? query.order : undefined;
  const next = order === undefined ? sort : order === 'asc' ? 'desc' : 'asc';
  return (
    <th scope="col" aria-sort={order === undefined ? 'none' : order === 'asc' ? 'ascending' : 'descending'} {...looks}>
      <button
        type="button"
        className={styles.head}
        data-order={order}
        onClick={() => change({ sort: key, order: next })}
      >
        {head}
        <ChevronIcon size={16} />
      </button>
    </th>
  );
}
