import type { OrderId } from '../../kernel/ids.ts';
import { noSuchOrder, notPaid } from '../errors.ts';
import type { OrderRepository, PaymentGateway } from '../ports.ts';
import type { FulfilPayment } from './fulfil-payment.ts';

/**
 * Gives the whole sum of one order back. The payment service is told first and asked afterwards: its word moves the order
 * and ends the access, as it does when the money goes back without us. Safe to repeat.
 */
export class RefundOrder {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly gateway: Pick<PaymentGateway, 'refund'>,
    private readonly fulfil: Pick<FulfilPayment, 'run'>,
  ) {}

  async run({ orderId }: { orderId: OrderId }): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order) throw noSuchOrder();
    if (order.status === 'refunded') return;
    if (order.checkoutId === null) throw notPaid();
    await this.gateway.refund(order.checkoutId, { id: `whole-${order.id}`, amountCents: order.totalCents });
    await this.fulfil.run({ checkoutId: order.checkoutId });
  }
}
