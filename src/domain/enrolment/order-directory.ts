import type { Period } from './invoices/ports.ts';
import type { OrderSort, OrderState } from './literals.ts';
import type { Order } from './order.ts';

/**
 * What is shown of an order: paid as long as all of it is kept. A dispute is a state of its own until it is decided.
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
  /** As they are called now; empty when they are gone. */
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** Of its invoice. */
  readonly sequence: number | null;
}

/** Which orders. */
export interface OrdersFilter {
  /**
   * Each of its words stands somewhere in the buyer's name or e-mail, whatever its case and accents, or begins the
   * number of the order, of one of its documents, or its checkout's id.
   */
  readonly search: string;
  readonly state?: OrderState;
  /** When they were placed. */
  readonly period?: Period;
}

export interface OrdersPage extends OrdersFilter {
  readonly sort: OrderSort;
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

/** What the found orders come to. */
export interface OrdersTotals {
  readonly count: number;
  readonly paidCents: number;
  readonly refundedCents: number;
}
