import type { OrderId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Site } from '../../kernel/site.ts';
import { noSuchOrder } from '../errors.ts';
import { paymentFailedMail } from '../payment-mails.ts';
import type { Buyers, OrderRepository } from '../ports.ts';

/** Job: tells the buyer that a payment which takes days did not arrive: nobody looks at the page any more by then. */
export class SendPaymentFailed {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly buyers: Buyers,
    private readonly mailer: Mailer,
    private readonly site: Site,
  ) {}

  async run({ orderId }: { orderId: OrderId }): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order) throw noSuchOrder();
    const buyer = await this.buyers.find(order.userId);
    // It may have come after all, and whoever is gone reads no mail.
    if (buyer && order.status === 'failed') await this.mailer.send(paymentFailedMail(order, buyer, this.site));
  }
}
