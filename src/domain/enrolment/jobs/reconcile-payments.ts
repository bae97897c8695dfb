import { after, type Clock, DAY_MS, HOUR_MS } from '../../kernel/clock.ts';
import { eachOrder } from '../each-order.ts';
import type { Order } from '../order.ts';
import { returnedEventId } from '../order-event.ts';
import type { OrderEvents, OrderRepository, PaymentGateway, Reversal } from '../ports.ts';
import type { FulfilPayment } from '../use-cases/fulfil-payment.ts';

/** As long as the payment service keeps repeating a message that nobody took. */
const LOOK_BACK_MS = 72 * HOUR_MS;
/** Refunds and disputes are few, so that a month of them is one or two questions. */
const REVERSALS_LOOK_BACK_MS = 30 * DAY_MS;

/**
 * Catches what happened while no message reached us. Asks about each order that waits for something: a closed tab and a
 * lost webhook still enrol. Asks once for all that went back or was disputed, and about an order only where its books
 * do not know it: what was refunded at the payment service's own desk ends access here too.
 */
export class ReconcilePayments {
  constructor(
    private readonly orders: OrderRepository,
    private readonly gateway: Pick<PaymentGateway, 'listReversals'>,
    private readonly fulfil: Pick<FulfilPayment, 'run'>,
    private readonly events: Pick<OrderEvents, 'listOf'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const unsettled = await this.orders.listUnsettled(after(this.clock.now(), -LOOK_BACK_MS));
    const known = new Set(unsettled.map(({ id }) => id));
    const reversed = (await this.reversed()).filter(({ id }) => !known.has(id));
    await eachOrder(
      [...unsettled, ...reversed],
      async ({ checkoutId }) => checkoutId !== null && this.fulfil.run({ checkoutId }),
    );
  }

  private async reversed(): Promise<Order[]> {
    const reversals = await this.gateway.listReversals(after(this.clock.now(), -REVERSALS_LOOK_BACK_MS));
    const orders = await Promise.all(
      reversals.map(async (reversal) => {
        const order = await this.orders.find(reversal.orderId);
        return order && (isNews(reversal, order) || (await this.isReturnNews(reversal))) ? [order] : [];
      }),
    );
    return orders.flat();
  }

  private async isReturnNews({ orderId, returned }: Reversal): Promise<boolean> {
    if (returned.length === 0) return false;
    const told = new Set((await this.events.listOf(orderId)).map(({ id }) => id));
    return returned.some(({ id }) => !told.has(returnedEventId(id)));
  }
}

const isNews = ({ refundedCents, dispute }: Reversal, order: Order): boolean =>
  refundedCents > order.refundedCents || (dispute !== null && dispute !== order.dispute);
