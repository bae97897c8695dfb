import { expect, it } from 'vitest';
import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { addAda, describeBeforeStep } from './before-step.ts';
import { anOrder, tuesday } from './samples.ts';

describeBeforeStep('0067', 'every course came with the question bank', (opened) => {
  it('does not come with free ones any more, but with what somebody has paid for', async () => {
    const db = opened();
    await addAda(db);
    await db('courses').insert(
      Object.entries({ priced: 100, free: 0, 'free-now': 0 }).map(([id, price_cents]) => ({
        ...{ id, title: id, description: '', duration_months: 5, price_cents, is_live: true, version: 1 },
        created_at: 1,
      })),
    );
    const paid = { status: 'paid', paidAt: tuesday } as const;
    for (const [id, facts] of [
      ['free-now', paid],
      ['free', { ...paid, totalCents: 0 }],
    ] as const)
      await new KnexOrderRepository(db).add(anOrder({ id, courseId: id, userId: 'ada', ...facts }));

    await migrateDatabase(db);

    expect(await db('courses').where({ has_question_bank: true }).orderBy('id').pluck('id')).toEqual([
      'free-now',
      'priced',
    ]);
  });
});
