import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { ORDER_STATES, type OrderSort } from '../../../src/wire/literals.ts';
import type { OrderListing, OrdersReply } from '../../../src/wire/replies/orders.ts';
import { ExportButton } from '../../admin/export-button.tsx';
import { DayField, SelectFilter } from '../../admin/list-filters.tsx';
import { ListPage } from '../../admin/list-page.tsx';
import { useListQuery } from '../../admin/list-query.ts';
import { type Columns, ListTable } from '../../admin/list-table.tsx';
import { orderPath } from '../../platform/admin-addresses.ts';
import { ORDERS } from '../../text/copy/admin-orders.ts';
import { dayOf } from '../../text/dates.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Button } from '../../ui/button.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { AccountantDialog } from './accountant-dialog.tsx';
import { OrderStateTag } from './order-state.tsx';
import { ORDERS_QUERY, saveOrders, useOrders } from './orders-api.ts';
import { UnmatchedPayments } from './unmatched-payments.tsx';
import styles from './order-page.module.css';

const STATES = [
  { value: '', label: ORDERS.everyState },
  ...ORDER_STATES.map((value) => ({ value, label: ORDERS.states[value] })),
] as const;

const COLUMNS: Columns<OrderListing, OrderSort> = [
  { key: 'number', head: ORDERS.number, width: 15.5, className: styles.number, cell: ({ orderNumber }) => orderNumber },
  {
    key: 'placed',
    head: ORDERS.columns.placed,
    sort: 'desc',
    look: 'date',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dayOf(createdAt)}</time>,
  },
  {
    key: 'name',
    head: ORDERS.columns.name,
    sort: 'asc',
    width: 19,
    title: ({ email }) => email,
    cell: ({ name }) =>
      name || (
        <Text as="span" tone="muted">
          {ORDERS.gone}
        </Text>
      ),
  },
  {
    key: 'course',
    head: ORDERS.course,
    look: 'muted',
    className: styles.course,
    title: ({ courseTitle }) => courseTitle,
    cell: ({ courseTitle }) => courseTitle,
  },
  {
    key: 'state',
    head: ORDERS.state,
    width: 14.5,
    className: styles.state,
    cell: ({ state }) => <OrderStateTag state={state} />,
  },
  {
    key: 'total',
    head: ORDERS.columns.total,
    sort: 'desc',
    width: 10.5,
    look: 'amount',
    cell: ({ total }) => dollarsAndCents(total),
  },
  {
    key: 'kept',
    head: ORDERS.columns.kept,
    sort: 'desc',
    width: 10.5,
    look: 'amount',
    cell: ({ kept }) => dollarsAndCents(kept),
  },
];

/** /admin/orders: all orders, also unpaid ones, searched, sorted and paged by the server. */
export function OrdersPage() {
  const list = useListQuery(ORDERS_QUERY);
  const { query, change } = list;
  const orders = useOrders(query);
  const [isForAccountant, setForAccountant] = useState(false);
  return (
    <ListPage
      words={ORDERS}
      paged={orders}
      list={list}
      rowsOf={(reply) => reply.orders}
      search={{ label: ORDERS.search, search: query.search, onSearch: (search) => change({ search }) }}
      actions={
        <>
          <Button
            variant="outline"
            icon={<FileSpreadsheet size={20} aria-hidden="true" />}
            onClick={() => setForAccountant(true)}
          >
            {ORDERS.accountant}
          </Button>
          <ExportButton
            label={ORDERS.export}
            save={() => saveOrders(query)}
            saved={ORDERS.exported}
            isDisabled={!orders.data?.total}
          />
          <AccountantDialog isOpen={isForAccountant} onClose={() => setForAccountant(false)} />
        </>
      }
      notice={<UnmatchedPayments />}
      filters={
        <>
          <SelectFilter
            label={ORDERS.state}
            options={STATES}
            value={query.state}
            onChange={(state) => change({ state })}
          />
          <DayField label={ORDERS.from} value={query.from} max={query.to} onChange={(from) => change({ from })} />
          <DayField label={ORDERS.to} value={query.to} min={query.from} onChange={(to) => change({ to })} />
        </>
      }
    >
      {(rows, reply) => (
        <>
          <Sums reply={reply} />
          <ListTable
            label={ORDERS.table}
            rows={rows}
            columns={COLUMNS}
            linkOf={({ id }) => orderPath(id)}
            list={list}
          />
        </>
      )}
    </ListPage>
  );
}

/** The sums of all orders that were found, on all pages. */
function Sums({ reply: { paid, refunded, kept } }: { reply: OrdersReply }) {
  return (
    <dl className={styles.ordersSums} aria-label={ORDERS.sums}>
      <div>
        <dt>{ORDERS.paid}</dt>
        <dd>{dollarsAndCents(paid)}</dd>
      </div>
      <div>
        <dt>{ORDERS.refunded}</dt>
        <dd>{dollarsAndCents(refunded)}</dd>
      </div>
      <div>
        <dt>{ORDERS.kept}</dt>
        <dd>{dollarsAndCents(kept)}</dd>
      </div>
    </dl>
  );
}
