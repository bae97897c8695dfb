import type { OrderId, RefundId, UserId } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';

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
  /** Why, in the words of whoever asked; empty where it was made at the payment service's own desk. */
  readonly reason: string;
  /** The administrator who asked; null where it was made at the payment service's own desk, or by a lost dispute. */
  readonly actorId: UserId | null;
  /** Whether access ends although part of the money is kept. A refund of the whole ends it anyway. */
  readonly endsAccess: boolean;
  readonly state: RefundState;
  readonly askedAt: Date;
  /** When the money went back, or was refused. */
  readonly settledAt: Date | null;
  /** Why it was refused, for the administrator. */
  readonly refusal: string | null;
}

export const sumOf = (refunds: readonly Pick<Refund, 'amountCents'>[]): Cents =>
  refunds.reduce((cents, { amountCents }) => cents + amountCents, 0);
