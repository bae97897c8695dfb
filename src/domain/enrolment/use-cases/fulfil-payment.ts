import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Order } from '../order.ts';
import type { Checkout, CoursesForSale, EnrolmentRepository, OrderRepository, PaymentGateway } from '../ports.ts';

interface Stores {
  readonly orders: OrderRepository;
  readonly enrolments: EnrolmentRepository;
  readonly courses: Pick<CoursesForSale, 'find'>;
  readonly outbox: Outbox;
}

/** `isEnrolled`: false when the course was gone before the payment came. */
export type Fulfilment =
  | { readonly status: 'paid'; readonly order: Order; readonly isEnrolled: boolean }
  | { readonly status: Exclude<Checkout['status'], 'paid'> };

/**
 * Turns a payment into an enrolment and a receipt, once. The signed message, the success page and
 * the reconciler all come here, in any order and as often as they like: the payment service is
 * asked for the state, and the one write that moves the order to paid carries everything else. What was
 * paid for a course that is gone is kept as paid, gives no place, and is reported. A payment that went back takes
 * along what it gave.
 */
export class FulfilPayment {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly work: UnitOfWork<Stores>,
    private readonly clock: Clock,
  ) {}

  async run(input: { checkoutId: string }): Promise<Fulfilment> {
    const checkout = await this.gateway.find(input.checkoutId);
    if (!checkout) throw new DomainError('not-found', 'enrolment/no-checkout', 'There is no such payment.');

    return this.work.run(async (stores) => {
      const { orders, enrolments } = stores;
      const order = await orders.find(checkout.orderId);
      if (!order || !isAbout(checkout, order)) {
        throw new DomainError(
          'conflict',
          'enrolment/payment-mismatch',
          'This payment does not belong to the order it names.',
        );
      }
      const now = this.clock.now();
      if (checkout.status === 'refunded') await takeBack(stores, order, now);
      if (checkout.status === 'processing') await orders.markProcessing(order.id);
      if (checkout.status === 'failed') await orders.markFailed(order.id);
      if (checkout.status === 'cancelled' || checkout.status === 'expired') await orders.markCancelled(order.id);
      if (checkout.dispute) await orders.setDispute(order.id, checkout.dispute);
      if (checkout.status !== 'paid') return { status: checkout.status };
      if (await orders.markPaid(order.id, now)) await hand(stores, order, now);
      if (checkout.refundedCents > 0) await orders.markRefunded(order.id, checkout.refundedCents, now);
      const isEnrolled = (await enrolments.listOf(order.userId)).some(({ courseId }) => courseId === order.courseId);
      return { status: 'paid', order: (await orders.find(order.id)) ?? order, isEnrolled };
    });
  }
}

/** What was bought, or the report that it cannot be had any more. */
async function hand(
  { orders, courses, enrolments, outbox }: Stores,
  { id: orderId, userId, courseId, durationMonths }: Order,
  since: Date,
): Promise<void> {
  const course = await courses.find(courseId);
  if (!course) return outbox.add('enrolment/report-undeliverable', { orderId });
  const term = { months: durationMonths ?? course.durationMonths };
  await orders.setAccess(orderId, await enrolments.extend({ userId, courseId, since, orderId, term }));
  await outbox.add('enrolment/send-receipt', { orderId });
}

/**
 * The whole sum went back: what this very order gave and was not used up ends with it. Access from anywhere else stays. A
 * second payment for the same course that gave nothing gives it now: there are such of before courses could be extended.
 */
async function takeBack({ orders, courses, enrolments, outbox }: Stores, order: Order, at: Date): Promise<void> {
  // It may have come and gone before we heard of it.
  await orders.markPaid(order.id, at);
  if (!(await orders.markRefunded(order.id, order.totalCents, at))) return;
  const { id: orderId, userId, courseId } = order;
  const couldEnter = (await enrolments.find(userId, courseId)) !== undefined;
  if ((await enrolments.revokeGivenBy(orderId, at)) && couldEnter) {
    const given = new Set((await enrolments.periodsOf(userId, courseId)).map((period) => period.orderId));
    const another = (await orders.listPaidOf(userId)).find((paid) => paid.courseId === courseId && !given.has(paid.id));
    const months = another?.durationMonths ?? (await courses.find(courseId))?.durationMonths;
    if (another && months) await enrolments.add({ userId, courseId, since: at, orderId: another.id, term: { months } });
  }
  await outbox.add('enrolment/send-refund-notice', { orderId });
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
