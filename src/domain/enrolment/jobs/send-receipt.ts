import type { OrderId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Site } from '../../kernel/site.ts';
import { noSuchOrder } from '../errors.ts';
import { receiptMail } from '../mails.ts';
import type { Buyers, OrderRepository } from '../ports.ts';

/** The receipt of one paid order. Its mail key is the order, so a repeated job writes one mail. */
export class SendReceipt {
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
    await this.mailer.send(receiptMail(order, buyer, this.site));
  }
}
