import { expect, it } from 'vitest';
import { KnexTaxDocumentRepository } from '../../src/adapters/knex/enrolment/tax-document-repository.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { describeBeforeStep } from './before-step.ts';
import { aTaxDocument } from './samples.ts';

const MANY = 1203;
const DAY_MS = 86_400_000;

describeBeforeStep('0025-invoices', 'orders that were there before', (opened) => {
  it('get receipts in the order of payment, and those that went back a refund and a credit note', async () => {
    const db = opened();
    await db('users').insert({
      id: 'ada',
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      phone: '',
      password_hash: '',
      agreed_to_terms_at: 1,
      role: 'student',
      created_at: 1,
    });
    // Paid in another order than they were placed.
    const rows = Array.from({ length: MANY }, (_, index) => {
      const isBack = index % 10 === 3;
      const isPaid = index % 10 !== 7;
      return {
        id: `order-${String(index).padStart(5, '0')}`,
        user_id: index % 2 ? 'ada' : 'gone',
        course_id: 'course',
        course_title: 'Ten months',
        price_cents: 49_900,
        discount_cents: 0,
        total_cents: 49_900,
        currency: 'AUD',
        coupon: null,
        status: isPaid ? (isBack ? 'refunded' : 'paid') : 'cancelled',
        created_at: index * DAY_MS,
        paid_at: isPaid ? (MANY + 10 - index) * DAY_MS : null,
        refunded_cents: isBack ? 49_900 : 0,
        refunded_at: isBack ? (MANY + 20 - index) * DAY_MS : null,
      };
    });
    await db.batchInsert('orders', rows, 200);
    await migrateDatabase(db);

    const invoices = await db('tax_documents').where({ kind: 'invoice' }).orderBy('sequence');
    const paid = rows.filter(({ paid_at }) => paid_at !== null).sort((a, b) => (a.paid_at ?? 0) - (b.paid_at ?? 0));
    expect(invoices.map(({ order_id, sequence }) => [order_id, sequence])).toEqual(
      paid.map(({ id }, index) => [id, index + 1]),
    );
    expect(invoices[0]).toMatchObject({ seller_name: 'Cusp', seller_abn: null, gst_cents: 0, tax: 'unregistered' });
    expect(new Set(invoices.map(({ buyer_name }) => buyer_name))).toEqual(new Set(['Ada Lovelace', '']));
    const notes = await db('tax_documents').where({ kind: 'credit-note' }).orderBy('sequence');
    expect(notes).toHaveLength(rows.filter(({ refunded_cents }) => refunded_cents > 0).length);
    expect(notes.map(({ sequence }) => sequence)).toEqual(notes.map((_, index) => index + 1));
    expect(await db('refunds').where({ state: 'done' }).sum({ cents: 'amount_cents' }).first()).toMatchObject({
      cents: notes.length * 49_900,
    });
    const [unpaid] = rows.filter(({ paid_at }) => paid_at === null);
    const next = await new KnexTaxDocumentRepository(db).issue(aTaxDocument({ orderId: unpaid?.id ?? '' }));
    expect(next.sequence).toBe(invoices.length + 1);
  });
});
