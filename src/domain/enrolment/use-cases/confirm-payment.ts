import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { Order } from '../order.ts';
import type { OrderRepository } from '../ports.ts';
import type { FulfilPayment } from './fulfil-payment.ts';

/**
 * What the success page asks. Only the buyer gets a yes, and only for the course that was bought;
 * to anybody else the checkout is as good as unknown.
 */
export class ConfirmPayment {
  constructor(
    private readonly orders: OrderRepository,
    private readonly fulfil: Pick<FulfilPayment, 'run'>,
  ) {}

  async run(input: { userId: UserId; checkoutId: string; courseId: CourseId }): Promise<Order | undefined> {
    const order = await this.orders.findByCheckout(input.checkoutId);
    if (order?.userId !== input.userId || order.courseId !== input.courseId) return undefined;
    const result = await this.fulfil.run({ checkoutId: input.checkoutId });
    // Paid once, but the money may have gone back since; or for a course that was gone, and then support has to help.
    return result.status === 'paid' && result.isEnrolled && result.order.status === 'paid' ? result.order : undefined;
  }
}
