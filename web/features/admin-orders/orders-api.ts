import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { href, paths } from '../../../src/wire/paths.ts';
import type { OrderReply, OrdersReply, UnmatchedPaymentsReply } from '../../../src/wire/replies/orders.ts';
import { call } from '../../api/client.ts';
import { download } from '../../api/download.ts';
import { saveFile } from '../../platform/save-file.ts';
import { schoolDay } from '../../text/dates.ts';
import { type OrdersQuery, paramsOf } from './orders-query.ts';

const KEY = ['admin', 'orders'] as const;
const asked = (path: string, params: URLSearchParams): string => (params.size > 0 ? `${path}?${params}` : path);

/** What is on screen stays until the next page is here. */
export const useOrders = (query: OrdersQuery) =>
  useQuery({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => call<OrdersReply>(asked(paths.orders, paramsOf(query)), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const UNMATCHED = [...KEY, 'unmatched'] as const;

export const useUnmatched = () =>
  useQuery({
    queryKey: UNMATCHED,
    queryFn: ({ signal }) => call<UnmatchedPaymentsReply>(paths.unmatchedPayments, { signal }),
    staleTime: 0,
  });

/** Gives a payment back that fits no order. The list is asked for again, also after a refusal: it has changed. */
export function useRefundUnmatched() {
  const queries = useQueryClient();
  return (checkoutId: string): Promise<UnmatchedPaymentsReply> =>
    call<UnmatchedPaymentsReply>(href(paths.refundUnmatched, { checkoutId }), { method: 'POST' }).finally(
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
    queryFn: ({ signal }) => call<OrderReply>(href(paths.order, { orderId: id }), { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? UNDER_WAY_MS : false),
  });

export interface RefundValues {
  amount: number | '';
  /** What had gone back when the dialog was opened. */
  refunded: number;
  reason: string;
  endsAccess: boolean;
}

/**
 * Gives money back, and answers the order as it is then. After a refusal the order is asked for again: it has changed.
 */
export function useRefund(id: string) {
  const queries = useQueryClient();
  return async (values: RefundValues): Promise<OrderReply> => {
    try {
      const reply = await call<OrderReply>(href(paths.orderRefunds, { orderId: id }), { method: 'POST', body: values });
      queries.setQueryData(keyOf(id), reply);
      void queries.invalidateQueries({ queryKey: [...KEY, 'list'] });
      return reply;
    } catch (error) {
      void queries.invalidateQueries({ queryKey: keyOf(id) });
      throw error;
    }
  };
}

export async function saveOrders({ search, state, from, to }: OrdersQuery): Promise<void> {
  const params = new URLSearchParams(Object.entries({ search, state, from, to }).filter(([, value]) => value !== ''));
  saveFile(await download(asked(paths.ordersExport, params)), `orders-${schoolDay()}.csv`);
}

export async function saveTaxDocuments(days: { from: string; to: string }): Promise<void> {
  const params = new URLSearchParams(Object.entries(days).filter(([, day]) => day !== ''));
  saveFile(
    await download(asked(paths.taxDocumentsExport, params)),
    `invoices-${[days.from, days.to].filter(Boolean).join('-to-') || schoolDay()}.csv`,
  );
}
