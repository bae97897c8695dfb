import { SYSTEM_ACTOR } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { cancelOrder } from '../cancel-order.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { Seller } from '../invoices/tax-document.ts';
import { noteUnmatched } from '../lost-payments/note-unmatched.ts';
import { hasMoney, type LostOrderStores, writeOrderAgain } from '../lost-payments/write-order-again.ts';
import type { Dispute, Order } from '../order.ts';
import { disputeEvent } from '../order-event.ts';
import type { Checkout, PaymentGateway } from '../ports.ts';
import { type RefundStores, recordRefunds } from '../record-refunds.ts';
import { type FulfilmentContext, type GrantAccessStores, grantAccess, recordEvent } from './grant-access.ts';
import { noteReturnedRefunds } from './note-returned-refunds.ts';

type Stores = GrantAccessStores & RefundStores & LostOrderStores;
interface PaymentContext extends FulfilmentContext<Stores> {
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
 * Turns a payment into an enrolment and a receipt, once. The webhook, the success page and the reconciler all call it,
 * in any order and any number of times: it asks the payment service for the state, and the one write that moves the
 * order to paid carries everything else. A payment for a deleted course is kept as paid, grants nothing, and is
 * reported. A refunded payment loses the access that it granted. A paid order that this database has lost is written
 * again; a payment without an order is noted and reported.
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
      const context: PaymentContext = {
        ...now,
        stores,
        order,
        checkout,
        paidAt,
        seller: this.seller,
        payer: checkout.sold.payer,
      };
      if (checkout.dispute) await noteDispute(context, checkout.dispute);
      if (checkout.status === 'refunded') await takeBack(context, order.totalCents);
      if (checkout.status === 'processing' && (await orders.markProcessing(order.id)))
        await recordEvent(context, 'processing');
      if (checkout.status === 'failed' && (await orders.markFailed(order.id))) await noteFailure(context);
      if (checkout.status === 'cancelled' || checkout.status === 'expired')
        await cancelOrder(stores, { ...now, orderId: order.id });
      if (checkout.status === 'paid') {
        if (await orders.markPaid(order.id, paidAt)) await grantAccess({ ...context, at: paidAt });
        if (checkout.refundedCents > 0) await takeBack(context, checkout.refundedCents);
      }
      await noteReturnedRefunds(context, checkout.returned);
      if (checkout.status !== 'paid') return { status: checkout.status };
      const isEnrolled = (await enrolments.listOf(order.userId)).some(({ courseId }) => courseId === order.courseId);
      return { status: 'paid', order: (await orders.find(order.id)) ?? order, isEnrolled };
    });
  }
}

async function noteFailure(context: PaymentContext): Promise<void> {
  await recordEvent(context, 'failed');
  await context.stores.coupons.release(context.order.id, context.at);
  await context.stores.outbox.add('enrolment/send-payment-failed', { orderId: context.order.id });
}

/**
 * Records a dispute: the buyer's bank asks for the money. Access continues until the bank decides against the school;
 * administrators are told, and may end it before.
 */
async function noteDispute(context: PaymentContext, dispute: Dispute): Promise<void> {
  const { stores, order, at, ids } = context;
  const { id: orderId, userId, courseId } = order;
  if (!(await stores.orders.setDispute(orderId, dispute))) return;
  await recordEvent(context, disputeEvent(dispute));
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
 * Applies the refunded sum. A refund that is meant to, or a full one that was not asked for here, ends the unused
 * access of this order. Access from other sources stays.
 */
async function takeBack(context: PaymentContext, refundedCents: Cents): Promise<void> {
  const { stores, order, at, paidAt, checkout } = context;
  // It may have come and gone before we heard of it.
  if (await stores.orders.markPaid(order.id, paidAt)) {
    await stores.coupons.markUsed(order.id, paidAt);
    await issueInvoice(stores, { ...context, at: paidAt });
  }
  if (!(await stores.orders.markRefunded(order.id, refundedCents, at))) return;
  const dispute = (await stores.orders.find(order.id))?.dispute ?? null;
  const { endsAccess } = checkout;
  const recorded = await recordRefunds(stores, { ...context, order: { ...order, dispute }, refundedCents, endsAccess });
  const isWhole = refundedCents >= order.totalCents;
  if (isWhole && recorded.some((one) => one.returnsCoupon)) await stores.coupons.giveBack(order.id, at);
  const isAllOfIt = (cents: Cents) => order.refundedCents + cents >= order.totalCents;
  const isKept = recorded.some((one) => one.actorId !== null && !one.endsAccess && isAllOfIt(one.amountCents));
  if ((isWhole && !isKept) || recorded.some((one) => one.endsAccess)) await endAccess(context);
}

/**
 * Ends the access that this order gave. A second payment for the same course that granted no access grants it now: such
 * payments are from before courses could be extended.
 */
async function endAccess(context: PaymentContext): Promise<void> {
  const { stores, order, at } = context;
  const { orders, courses, enrolments } = stores;
  const { id: orderId, userId, courseId } = order;
  const couldEnter = (await enrolments.find(userId, courseId)) !== undefined;
  if (!(await enrolments.revokeGivenBy(orderId, at))) return;
  await recordEvent(context, 'access-ended');
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
