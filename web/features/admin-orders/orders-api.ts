import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ORDER_SORTS, ORDER_STATES } from '../../../src/wire/literals.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import type { OrderReply, UnmatchedPaymentsReply } from '../../../src/wire/replies/orders.ts';
import { useList } from '../../admin/list-api.ts';
import { anyDay, anyOf, listQuery, type QueryOf, sortedPages, typedWords } from '../../admin/list-query.ts';
import { saveCsv } from '../../admin/save-csv.ts';
import { call } from '../../api/client.ts';
import { withQuery } from '../../platform/with-query.ts';

const KEY = ['admin', 'orders'] as const;

export const ORDERS_QUERY = listQuery({
  search: typedWords,
  state: anyOf(ORDER_STATES),
  from: anyDay,
  to: anyDay,
  ...sortedPages(ORDER_SORTS, 'placed', 'desc'),
});
type OrdersQuery = QueryOf<typeof ORDERS_QUERY>;

export const useOrders = (query: OrdersQuery) => useList([...KEY, 'list'], paths.orders, ORDERS_QUERY.params(query));

const UNMATCHED = [...KEY, 'unmatched'] as const;

export const useUnmatched = () =>
  useQuery({
    queryKey: UNMATCHED,
    queryFn: ({ signal }) => call(paths.unmatchedPayments, { signal }),
    staleTime: 0,
  });

/** Gives a payment back that fits no order. The list is asked for again, also after a refusal: it has changed. */
export function useRefundUnmatched() {
  const queries = useQueryClient();
  return (checkoutId: string): Promise<UnmatchedPaymentsReply> =>
    call(href(paths.refundUnmatched, { checkoutId }), { method: 'POST' }).finally(
      () => void queries.invalidateQueries({ queryKey: UNMATCHED }),
    );
}

/** How often an order is asked for again while a refund is under way. */
const UNDER_WAY_MS = 5000;

const keyOf = (id: string) => [...KEY, 'one', id] as const;
const isUnderWay = (order: OrderReply | undefined): boolean =>
  order?.refunds.some(({ state }) => state === 'asked') === true;

export const useOrder = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(href(paths.order, { orderId: id }), { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? UNDER_WAY_MS : false),
  });

export interface RefundValues {
  amount: number | '';
  /** Amount refunded when the dialog was opened. */
  refunded: number;
  reason: string;
  endsAccess: boolean;
  /** Counts for a full refund. */
  returnsCoupon: boolean;
}

/**
 * Refunds money, and answers the new state of the order. After a refusal the order is fetched again: it has changed.
 */
export function useRefund(id: string) {
  const queries = useQueryClient();
  return async (values: RefundValues): Promise<OrderReply> => {
    try {
      const reply = await call(href(paths.orderRefunds, { orderId: id }), { method: 'POST', body: values });
      queries.setQueryData(keyOf(id), reply);
      void queries.invalidateQueries({ queryKey: [...KEY, 'list'] });
      return reply;
    } catch (error) {
      void queries.invalidateQueries({ queryKey: keyOf(id) });
      throw error;
    }
  };
}

export const saveOrders = (query: OrdersQuery): Promise<void> =>
  saveCsv(withQuery(paths.ordersExport, ORDERS_QUERY.filters(query)), 'orders');

export async function saveTaxDocuments(days: { from: string; to: string }): Promise<void> {
  const params = new URLSearchParams(Object.entries(days).filter(([, day]) => day !== ''));
  const day = [days.from, days.to].filter(Boolean).join('-to-') || undefined;
  await saveCsv(withQuery(paths.taxDocumentsExport, params), 'invoices', day);
}
