import { DomainError } from '../../kernel/errors.ts';
import type { RefundRepository } from '../ports.ts';
import type { SettleRefund } from '../use-cases/settle-refund.ts';

const AT_ONCE = 50;

/**
 * Reconciliation round: retries refunds that were recorded and never settled, because of a crash or an outage of the
 * payment service. A refused one is recorded as refused and does not block the rest; an outage ends the round.
 */
export class FinishRefunds {
  constructor(
    private readonly refunds: Pick<RefundRepository, 'listAsked'>,
    private readonly settleRefund: Pick<SettleRefund, 'run'>,
  ) {}

  async run(): Promise<void> {
    for (const { id } of await this.refunds.listAsked(AT_ONCE)) {
      try {
        await this.settleRefund.run({ refundId: id });
      } catch (error) {
        if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
      }
    }
  }
}
