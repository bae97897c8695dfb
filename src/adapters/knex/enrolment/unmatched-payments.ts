import type { Knex } from 'knex';
import type { UnmatchedPayment, UnmatchedPayments } from '../../../domain/enrolment/lost-payments/ports.ts';
import { type Millis, toMillis, toMillisOrNull, toTime, toTimeOrNull } from '../times.ts';

interface Row {
  checkout_id: string;
  order_id: string;
  user_id: string;
  course_id: string;
  amount_cents: number;
  refunded_cents: number;
  currency: string;
  payer_name: string | null;
  payer_email: string | null;
  found_at: Millis;
  settled_at: Millis | null;
}

export class KnexUnmatchedPayments implements UnmatchedPayments {
  constructor(private readonly db: Knex) {}

  async keep(payment: UnmatchedPayment): Promise<boolean> {
    const row = toRow(payment);
    const added = await this.rows().insert(row).onConflict('checkout_id').ignore().returning('checkout_id');
    if (added.length > 0) return true;
    const { refunded_cents, settled_at } = row;
    await this.rows().where({ checkout_id: row.checkout_id }).update({ refunded_cents, settled_at });
    return false;
  }

  async find(checkoutId: string): Promise<UnmatchedPayment | undefined> {
    const row = await this.rows().where({ checkout_id: checkoutId }).first();
    return row && toPayment(row);
  }

  async listOpen(): Promise<UnmatchedPayment[]> {
    return (await this.rows().whereNull('settled_at').orderBy(['found_at', 'checkout_id'])).map(toPayment);
  }

  async settle(checkoutId: string, at: Date): Promise<void> {
    await this.rows()
      .where({ checkout_id: checkoutId, settled_at: null })
      .update({ settled_at: toMillis(at) });
  }

  private rows() {
    return this.db<Row>('unmatched_payments');
  }
}

const toRow = (payment: UnmatchedPayment): Row => ({
  checkout_id: payment.checkoutId,
  order_id: payment.orderId,
  user_id: payment.userId,
  course_id: payment.courseId,
  amount_cents: payment.amountCents,
  refunded_cents: payment.refundedCents,
  currency: payment.currency,
  payer_name: payment.payer?.name ?? null,
  payer_email: payment.payer?.email ?? null,
  found_at: toMillis(payment.foundAt),
  settled_at: toMillisOrNull(payment.settledAt),
});

const toPayment = (row: Row): UnmatchedPayment => ({
  checkoutId: row.checkout_id,
  orderId: row.order_id,
  userId: row.user_id,
  courseId: row.course_id,
  amountCents: row.amount_cents,
  refundedCents: row.refunded_cents,
  currency: row.currency,
  payer: row.payer_email === null ? null : { name: row.payer_name ?? '', email: row.payer_email },
  foundAt: toTime(row.found_at),
  settledAt: toTimeOrNull(row.settled_at),
});
