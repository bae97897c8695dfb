import type { OrderId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { inDollars } from '../../kernel/money.ts';
import type { Site } from '../../kernel/site.ts';
import { noSuchOrder } from '../errors.ts';
import { type Order, receiptNumber } from '../order.ts';
import type { Buyers, OrderRepository } from '../ports.ts';

/**
 * Job: tells the buyer that the money for one order went back. Its mail key is the order, so a repeated job writes one
 * mail.
 */
export class SendRefundNotice {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly buyers: Buyers,
    private readonly mailer: Mailer,
    private readonly site: Site,
  ) {}

  async run({ orderId }: { orderId: OrderId }): Promise<void> {
    const order = await this.orders.find(orderId);
    const buyer = order && (await this.buyers.find(order.userId));
    if (!order || !buyer) throw noSuchOrder();
    await this.mailer.send({
      key: `refund:${order.id}`,
      to: buyer.email,
      subject: `Your refund for ${receiptNumber(order)}`,
      text: this.text(order, buyer.name),
    });
  }

  private text(order: Order, name: string): string {
    return [
      `Dear ${name},`,
      '',
      `your payment for "${order.courseTitle}" is on its way back to your card, and the place that it paid for has ended.`,
      '',
      `Receipt ${receiptNumber(order)}`,
      `Refunded on ${order.refundedAt?.toISOString().slice(0, 10) ?? ''} (UTC)`,
      `Total: ${inDollars(order.totalCents)}`,
      '',
      this.site.name,
    ].join('\n');
  }
}
