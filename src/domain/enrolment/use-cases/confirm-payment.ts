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
 * Answers the success page: confirms to the buyer only, and only for the course bought. For other users the checkout is
 * unknown.
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

  /**
   * Looks up an unknown checkout, as after a restore, at the payment service and records a payment there, for any
   * caller.
   */
  private async found(checkoutId: string): Promise<Order | undefined> {
    try {
      await this.fulfil.run({ checkoutId });
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error;
    }
    return this.orders.findByCheckout(checkoutId);
  }
}
