import { DomainError } from '../../kernel/errors.ts';
import type { RefundRepository } from '../ports.ts';
import type { SettleRefund } from '../use-cases/settle-refund.ts';

const AT_ONCE = 50;

/**
 * Round: asks again for refunds that were written down and never settled, because we crashed or the payment service
 * was away. One that is refused is kept as refused and keeps nobody waiting; an outage ends the round.
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
