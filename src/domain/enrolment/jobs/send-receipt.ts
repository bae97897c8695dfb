import { DomainError } from '../../kernel/errors.ts';
import type { OrderId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { inDollars } from '../../kernel/money.ts';
import type { Site } from '../../kernel/site.ts';
import { type Order, receiptNumber } from '../order.ts';
import type { Buyers, OrderRepository } from '../ports.ts';

/** The receipt of one paid order. Its mail key is the order, so a repeated job writes one mail. */
export class SendReceipt {
  constructor(
    private readonly orders: OrderRepository,
    private readonly buyers: Buyers,
    private readonly mailer: Mailer,
    private readonly site: Site,
  ) {}

  async run(input: { orderId: OrderId }): Promise<void> {
    const order = await this.orders.find(input.orderId);
    const buyer = order && (await this.buyers.find(order.userId));
    if (!order || !buyer) throw new DomainError('not-found', 'enrolment/no-order', 'There is no such order.');
    await this.mailer.send({
      key: `receipt:${order.id}`,
      to: buyer.email,
      subject: `Your receipt ${receiptNumber(order)}`,
      text: this.text(order, buyer.name),
    });
  }

  private text(order: Order, name: string): string {
    const discount = order.discountCents > 0 ? [`Coupon ${order.coupon}: -${inDollars(order.discountCents)}`] : [];
    return [
      `Dear ${name},`,
      '',
      `thank you. Your place in "${order.courseTitle}" is ready:`,
      `${this.site.origin}/mycourse/${order.courseId}`,
      '',
      `Receipt ${receiptNumber(order)}`,
      `Paid on ${order.paidAt?.toISOString().slice(0, 10) ?? ''} (UTC)`,
      `Price: ${inDollars(order.priceCents)}`,
      ...discount,
      `Total: ${inDollars(order.totalCents)}`,
      '',
      this.site.name,
    ].join('\n');
  }
}
