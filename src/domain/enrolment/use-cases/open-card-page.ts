import type { Order } from '../order.ts';
import type { Buyers, OrderRepository, PaymentGateway } from '../ports.ts';
import type { SettleOpenOrder } from './settle-open-order.ts';

/** Opens the payment service's page for an order, or finds the one that is open for it. */
export class OpenCardPage {
  constructor(
    private readonly orders: Pick<OrderRepository, 'setCheckout'>,
    private readonly buyers: Buyers,
    private readonly gateway: Pick<PaymentGateway, 'open'>,
    private readonly settleOpenOrder: Pick<SettleOpenOrder, 'refuseOvertaken'>,
  ) {}

  async run({
    order,
    successPage,
    cancelPage,
  }: {
    order: Order;
    successPage: string;
    cancelPage: string;
  }): Promise<{ url: string }> {
    if (order.checkoutUrl !== null) return { url: order.checkoutUrl };
    const buyer = await this.buyers.find(order.userId);
    const { checkoutId, url } = await this.gateway.open(order, {
      successUrl: `${successPage}?session_id={CHECKOUT_SESSION_ID}&course_id=${order.courseId}`,
      cancelUrl: cancelPage,
      email: buyer?.email ?? '',
    });
    await this.orders.setCheckout(order.id, checkoutId, url);
    await this.settleOpenOrder.refuseOvertaken(order.id, checkoutId);
    return { url };
  }
}
