import type { OrderId } from '../kernel/ids.ts';
import type { OrderEventKind } from './literals.ts';
import type { Dispute } from './order.ts';

export const disputeEvent = (dispute: Dispute): OrderEventKind => `dispute-${dispute}`;

/** Id of the event of one returned refund: the same on every report of it, so that it is recorded once. */
export const returnedEventId = (refundId: string): string => `refund-returned:${refundId}`;

/** Written in the transaction of the change that it records, and never changed. */
export interface OrderEvent {
  readonly id: string;
  readonly orderId: OrderId;
  readonly kind: OrderEventKind;
  readonly at: Date;
}
