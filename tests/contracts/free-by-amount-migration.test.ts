import { expect, it } from 'vitest';
import { KnexCouponRepository } from '../../src/adapters/knex/enrolment/coupon-repository.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { describeBeforeStep } from './before-step.ts';

describeBeforeStep('0070', 'an amount could make any course free', (opened) => {
  it('still can, as its buyers were promised', async () => {
    const db = opened();
    await db('coupons').insert({
      ...{ id: 'old', code: 'OLD', folded_code: '01D', note: '', off_kind: 'amount', off_value: 5_000 },
      ...{ is_first_purchase_only: false, is_for_extensions: false, is_active: true, created_at: 1, taken: 0 },
    });

    await migrateDatabase(db);

    expect((await new KnexCouponRepository(db).find('old'))?.off).toEqual({
      kind: 'amount',
      value: 5_000,
      mayMakeFree: true,
    });
  });
});
