import type { OrderId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { People } from '../../kernel/people.ts';
import type { Site } from '../../kernel/site.ts';
import { noSuchOrder } from '../errors.ts';
import { paymentFailedMail } from '../payment-mails.ts';
import type { OrderRepository } from '../ports.ts';

/** Job: tells the buyer that a delayed payment failed, days after the page was left. */
export class SendPaymentFailed {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly buyers: Pick<People, 'find'>,
    private readonly mailer: Mailer,
    private readonly site: Site,
  ) {}

  async run({ orderId }: { orderId: OrderId }): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order) throw noSuchOrder();
    const buyer = await this.buyers.find(order.userId);
    // The payment may have succeeded after all, or the account be deleted.
    if (buyer && order.status === 'failed') await this.mailer.send(paymentFailedMail(order, buyer, this.site));
  }
}
