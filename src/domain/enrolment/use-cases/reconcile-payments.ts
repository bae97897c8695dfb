import { after, HOUR_MS, type Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { OrderId } from '../../kernel/ids.ts';
import type { OrderRepository } from '../ports.ts';
import type { FulfilPayment } from './fulfil-payment.ts';

/** As long as the payment service keeps repeating a message that nobody took. */
const LOOK_BACK_MS = 72 * HOUR_MS;

/**
 * Catches what was paid while no message reached us: a closed tab and a lost webhook still enrol. Rejects
 * once every order was tried and names those that do not add up, since somebody may have paid for them.
 */
export class ReconcilePayments {
  constructor(
    private readonly orders: OrderRepository,
    private readonly fulfil: Pick<FulfilPayment, 'run'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const faults = new Map<OrderId, DomainError>();
    for (const order of await this.orders.listUnsettled(after(this.clock.now(), -LOOK_BACK_MS))) {
      if (order.checkoutId === null) continue;
      try {
        await this.fulfil.run({ checkoutId: order.checkoutId });
      } catch (error) {
        // One order that does not add up must not keep the others waiting; an outage stops the round.
        if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
        faults.set(order.id, error);
      }
    }
    if (faults.size > 0) throw new AggregateError(faults.values(), `These orders do not add up: ${[...faults.keys()].join(', ')}`);
  }
}
