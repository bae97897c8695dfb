import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Ids, OrderId, UserId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchOrder, refundStale, refundTooLarge } from '../errors.ts';
import type { OrderRepository, RefundRepository } from '../ports.ts';
import { type Refund, type RefundState, refundRefusal } from '../refund.ts';
import type { SettleRefund } from './settle-refund.ts';

export interface RefundRequest {
  readonly actorId: UserId;
  readonly orderId: OrderId;
  readonly amountCents: Cents;
  /**
   * Optimistic lock: the refunded sum that the administrator saw. A double click, a second administrator or a retried
   * request has seen an older state and is refused.
   */
  readonly seenRefundedCents: Cents;
  readonly reason: string;
  readonly endsAccess: boolean;
  /** False without. */
  readonly returnsCoupon?: boolean;
}

/**
 * Refunds one order, in part or all that is left. The refund is stored before the payment service is asked, whose
 * answer then settles it, as it settles a refund made at the service. If the service is unavailable, the refund stays
 * asked for and a scheduled task finishes it.
 */
export class RefundOrder {
  constructor(
    private readonly work: UnitOfWork<{ orders: OrderRepository; refunds: RefundRepository; auditLog: AuditLog }>,
    private readonly refunds: Pick<RefundRepository, 'find'>,
    private readonly settleRefund: Pick<SettleRefund, 'run'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(request: RefundRequest): Promise<{ state: RefundState }> {
    const { id: refundId } = await this.write(request);
    try {
      await this.settleRefund.run({ refundId });
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'unavailable') throw error;
    }
    return { state: (await this.refunds.find(refundId))?.state ?? 'asked' };
  }

  private write({ seenRefundedCents, returnsCoupon = false, ...request }: RefundRequest): Promise<Refund> {
    const at = this.clock.now();
    return this.work.run(async ({ orders, refunds, auditLog }) => {
      const known = await orders.find(request.orderId);
      if (!known) throw noSuchOrder();
      const refund: Refund = {
        ...request,
        returnsCoupon,
        id: this.ids.next(),
        state: 'asked',
        askedAt: at,
        settledAt: null,
        refusal: null,
      };
      await refunds.add(refund, known.courseId);
      // Read again after the write lock is held: a concurrent refund has committed and is visible.
      const order = (await orders.find(request.orderId)) ?? known;
      if (order.refundedCents !== seenRefundedCents) throw refundStale();
      const refusal = refundRefusal(order);
      if (refusal) throw refusal;
      if (request.amountCents > order.totalCents - order.refundedCents) throw refundTooLarge();
      const { userId, courseId } = order;
      await auditLog.add({ id: this.ids.next(), actorId: request.actorId, kind: 'refunded', userId, courseId, at });
      return refund;
    });
  }
}
