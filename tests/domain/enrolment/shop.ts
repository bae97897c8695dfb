import type { CourseEdit } from '../../../src/domain/catalog/course.ts';
import { DeleteCourse } from '../../../src/domain/catalog/use-cases/delete-course.ts';
import type { Seller } from '../../../src/domain/enrolment/invoices/tax-document.ts';
import { CloseCheckouts } from '../../../src/domain/enrolment/jobs/close-checkouts.ts';
import { FinishRefunds } from '../../../src/domain/enrolment/jobs/finish-refunds.ts';
import { ReconcilePayments } from '../../../src/domain/enrolment/jobs/reconcile-payments.ts';
import { ReleaseCoupons } from '../../../src/domain/enrolment/jobs/release-coupons.ts';
import { ReportDispute } from '../../../src/domain/enrolment/jobs/report-dispute.ts';
import { ReportRestored } from '../../../src/domain/enrolment/jobs/report-restored.ts';
import { ReportReturnedRefund } from '../../../src/domain/enrolment/jobs/report-returned-refund.ts';
import { ReportUndeliverable } from '../../../src/domain/enrolment/jobs/report-undeliverable.ts';
import { ReportUnmatched } from '../../../src/domain/enrolment/jobs/report-unmatched.ts';
import { SendPaymentFailed } from '../../../src/domain/enrolment/jobs/send-payment-failed.ts';
import { SendReceipt } from '../../../src/domain/enrolment/jobs/send-receipt.ts';
import { SendRefundNotice } from '../../../src/domain/enrolment/jobs/send-refund-notice.ts';
import { CheckCoupon } from '../../../src/domain/enrolment/queries/check-coupon.ts';
import { QuoteCourse } from '../../../src/domain/enrolment/queries/quote-course.ts';
import { CancelOrder } from '../../../src/domain/enrolment/use-cases/cancel-order.ts';
import { ConfirmPayment } from '../../../src/domain/enrolment/use-cases/confirm-payment.ts';
import { FulfilPayment } from '../../../src/domain/enrolment/use-cases/fulfil-payment.ts';
import { ReceivePaymentEvent } from '../../../src/domain/enrolment/use-cases/receive-payment-event.ts';
import { RefundOrder, type RefundRequest } from '../../../src/domain/enrolment/use-cases/refund-order.ts';
import { SettleRefund } from '../../../src/domain/enrolment/use-cases/settle-refund.ts';
import type { CheckoutRequest } from '../../../src/domain/enrolment/use-cases/start-checkout.ts';
import { studentCounts } from '../../../src/main/composition/links/catalog.ts';
import { coursesForSale } from '../../../src/main/composition/links/enrolment.ts';
import { aCourse, aSeller, aUser } from '../../contracts/samples.ts';
import { FakeGateway } from '../../doubles/enrolment/fake-gateway.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { BOOKS, backUp } from '../../support/payment-histories/back-up.ts';
import { startCheckoutOn } from '../../support/start-checkout.ts';

export const ORIGIN = 'http://localhost:3000';
export const COUPON = 'Cusp10';
export const SCHOOL = 'hello@cusp.test';

/**
 * Everything about buying, on SQLite in memory and a payment service that can be made to fail. Ada may buy `course`.
 */
export async function shop(seller: Seller = aSeller()) {
  const world = sqlWorld();
  const { stores, work, clock, ids, jobs, mailbox } = world;
  const { orders, enrolments, courses, users } = stores;
  const gateway = new FakeGateway(clock);
  const forSale = coursesForSale(courses, world.catalog);
  const alarms: string[] = [];
  const settings = { origin: ORIGIN, couponCode: COUPON };
  const fulfil = new FulfilPayment(gateway, work, clock, ids, seller);
  const startCheckout = startCheckoutOn({
    orders,
    enrolments,
    coursesForSale: forSale,
    people: users,
    gateway,
    fulfil,
    settings,
    events: stores.orderEvents,
    coupons: stores.coupons,
    work,
    seller,
    ids,
    clock,
  });
  const checkCoupon = new CheckCoupon(stores.coupons, orders, COUPON, clock);
  const cancelOrder = new CancelOrder(work, gateway, fulfil, ids, clock);
  const settleRefund = new SettleRefund(orders, stores.refunds, gateway, fulfil, clock);
  const refund = new RefundOrder(work, stores.refunds, settleRefund, ids, clock);

  await courses.add(aCourse(), [], []);
  await courses.add(aCourse({ id: 'other' }), [], []);
  await users.add(aUser());

  const start = (request: Partial<CheckoutRequest> = {}) =>
    startCheckout.run({ userId: 'ada', courseId: 'course', ...request });
  const checkoutOf = (url: string): string => url.split('/').at(-1) ?? '';
  const change = async ({ isLive, ...facts }: CourseEdit & { isLive?: boolean }): Promise<void> => {
    await courses.edit('course', facts);
    if (isLive !== undefined) await courses.setLive('course', isLive);
  };
  /** What a payment leaves behind: nothing, or each of these once. */
  const traces = async (userId = 'ada', courseId = 'course') => ({
    paid: (await orders.listPaidOf(userId)).filter((order) => order.courseId === courseId).length,
    isEnrolled: (await enrolments.find(userId, courseId)) !== undefined,
    jobs: (await jobs.counts()).waiting,
  });

  return {
    ...world,
    forSale,
    gateway,
    fulfil,
    start,
    change,
    traces,
    quote: new QuoteCourse(forSale, enrolments, checkCoupon, clock, users),
    confirm: new ConfirmPayment(orders, fulfil),
    receive: new ReceivePaymentEvent(gateway, fulfil),
    reconcile: new ReconcilePayments(
      orders,
      gateway,
      fulfil,
      stores.orderEvents,
      stores.unmatchedPayments,
      work,
      clock,
    ),
    deleteCourse: () =>
      new DeleteCourse(work, studentCounts(enrolments), ids, clock).run({
        courseId: 'course',
        confirmTitle: 'Ten months',
        by: 'boss',
      }),
    releaseCoupons: new ReleaseCoupons(stores.coupons, orders, cancelOrder, world.eventLoop, clock),
    closeCheckouts: new CloseCheckouts(orders, cancelOrder, world.eventLoop),
    alarms,
    reportDispute: new ReportDispute(
      orders,
      users,
      mailbox,
      { raise: (code, orderId) => void alarms.push(`${code} ${orderId}`) },
      { brandName: 'Cusp', contactEmail: SCHOOL },
    ),
    reportReturnedRefund: new ReportReturnedRefund(
      orders,
      users,
      mailbox,
      { raise: (code, orderId) => void alarms.push(`${code} ${orderId}`) },
      { brandName: 'Cusp', contactEmail: SCHOOL },
    ),
    sendPaymentFailed: new SendPaymentFailed(orders, users, mailbox, { name: 'Cusp', origin: ORIGIN }),
    report: new ReportUndeliverable(
      orders,
      users,
      mailbox,
      { raise: (code, orderId) => void alarms.push(`${code} ${orderId}`) },
      { brandName: 'Cusp', contactEmail: SCHOOL },
    ),
    reportUnmatched: new ReportUnmatched(
      stores.unmatchedPayments,
      mailbox,
      { raise: (code, orderId) => void alarms.push(`${code} ${orderId}`) },
      { origin: ORIGIN, contactEmail: SCHOOL },
    ),
    reportRestored: new ReportRestored(mailbox, { origin: ORIGIN, contactEmail: SCHOOL }),
    /** A backup of now. What it answers destroys the school and restores it. */
    backUp: () => backUp(world.db, clock, ['users', ...BOOKS]),
    refund,
    finishRefunds: new FinishRefunds(stores.refunds, settleRefund),
    /** As an administrator who has just looked at the order: all that is left, unless something else is said. */
    giveBack: async (orderId: string, facts: Partial<RefundRequest> = {}) => {
      const order = await orders.find(orderId);
      const seenRefundedCents = order?.refundedCents ?? 0;
      const amountCents = (order?.totalCents ?? 0) - seenRefundedCents;
      return refund.run({
        actorId: 'boss',
        orderId,
        amountCents,
        seenRefundedCents,
        reason: 'Asked in time.',
        endsAccess: seenRefundedCents + (facts.amountCents ?? amountCents) === order?.totalCents,
        ...facts,
      });
    },
    sendRefundNotice: new SendRefundNotice(orders, stores.refunds, stores.taxDocuments, users, mailbox, {
      name: 'Cusp',
      origin: ORIGIN,
    }),
    sendReceipt: new SendReceipt(orders, stores.taxDocuments, users, mailbox, { name: 'Cusp', origin: ORIGIN }),
    /** Ada at the card page, not yet paid. */
    atCardPage: async (request: Partial<CheckoutRequest> = {}) => checkoutOf((await start(request)).url),
  };
}

export const NOTHING = { paid: 0, isEnrolled: false, jobs: 0 };
export const ONCE = { paid: 1, isEnrolled: true, jobs: 1 };
