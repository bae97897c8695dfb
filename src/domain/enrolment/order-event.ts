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
  'refund-returned',
  'found-again',
] as const;
export type OrderEventKind = (typeof ORDER_EVENTS)[number];

export const disputeEvent = (dispute: Dispute): OrderEventKind => `dispute-${dispute}`;

/** The id of the event that tells of one returned refund: however often it is heard of, it is one event. */
export const returnedEventId = (refundId: string): string => `refund-returned:${refundId}`;

/** Written in the transaction of what it tells, never changed. */
export interface OrderEvent {
  readonly id: string;
  readonly orderId: OrderId;
  readonly kind: OrderEventKind;
  readonly at: Date;
}
