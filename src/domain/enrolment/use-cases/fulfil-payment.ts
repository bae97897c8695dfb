import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Order } from '../order.ts';
import type { Checkout, EnrolmentRepository, OrderRepository, PaymentGateway } from '../ports.ts';

export type Fulfilment = { readonly status: 'paid'; readonly order: Order } | { readonly status: 'open' | 'cancelled' | 'expired' };

/**
 * Turns a payment into an enrolment and a receipt, once. The signed message, the success page and
 * the reconciler all come here, in any order and as often as they like: the payment service is
 * asked for the state, and the one write that moves the order to paid carries everything else.
 */
export class FulfilPayment {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly work: UnitOfWork<{ orders: OrderRepository; enrolments: EnrolmentRepository; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  async run(input: { checkoutId: string }): Promise<Fulfilment> {
    const checkout = await this.gateway.find(input.checkoutId);
    if (!checkout) throw new DomainError('not-found', 'enrolment/no-checkout', 'There is no such payment.');

    return this.work.run(async ({ orders, enrolments, outbox }) => {
      const order = await orders.find(checkout.orderId);
      if (!order || !isAbout(checkout, order)) {
        throw new DomainError('conflict', 'enrolment/payment-mismatch', 'This payment does not belong to the order it names.');
      }
      if (checkout.status !== 'paid') {
        if (checkout.status !== 'open') await orders.markCancelled(order.id);
        return { status: checkout.status };
      }
      const now = this.clock.now();
      if (await orders.markPaid(order.id, now)) {
        await enrolments.add({ userId: order.userId, courseId: order.courseId, since: now, orderId: order.id });
        await outbox.add('enrolment/send-receipt', { orderId: order.id });
      }
      return { status: 'paid', order: (await orders.find(order.id)) ?? order };
    });
  }
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
