import type { OrderId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Cents } from '../../kernel/money.ts';
import type { People } from '../../kernel/people.ts';
import { noSuchOrder } from '../errors.ts';
import type { SchoolFacts } from '../mails.ts';
import { refundReturnedMail } from '../payment-mails.ts';
import type { OrderAlarms, OrderRepository } from '../ports.ts';

/**
 * Job: a refund did not reach its buyer. Tells the school in the log and by mail, because the payment service does not
 * retry. Idempotent: one mail.
 */
export class ReportReturnedRefund {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly buyers: Pick<People, 'find'>,
    private readonly mailer: Mailer,
    private readonly alarms: OrderAlarms,
    private readonly school: SchoolFacts,
  ) {}

  async run({
    orderId,
    refundId,
    amountCents,
  }: {
    orderId: OrderId;
    refundId: string;
    amountCents: Cents;
  }): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order) throw noSuchOrder();
    this.alarms.raise('enrolment/refund-returned', orderId);
    const buyer = await this.buyers.find(order.userId);
    await this.mailer.send(refundReturnedMail(order, { id: refundId, amountCents }, buyer, this.school));
  }
}
