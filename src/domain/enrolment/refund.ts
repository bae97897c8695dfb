import type { DomainError } from '../kernel/errors.ts';
import type { OrderId, RefundId, UserId } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';
import { disputed, notPaid } from './errors.ts';
import { isFree, type Order, type OrderStatus } from './order.ts';

/**
 * `asked`: written down, and the payment service may or may not have heard of it; `done`: the money went back;
 * `refused`: the payment service will not do it.
 */
export type RefundState = 'asked' | 'done' | 'refused';

/**
 * Money that goes back for one order. The row is written before the payment service is asked, and its id is the
 * idempotency key there: whatever crashes in between, the same refund is asked for again and made once.
 */
export interface Refund {
  readonly id: RefundId;
  readonly orderId: OrderId;
  readonly amountCents: Cents;
  /** Reason in the administrator's words; empty where it was made at the payment service. */
  readonly reason: string;
  /** The administrator who asked; null where it was made at the payment service's own desk, or by a lost dispute. */
  readonly actorId: UserId | null;
  /** Whether it ends access. A full one that was made elsewhere ends it anyway. */
  readonly endsAccess: boolean;
  /** Whether a full refund gives the order's use of its coupon back. */
  readonly returnsCoupon: boolean;
  readonly state: RefundState;
  readonly askedAt: Date;
  /** Time when it was paid out or refused. */
  readonly settledAt: Date | null;
  /** Why it was refused, for the administrator. */
  readonly refusal: string | null;
}

export const sumOf = (refunds: readonly Pick<Refund, 'amountCents'>[]): Cents =>
  refunds.reduce((cents, { amountCents }) => cents + amountCents, 0);

const REFUSALS: Readonly<Record<Exclude<OrderStatus, 'paid'>, string>> = {
  pending: 'This order was not paid yet, so there is nothing to refund.',
  processing: 'The payment has not arrived yet. It can be refunded when it has.',
  failed: 'The payment failed, so there is nothing to refund.',
  cancelled: 'The payment was cancelled, so there is nothing to refund.',
  refunded: 'This payment was already refunded in full.',
};

/** Why no money of an order can go back from here, whatever the sum; undefined where it can. */
export function refundRefusal(
  order: Pick<Order, 'status' | 'dispute' | 'totalCents' | 'checkoutId'>,
): DomainError | undefined {
  if (order.dispute === 'open')
    return disputed(
      'The buyer’s bank disputes this payment. It can be refunded here after the bank has decided for us.',
    );
  if (order.dispute === 'lost')
    return disputed('The buyer’s bank reversed this payment, so there is nothing to refund.');
  if (order.status !== 'paid') return notPaid(REFUSALS[order.status]);
  if (isFree(order)) return notPaid('This order cost nothing, so there is nothing to refund.');
  if (order.checkoutId === null)
    return notPaid(
      'The payment service does not know this payment. Please pay it back in another way, such as a bank transfer.',
    );
  return undefined;
}
