import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { RefundId } from '../../kernel/ids.ts';
import type { OrderRepository, PaymentGateway, RefundRepository } from '../ports.ts';
import type { Refund } from '../refund.ts';
import type { FulfilPayment } from './fulfil-payment.ts';

/**
 * Requests a stored refund from the payment service, whose answer settles it. Safe to repeat: the refund's id is the
 * idempotency key. Rejects with the service's refusal, which is kept, and with `unavailable`, which leaves the refund
 * to be asked for again.
 */
export class SettleRefund {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly refunds: Pick<RefundRepository, 'find' | 'markRefused'>,
    private readonly gateway: Pick<PaymentGateway, 'refund'>,
    private readonly fulfil: Pick<FulfilPayment, 'run'>,
    private readonly clock: Clock,
  ) {}

  async run({ refundId }: { refundId: RefundId }): Promise<void> {
    const refund = await this.refunds.find(refundId);
    const checkoutId = refund && (await this.orders.find(refund.orderId))?.checkoutId;
    if (refund?.state !== 'asked' || !checkoutId) return;
    await this.ask(checkoutId, refund);
    await this.fulfil.run({ checkoutId });
  }

  private async ask(checkoutId: string, refund: Refund): Promise<void> {
    try {
      const { id, amountCents, endsAccess } = refund;
      await this.gateway.refund(checkoutId, { id, amountCents, endsAccess });
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'conflict') {
        await this.refunds.markRefused(refund.id, error.message, this.clock.now());
        // It may have been refused because money went back without us.
        await this.fulfil.run({ checkoutId });
      }
      throw error;
    }
  }
}
