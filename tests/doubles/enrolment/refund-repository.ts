import { refundOpen } from '../../../src/domain/enrolment/errors.ts';
import type { RefundRepository } from '../../../src/domain/enrolment/ports.ts';
import type { Refund } from '../../../src/domain/enrolment/refund.ts';
import type { CourseId, OrderId, RefundId } from '../../../src/domain/kernel/ids.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

export class MemoryRefundRepository implements RefundRepository, Restorable {
  readonly refunds = new Table<Refund & { readonly courseId: CourseId }>();

  async add(refund: Refund, courseId: CourseId): Promise<void> {
    const isAsked = (one: Refund) => one.orderId === refund.orderId && one.state === 'asked';
    if (refund.state === 'asked' && this.refunds.where(isAsked).length > 0) throw refundOpen();
    this.refunds.set(refund.id, { ...refund, courseId });
  }

  async find(id: RefundId): Promise<Refund | undefined> {
    return this.where((refund) => refund.id === id)[0];
  }

  async listOf(orderId: OrderId): Promise<Refund[]> {
    return this.where((refund) => refund.orderId === orderId);
  }

  async listAsked(limit: number): Promise<Refund[]> {
    return this.where(({ state }) => state === 'asked').slice(0, limit);
  }

  async markDone(id: RefundId, at: Date): Promise<boolean> {
    return this.settle(id, { state: 'done', settledAt: at });
  }

  async markRefused(id: RefundId, refusal: string, at: Date): Promise<boolean> {
    return this.settle(id, { state: 'refused', settledAt: at, refusal });
  }

  snapshot(): () => void {
    return this.refunds.snapshot();
  }

  private where(isWanted: (refund: Refund) => boolean): Refund[] {
    const found = this.refunds.where(isWanted).map(({ courseId: _, ...refund }) => refund);
    return sortedBy(
      found,
      ({ askedAt }) => askedAt,
      ({ id }) => id,
    );
  }

  private settle(id: RefundId, facts: Partial<Refund>): boolean {
    if (this.refunds.get(id)?.state !== 'asked') return false;
    this.refunds.change(id, facts);
    return true;
  }
}
