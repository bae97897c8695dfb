import type { OrderId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Site } from '../../kernel/site.ts';
import { noSuchOrder } from '../errors.ts';
import { refundMail } from '../mails.ts';
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
    await this.mailer.send(refundMail(order, buyer, this.site));
  }
}
