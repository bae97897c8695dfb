import type { CourseId } from '../../kernel/ids.ts';
import { eachOrder } from '../each-order.ts';
import type { Order } from '../order.ts';
import type { OrderRepository, PaymentGateway } from '../ports.ts';
import type { FulfilPayment } from '../use-cases/fulfil-payment.ts';

/** Job: expires the open checkouts of a deleted course, so that no buyer pays for it. Idempotent. */
export class CloseCheckouts {
  constructor(
    private readonly orders: Pick<OrderRepository, 'listPendingFor' | 'markCancelled'>,
    private readonly gateway: Pick<PaymentGateway, 'close'>,
    private readonly fulfil: Pick<FulfilPayment, 'run'>,
  ) {}

  async run({ courseId }: { courseId: CourseId }): Promise<void> {
    await eachOrder(await this.orders.listPendingFor(courseId), (order) => this.close(order));
  }

  private async close({ id, checkoutId }: Order): Promise<void> {
    // Its card page may be opening right now: who opens it looks at the order afterwards, and closes it.
    if (checkoutId === null) return void (await this.orders.markCancelled(id));
    await this.gateway.close(checkoutId);
    // Asked afterwards: it may have been paid in the moment before.
    await this.fulfil.run({ checkoutId });
  }
}
