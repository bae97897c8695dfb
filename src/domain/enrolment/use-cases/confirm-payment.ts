import { DomainError } from '../../kernel/errors.ts';
import type { CourseId, UserId } from '../../kernel/ids.ts';
import { isFree, type Order } from '../order.ts';
import type { OrderRepository } from '../ports.ts';
import type { FulfilPayment } from './fulfil-payment.ts';

/** `processing`: the money is on its way, which may take days; `failed`: it did not come. */
export type Confirmation =
  | { readonly status: 'paid'; readonly order: Order }
  | { readonly status: 'processing' | 'failed'; readonly order: Order };

/**
 * What the success page asks. Only the buyer gets a yes, and only for the course that was bought;
 * to anybody else the checkout is as good as unknown.
 */
export class ConfirmPayment {
  constructor(
    private readonly orders: OrderRepository,
    private readonly fulfil: Pick<FulfilPayment, 'run'>,
  ) {}

  async run(input: { userId: UserId; checkoutId: string; courseId: CourseId }): Promise<Confirmation | undefined> {
    const order = (await this.orders.findByCheckout(input.checkoutId)) ?? (await this.found(input.checkoutId));
    if (order?.userId !== input.userId || order.courseId !== input.courseId) return undefined;
    // No payment service has heard of it.
    if (isFree(order)) return order.status === 'paid' ? { status: 'paid', order } : undefined;
    const result = await this.fulfil.run({ checkoutId: input.checkoutId });
    if (result.status === 'processing' || result.status === 'failed') return { status: result.status, order };
    // Paid once, but the money may have gone back since; or for a course that was gone, and then support has to help.
    const isGiven = result.status === 'paid' && result.isEnrolled && result.order.status === 'paid';
    return isGiven ? { status: 'paid', order: result.order } : undefined;
  }

  /** No order here has this checkout, as after a restore: a payment there is looked for, and noted whoever asks. */
  private async found(checkoutId: string): Promise<Order | undefined> {
    try {
      await this.fulfil.run({ checkoutId });
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error;
    }
    return this.orders.findByCheckout(checkoutId);
  }
}
