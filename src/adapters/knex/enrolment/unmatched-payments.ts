import type { Knex } from 'knex';
import type { UnmatchedPayment, UnmatchedPayments } from '../../../domain/enrolment/lost-payments/ports.ts';
import { normalizeEmail } from '../../../domain/identity/user.ts';
import { columnsOf, type RowOf, time, timeOrNull } from '../columns.ts';
import { toMillis } from '../times.ts';

const PAYMENTS = columnsOf<Omit<UnmatchedPayment, 'payer'>>()({
  checkoutId: 'checkout_id',
  orderId: 'order_id',
  userId: 'user_id',
  courseId: 'course_id',
  amountCents: 'amount_cents',
  refundedCents: 'refunded_cents',
  currency: 'currency',
  foundAt: time('found_at'),
  settledAt: timeOrNull('settled_at'),
});

type Row = RowOf<typeof PAYMENTS> & {
  payer_name: string | null;
  payer_email: string | null;
  folded_payer_email: string | null;
};

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

const toRow = ({ payer, ...payment }: UnmatchedPayment): Row => ({
  ...PAYMENTS.toRow(payment),
  payer_name: payer?.name ?? null,
  payer_email: payer?.email ?? null,
  folded_payer_email: payer ? normalizeEmail(payer.email) : null,
});

const toPayment = (row: Row): UnmatchedPayment => ({
  ...PAYMENTS.toNoun(row),
  payer: row.payer_email === null ? null : { name: row.payer_name ?? '', email: row.payer_email },
});
