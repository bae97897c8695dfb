import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type CancelOrderStores, cancelOrder } from '../cancel-order.ts';
import type { Order } from '../order.ts';
import type { PaymentGateway } from '../ports.ts';
import type { FulfilPayment } from './fulfil-payment.ts';

/** Gives up a pending order and closes its card page, so that nobody pays for it any more. Idempotent. */
export class CancelOrder {
  constructor(
    private readonly work: UnitOfWork<CancelOrderStores>,
    private readonly gateway: Pick<PaymentGateway, 'close'>,
    private readonly fulfil: Pick<FulfilPayment, 'run'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ id: orderId, checkoutId }: Pick<Order, 'id' | 'checkoutId'>): Promise<void> {
    // Its card page may be opening right now: who opens it looks at the order afterwards, and closes it.
    if (checkoutId === null)
      return this.work.run((stores) => cancelOrder(stores, { orderId, ids: this.ids, at: this.clock.now() }));
    await this.gateway.close(checkoutId);
    // Asked afterwards: it may have been paid in the moment before.
    await this.fulfil.run({ checkoutId });
  }
}
