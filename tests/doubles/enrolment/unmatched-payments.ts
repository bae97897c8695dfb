import type { UnmatchedPayment, UnmatchedPayments } from '../../../src/domain/enrolment/lost-payments/ports.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

export class MemoryUnmatchedPayments implements UnmatchedPayments, Restorable {
  readonly payments = new Table<UnmatchedPayment>();

  async keep(payment: UnmatchedPayment): Promise<boolean> {
    const { checkoutId, refundedCents, settledAt } = payment;
    const isNew = this.payments.get(checkoutId) === undefined;
    if (isNew) this.payments.set(checkoutId, payment);
    else this.payments.change(checkoutId, { refundedCents, settledAt });
    return isNew;
  }

  async find(checkoutId: string): Promise<UnmatchedPayment | undefined> {
    return this.payments.get(checkoutId);
  }

  async listOpen(): Promise<UnmatchedPayment[]> {
    return sortedBy(
      this.payments.where(({ settledAt }) => settledAt === null),
      ({ foundAt }) => foundAt,
      ({ checkoutId }) => checkoutId,
    );
  }

  async settle(checkoutId: string, at: Date): Promise<void> {
    if (this.payments.get(checkoutId)?.settledAt === null) this.payments.change(checkoutId, { settledAt: at });
  }

  snapshot(): () => void {
    return this.payments.snapshot();
  }
}
