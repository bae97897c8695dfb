import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { People } from '../../kernel/people.ts';
import type { Order } from '../order.ts';
import type { OrderEvents, OrderRepository, PaymentGateway } from '../ports.ts';
import type { SettleOpenOrder } from './settle-open-order.ts';

/** Opens the payment service's page for an order, or finds the one that is open for it. */
export class OpenCardPage {
  constructor(
    private readonly orders: Pick<OrderRepository, 'setCheckout'>,
    private readonly buyers: Pick<People, 'find'>,
    private readonly gateway: Pick<PaymentGateway, 'open'>,
    private readonly settleOpenOrder: Pick<SettleOpenOrder, 'refuseOvertaken'>,
    private readonly events: Pick<OrderEvents, 'add'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
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
    await this.events.add({ id: this.ids.next(), orderId: order.id, kind: 'card-page-opened', at: this.clock.now() });
    await this.settleOpenOrder.refuseOvertaken(order.id, checkoutId);
    return { url };
  }
}
