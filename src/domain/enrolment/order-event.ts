import type { OrderId } from '../kernel/ids.ts';
import type { Dispute } from './order.ts';

/** What happens to an order and leaves no time of its own in it. Placing, paying and refunds do. */
export const ORDER_EVENTS = [
  'card-page-opened',
  'processing',
  'failed',
  'cancelled',
  'access-given',
  'access-ended',
  'dispute-open',
  'dispute-won',
  'dispute-lost',
] as const;
export type OrderEventKind = (typeof ORDER_EVENTS)[number];

export const disputeEvent = (dispute: Dispute): OrderEventKind => `dispute-${dispute}`;

/** Written in the transaction of what it tells, never changed. */
export interface OrderEvent {
  readonly id: string;
  readonly orderId: OrderId;
  readonly kind: OrderEventKind;
  readonly at: Date;
}
