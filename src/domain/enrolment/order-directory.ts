import type { Period } from './invoices/ports.ts';
import type { OrderSort, OrderState } from './literals.ts';
import type { Order } from './order.ts';

/**
 * Returns the state shown for an order: paid only while nothing was refunded. An open dispute is a state of its own.
 */
export function stateOf({
  status,
  refundedCents,
  dispute,
}: Pick<Order, 'status' | 'refundedCents' | 'dispute'>): OrderState {
  if (dispute === 'open') return 'disputed';
  return status === 'paid' && refundedCents > 0 ? 'partly-refunded' : status;
}

/** A line of the list of orders. */
export interface OrderSummary {
  readonly order: Order;
  /** Current names; empty once deleted. */
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** Sequence number of the invoice. */
  readonly sequence: number | null;
}

/** Filter of the order list. */
export interface OrdersFilter {
  /**
   * Words, each of which occurs in the buyer's name or e-mail, whatever its case and accents, or begins the number of
   * the order, of one of its documents, or its checkout's id.
   */
  readonly search: string;
  readonly state?: OrderState;
  /** Period in which they were placed. */
  readonly period?: Period;
}

export interface OrdersPage extends OrdersFilter {
  readonly sort: OrderSort;
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

/** Totals of the matching orders. */
export interface OrdersTotals {
  readonly count: number;
  readonly paidCents: number;
  readonly refundedCents: number;
}
