import { after, type Clock, HOUR_MS } from '../../kernel/clock.ts';
import { eachOrder } from '../each-order.ts';
import type { OrderRepository } from '../ports.ts';
import type { FulfilPayment } from '../use-cases/fulfil-payment.ts';

/** As long as the payment service keeps repeating a message that nobody took. */
const LOOK_BACK_MS = 72 * HOUR_MS;

/** Catches what was paid while no message reached us: a closed tab and a lost webhook still enrol. */
export class ReconcilePayments {
  constructor(
    private readonly orders: OrderRepository,
    private readonly fulfil: Pick<FulfilPayment, 'run'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const unsettled = await this.orders.listUnsettled(after(this.clock.now(), -LOOK_BACK_MS));
    await eachOrder(unsettled, async ({ checkoutId }) => checkoutId !== null && this.fulfil.run({ checkoutId }));
  }
}
