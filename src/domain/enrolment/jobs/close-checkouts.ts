import type { CourseId } from '../../kernel/ids.ts';
import { closeCheckout } from '../close-checkout.ts';
import { eachOrder } from '../each-order.ts';
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
    const { orders, gateway, fulfil } = this;
    await eachOrder(await orders.listPendingFor(courseId), (order) =>
      closeCheckout(order, { orders, gateway, fulfil }),
    );
  }
}
