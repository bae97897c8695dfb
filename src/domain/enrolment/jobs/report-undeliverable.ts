import { DomainError } from '../../kernel/errors.ts';
import type { OrderId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { inDollars } from '../../kernel/money.ts';
import { type Order, receiptNumber } from '../order.ts';
import type { Buyers, OrderAlarms, OrderRepository } from '../ports.ts';

/**
 * Job: an order was paid after its course was deleted. The school is told to give the money back, in the log and by
 * mail, and the buyer that it has arrived and will come back. Repeating it writes each mail once.
 */
export class ReportUndeliverable {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly buyers: Buyers,
    private readonly mailer: Mailer,
    private readonly alarms: OrderAlarms,
    private readonly settings: { contactEmail: string; brandName: string },
  ) {}

  async run({ orderId }: { orderId: OrderId }): Promise<void> {
    this.alarms.raise('enrolment/undeliverable', orderId);
    const order = await this.orders.find(orderId);
    if (!order) throw new DomainError('not-found', 'enrolment/no-order', 'There is no such order.');
    const buyer = await this.buyers.find(order.userId);
    const receipt = receiptNumber(order);
    await this.mailer.send({
      key: `undeliverable:${order.id}`,
      to: this.settings.contactEmail,
      ...(buyer ? { replyTo: buyer.email } : {}),
      subject: `Please refund ${receipt}: its course was deleted`,
      text: forSchool(order, buyer?.email),
    });
    if (!buyer) return;
    await this.mailer.send({
      key: `refund-due:${order.id}`,
      to: buyer.email,
      replyTo: this.settings.contactEmail,
      subject: `About your payment ${receipt}`,
      text: forBuyer(order, buyer.name, this.settings.brandName),
    });
  }
}

const facts = (order: Order): string[] => [
  `Receipt ${receiptNumber(order)}`,
  `Paid on ${order.paidAt?.toISOString().slice(0, 10) ?? ''} (UTC)`,
  `Total: ${inDollars(order.totalCents)}`,
];

const forSchool = (order: Order, email: string | undefined): string =>
  [
    `"${order.courseTitle}" was deleted while somebody stood at its card page, and then they paid for it.`,
    'They have been given no place. Please give the money back where you receive payments.',
    '',
    ...facts(order),
    `Order ${order.id}`,
    `Checkout ${order.checkoutId ?? '-'}`,
    `Buyer ${email ?? order.userId}`,
  ].join('\n');

const forBuyer = (order: Order, name: string, brandName: string): string =>
  [
    `Dear ${name},`,
    '',
    `your payment for "${order.courseTitle}" has arrived, but the course was taken down while you were paying.`,
    'We are sorry. Our team has been told and will give the whole sum back to your card.',
    '',
    ...facts(order),
    '',
    brandName,
  ].join('\n');
