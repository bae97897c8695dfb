import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchPayment } from '../errors.ts';
import type { UnmatchedPayments } from '../lost-payments/ports.ts';
import type { PaymentGateway } from '../ports.ts';
import type { FulfilPayment } from './fulfil-payment.ts';

/**
 * Gives back all that is left of a payment that fits no order. Safe to repeat: what had gone back names the refund, so
 * that of several clicks one counts. The payment service's word then settles the payment.
 */
export class RefundUnmatched {
  constructor(
    private readonly work: UnitOfWork<{ unmatchedPayments: UnmatchedPayments; auditLog: AuditLog }>,
    private readonly gateway: Pick<PaymentGateway, 'refund'>,
    private readonly fulfil: Pick<FulfilPayment, 'run'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ actorId, checkoutId }: { actorId: UserId; checkoutId: string }): Promise<void> {
    const { amountCents, refundedCents } = await this.note(actorId, checkoutId);
    const id = `unmatched:${checkoutId}:${refundedCents}`;
    await this.gateway.refund(checkoutId, { id, amountCents: amountCents - refundedCents });
    await this.fulfil.run({ checkoutId });
  }

  private note(actorId: UserId, checkoutId: string) {
    return this.work.run(async ({ unmatchedPayments, auditLog }) => {
      const payment = await unmatchedPayments.find(checkoutId);
      if (!payment || payment.settledAt) throw noSuchPayment();
      const { userId, courseId } = payment;
      const about = { userId, courseId, reason: checkoutId };
      await auditLog.add({ id: this.ids.next(), actorId, kind: 'refunded', ...about, at: this.clock.now() });
      return payment;
    });
  }
}
