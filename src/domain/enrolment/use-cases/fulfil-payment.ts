import { SYSTEM_ACTOR } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { giveUp } from '../give-up.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { Seller } from '../invoices/tax-document.ts';
import { noteUnmatched } from '../lost-payments/note-unmatched.ts';
import { hasMoney, type LostOrderStores, writeOrderAgain } from '../lost-payments/write-order-again.ts';
import type { Dispute, Order } from '../order.ts';
import { disputeEvent } from '../order-event.ts';
import type { Checkout, PaymentGateway } from '../ports.ts';
import { type RefundStores, recordRefunds } from '../record-refunds.ts';
import { type HandOverStores, handOver, type Turn as TurnOn, tell } from './hand-over.ts';
import { noteReturnedRefunds } from './note-returned-refunds.ts';

type Stores = HandOverStores & RefundStores & LostOrderStores;
interface Turn extends TurnOn<Stores> {
  readonly checkout: Checkout;
  /** Time of the payment, as far as known. */
  readonly paidAt: Date;
}

/**
 * `isEnrolled`: false when the course was deleted before the payment. `unmatched`: the payment matches no order, and
 * was recorded if there is money.
 */
export type Fulfilment =
  | { readonly status: 'paid'; readonly order: Order; readonly isEnrolled: boolean }
  | { readonly status: Exclude<Checkout['status'], 'paid'> | 'unmatched' };

/**
 * Turns a payment into an enrolment and a receipt, once. The signed message, the success page and
 * the reconciler all come here, in any order and as often as they like: the payment service is
 * asked for the state, and the one write that moves the order to paid carries everything else. What was
 * paid for a course that is gone is kept as paid, gives no place, and is reported. A payment that went back takes
 * along what it gave. A paid order that this database has lost is written again; what fits no order is noted and
 * reported.
 */
export class FulfilPayment {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly work: UnitOfWork<Stores>,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly seller: Seller,
  ) {}

  async run(input: { checkoutId: string }): Promise<Fulfilment> {
    const checkout = await this.gateway.find(input.checkoutId);
    if (!checkout || checkout.orderId === '')
      throw new DomainError('not-found', 'enrolment/no-checkout', 'There is no such payment.');

    return this.work.run(async (stores) => {
      const { orders, enrolments } = stores;
      const now = { ids: this.ids, at: this.clock.now() };
      const known = await orders.find(checkout.orderId);
      const order = known ?? (await writeOrderAgain(stores, checkout, now));
      if (!order || !isAbout(checkout, order)) {
        await noteUnmatched(stores, checkout, now);
        return { status: 'unmatched' };
      }
      // Its answer got lost, or its backup is of the moment before: a refund has to find it.
      if (order.checkoutId === null && hasMoney(checkout)) await orders.setCheckout(order.id, checkout.id, null);
      const paidAt = known ? now.at : (checkout.sold.paidAt ?? now.at);
      const turn: Turn = { ...now, stores, order, checkout, paidAt, seller: this.seller, payer: checkout.sold.payer };
      if (checkout.dispute) await noteDispute(turn, checkout.dispute);
      if (checkout.status === 'refunded') await takeBack(turn, order.totalCents);
      if (checkout.status === 'processing' && (await orders.markProcessing(order.id))) await tell(turn, 'processing');
      if (checkout.status === 'failed' && (await orders.markFailed(order.id))) await noteFailure(turn);
      if (checkout.status === 'cancelled' || checkout.status === 'expired')
        await giveUp(stores, { ...now, orderId: order.id });
      if (checkout.status === 'paid') {
        if (await orders.markPaid(order.id, paidAt)) await handOver({ ...turn, at: paidAt });
        if (checkout.refundedCents > 0) await takeBack(turn, checkout.refundedCents);
      }
      await noteReturnedRefunds(turn, checkout.returned);
      if (checkout.status !== 'paid') return { status: checkout.status };
      const isEnrolled = (await enrolments.listOf(order.userId)).some(({ courseId }) => courseId === order.courseId);
      return { status: 'paid', order: (await orders.find(order.id)) ?? order, isEnrolled };
    });
  }
}

async function noteFailure(turn: Turn): Promise<void> {
  await tell(turn, 'failed');
  await turn.stores.coupons.release(turn.order.id, turn.at);
  await turn.stores.outbox.add('enrolment/send-payment-failed', { orderId: turn.order.id });
}

/**
 * The buyer's bank asks for the money. Access goes on until it has decided against the school;
 * administrators are told, and may end it before.
 */
async function noteDispute(turn: Turn, dispute: Dispute): Promise<void> {
  const { stores, order, at, ids } = turn;
  const { id: orderId, userId, courseId } = order;
  if (!(await stores.orders.setDispute(orderId, dispute))) return;
  await tell(turn, disputeEvent(dispute));
  await stores.auditLog.add({
    id: ids.next(),
    actorId: SYSTEM_ACTOR,
    kind: `dispute-${dispute}`,
    userId,
    courseId,
    at,
  });
  await stores.outbox.add('enrolment/report-dispute', { orderId });
}

/**
 * Applies the refunded sum. A full refund, or one that is meant to, ends the unused access of this order. Access from
 * other sources stays.
 */
async function takeBack(turn: Turn, refundedCents: Cents): Promise<void> {
  const { stores, order, at, paidAt, checkout } = turn;
  // It may have come and gone before we heard of it.
  if (await stores.orders.markPaid(order.id, paidAt)) {
    await stores.coupons.markUsed(order.id, paidAt);
    await issueInvoice(stores, { ...turn, at: paidAt });
  }
  if (!(await stores.orders.markRefunded(order.id, refundedCents, at))) return;
  const dispute = (await stores.orders.find(order.id))?.dispute ?? null;
  const { endsAccess } = checkout;
  const recorded = await recordRefunds(stores, { ...turn, order: { ...order, dispute }, refundedCents, endsAccess });
  const isWhole = refundedCents >= order.totalCents;
  if (isWhole && recorded.some((one) => one.returnsCoupon)) await stores.coupons.giveBack(order.id, at);
  if (isWhole || recorded.some((one) => one.endsAccess)) await endAccess(turn);
}

/**
 * A second payment for the same course that gave nothing gives it now: there are such of before courses could be
 * extended.
 */
async function endAccess(turn: Turn): Promise<void> {
  const { stores, order, at } = turn;
  const { orders, courses, enrolments } = stores;
  const { id: orderId, userId, courseId } = order;
  const couldEnter = (await enrolments.find(userId, courseId)) !== undefined;
  if (!(await enrolments.revokeGivenBy(orderId, at))) return;
  await tell(turn, 'access-ended');
  if (!couldEnter) return;
  const given = new Set((await enrolments.periodsOf(userId, courseId)).map((period) => period.orderId));
  const another = (await orders.listPaidOf(userId)).find((paid) => paid.courseId === courseId && !given.has(paid.id));
  const months = another?.durationMonths ?? (await courses.find(courseId))?.durationMonths;
  if (another && months) await enrolments.add({ userId, courseId, since: at, orderId: another.id, term: { months } });
}

/** Paid is not enough: the right sum, in the right money, by the right person, for the right course. */
function isAbout(checkout: Checkout, order: Order): boolean {
  return (
    (order.checkoutId === null || order.checkoutId === checkout.id) &&
    order.totalCents === checkout.amountCents &&
    order.currency === checkout.currency &&
    order.userId === checkout.userId &&
    order.courseId === checkout.courseId
  );
}
