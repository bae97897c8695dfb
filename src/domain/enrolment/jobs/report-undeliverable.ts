import type { OrderId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { People } from '../../kernel/people.ts';
import { noSuchOrder } from '../errors.ts';
import { refundDueMail, type SchoolFacts, undeliverableMail } from '../mails.ts';
import type { OrderAlarms, OrderRepository } from '../ports.ts';

/**
 * Job: an order was paid whose course was deleted, or whose buyer has no account here. The school is told in the log
 * and by mail, and a buyer that their money has arrived and will come back. Repeating it writes each mail once.
 */
export class ReportUndeliverable {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly buyers: Pick<People, 'find'>,
    private readonly mailer: Mailer,
    private readonly alarms: OrderAlarms,
    private readonly school: SchoolFacts,
  ) {}

  async run({ orderId }: { orderId: OrderId }): Promise<void> {
    this.alarms.raise('enrolment/undeliverable', orderId);
    const order = await this.orders.find(orderId);
    if (!order) throw noSuchOrder();
    const buyer = await this.buyers.find(order.userId);
    await this.mailer.send(undeliverableMail(order, { id: order.userId, email: buyer?.email }, this.school));
    if (buyer) await this.mailer.send(refundDueMail(order, buyer, this.school));
  }
}
