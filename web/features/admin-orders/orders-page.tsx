import { Download, FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { PAGE_SIZES } from '../../../src/wire/admin-students.ts';
import type { OrdersReply } from '../../../src/wire/replies/orders.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { sentenceOf } from '../../forms/refusal.ts';
import { ORDERS } from '../../text/copy/admin-orders.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Message, referenceOf } from '../../ui/text.tsx';
import { AccountantDialog } from './accountant-dialog.tsx';
import { saveOrders, useOrders } from './orders-api.ts';
import { DEFAULT_QUERY, isFiltered, type OrdersQuery, useOrdersQuery } from './orders-query.ts';
import { OrdersTable } from './orders-table.tsx';
import { OrdersTools } from './orders-tools.tsx';
import { UnmatchedPayments } from './unmatched-payments.tsx';
import styles from './orders-page.module.css';

/** /admin/orders: everything that anybody began to pay, found, sorted and paged by the server. */
export function OrdersPage() {
  const { query, change } = useOrdersQuery();
  const orders = useOrders(query);
  const shown = useRef<HTMLParagraphElement>(null);
  const [isForAccountant, setForAccountant] = useState(false);
  const turnTo = (page: number) => {
    change({ page });
    // The next rows begin above: eyes and focus start where they do.
    shown.current?.focus({ preventScroll: true });
    shown.current?.parentElement?.scrollIntoView({ block: 'start' });
  };
  const { data } = orders;

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <PageTitle title={ORDERS.title} />
          <p className={styles.lead}>{ORDERS.lead}</p>
        </div>
        <div className={styles.buttons}>
          <Button
            variant="outline"
            icon={<FileSpreadsheet size={20} aria-hidden="true" />}
            onClick={() => setForAccountant(true)}
          >
            {ORDERS.accountant}
          </Button>
          <ExportButton query={query} isDisabled={!data || data.total === 0} />
        </div>
      </header>
      <UnmatchedPayments />
      <div className={styles.finding}>
        <OrdersTools query={query} onChange={change} />
        <p ref={shown} tabIndex={-1} role="status" className={styles.shown}>
          {data && data.total > 0 && <Message>{placeOf(data)}</Message>}
        </p>
      </div>
      <Loadable
        query={orders}
        loading={ORDERS.loading}
        skeleton={<Skeleton height="448px" radius="var(--radius-card)" />}
        isEmpty={({ total }) => total === 0}
        empty={<Nothing isFiltered={isFiltered(query)} onShowAll={() => change(DEFAULT_QUERY)} />}
      >
        {(reply) => (
          <div className={styles.list} data-stale={orders.isPlaceholderData || undefined}>
            <Sums reply={reply} />
            <OrdersTable orders={reply.orders} query={query} onSort={change} />
            <OrdersFooter reply={reply} onPage={turnTo} onLimit={(limit) => change({ limit })} />
          </div>
        )}
      </Loadable>
      <AccountantDialog isOpen={isForAccountant} onClose={() => setForAccountant(false)} />
    </div>
  );
}

function placeOf({ page, limit, orders, total }: OrdersReply): string {
  const before = (page - 1) * limit;
  return ORDERS.shown(before + 1, before + orders.length, total);
}

function Nothing({ isFiltered: isSearch, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  return isSearch ? (
    <EmptyState
      drawing={<TrayDrawing />}
      message={ORDERS.notFound}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {ORDERS.showAll}
        </Button>
      }
    >
      {ORDERS.notFoundLine}
    </EmptyState>
  ) : (
    <EmptyState drawing={<TrayDrawing />} message={ORDERS.none}>
      {ORDERS.noneLine}
    </EmptyState>
  );
}

/** What all the found orders come to, on every page. */
function Sums({ reply: { paid, refunded, kept } }: { reply: OrdersReply }) {
  return (
    <dl className={styles.sums} aria-label={ORDERS.sums}>
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

/** All that is listed, on all pages, as a file. */
function ExportButton({ query, isDisabled }: { query: OrdersQuery; isDisabled: boolean }) {
  const { notify } = useFeedback();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveOrders(query);
      notify(ORDERS.exported);
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="outline"
      icon={<Download size={20} aria-hidden="true" />}
      isBusy={isBusy}
      busyWords={ORDERS.exporting}
      disabled={isDisabled}
      onClick={() => void save()}
    >
      {ORDERS.export}
    </Button>
  );
}

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

interface OrdersFooterProps {
  reply: OrdersReply;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

/** Left out while everything fits on the smallest page. */
function OrdersFooter({ reply: { total, page, limit }, onPage, onLimit }: OrdersFooterProps) {
  if (total <= PAGE_SIZES[0]) return null;
  return (
    <div className={styles.footer}>
      <Pager label={ORDERS.pages} page={page} pageCount={Math.ceil(total / limit)} onPage={onPage} words={ORDERS} />
      <Select
        isInline
        label={ORDERS.perPage}
        options={SIZES}
        value={String(limit)}
        onChange={(size) => onLimit(Number(size))}
      />
    </div>
  );
}
