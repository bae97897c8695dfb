import type { OrderId } from '../kernel/ids.ts';
import type { OrderEventKind } from './literals.ts';
import type { Dispute } from './order.ts';

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
