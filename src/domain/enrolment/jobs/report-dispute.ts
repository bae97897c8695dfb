import type { OrderId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { People } from '../../kernel/people.ts';
import { noSuchOrder } from '../errors.ts';
import type { SchoolFacts } from '../mails.ts';
import { disputeMail } from '../payment-mails.ts';
import type { OrderAlarms, OrderRepository } from '../ports.ts';

/**
 * Job: a buyer's bank has opened a dispute (chargeback) or decided it. Tells the school in the log and by mail: an
 * unanswered dispute is lost. One mail per state.
 */
export class ReportDispute {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly buyers: Pick<People, 'find'>,
    private readonly mailer: Mailer,
    private readonly alarms: OrderAlarms,
    private readonly school: SchoolFacts,
  ) {}

  async run({ orderId }: { orderId: OrderId }): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order) throw noSuchOrder();
    if (order.dispute === null) return;
    this.alarms.raise('enrolment/disputed', orderId);
    const buyer = await this.buyers.find(order.userId);
    await this.mailer.send(disputeMail(order, order.dispute, { id: order.userId, email: buyer?.email }, this.school));
  }
}
