import type { Clock } from '../../kernel/clock.ts';
import type { Ids, OrderId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type CancelOrderStores, cancelOrder } from '../cancel-order.ts';
import { alreadyEnrolled, orderOpen, paymentProcessing } from '../errors.ts';
import { type Deal, isSameDeal, type Order } from '../order.ts';
import type { Checkout, OrderRepository, PaymentGateway } from '../ports.ts';
import type { CheckAccess } from '../queries/check-access.ts';
import type { FulfilPayment } from './fulfil-payment.ts';

/**
 * Decides about an order that is still pending, whose card page may be open, over or paid by now. The payment service
 * is asked before each decision, and a payment that it reports is fulfilled first: its buyer is then refused as an
 * owner, and never asked to pay twice.
 */
export class SettleOpenOrder {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly gateway: Pick<PaymentGateway, 'find' | 'close'>,
    private readonly fulfil: Pick<FulfilPayment, 'run'>,
    private readonly checkAccess: Pick<CheckAccess, 'run'>,
    private readonly work: UnitOfWork<CancelOrderStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** The order as it is, or undefined after it was cancelled: its price, its coupon or its checkout is over. */
  async reuse(order: Order, deal: Deal): Promise<Order | undefined> {
    const checkout = await this.fulfilIfSettled(order);
    if (checkout?.status === 'processing') throw paymentProcessing();
    if (isSameDeal(order, deal) && (order.checkoutId === null || checkout?.status === 'open')) return order;
    if (checkout?.status === 'open') await this.close(order);
    await this.work.run((stores) => cancelOrder(stores, { orderId: order.id, ids: this.ids, at: this.clock.now() }));
    // An earlier click may have opened its card page since we read it: see refuseOvertaken.
    const late = order.checkoutId === null ? await this.orders.find(order.id) : undefined;
    if (late) await this.close(late);
    return undefined;
  }

  /** A click with another coupon may have cancelled this order meanwhile: of two card pages only one may take money. */
  async refuseOvertaken(orderId: OrderId, checkoutId: string): Promise<void> {
    const order = await this.orders.find(orderId);
    if (order?.status !== 'cancelled') return;
    await this.close({ ...order, checkoutId });
    throw orderOpen();
  }

  /**
   * Expires the old checkout before a new order is made. Reads it again afterwards: it may have been paid in the moment
   * before (race), and then that is the payment.
   */
  private async close(order: Order): Promise<void> {
    if (order.checkoutId === null) return;
    await this.gateway.close(order.checkoutId);
    if ((await this.fulfilIfSettled(order))?.status === 'processing') throw paymentProcessing();
  }

  /**
   * The order's checkout as it is now. One that turns out to be paid is fulfilled, and its buyer refused as an owner;
   * one that waits for its money, or waited in vain, is noted as such.
   */
  private async fulfilIfSettled({ userId, courseId, checkoutId }: Order): Promise<Checkout | undefined> {
    const checkout = checkoutId === null ? undefined : await this.gateway.find(checkoutId);
    if (checkout?.status === 'paid' || checkout?.status === 'processing' || checkout?.status === 'failed') {
      await this.fulfil.run({ checkoutId: checkout.id });
      // Paid, and not only still an owner: an extension whose money is on its way or never came gave them nothing.
      if (checkout.status === 'paid' && (await this.checkAccess.run({ userId, courseId }))) throw alreadyEnrolled();
    }
    return checkout;
  }
}
