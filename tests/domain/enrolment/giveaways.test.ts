import { expect, it } from 'vitest';
import type { Coupon } from '../../../src/domain/enrolment/coupons/coupon.ts';
import { FindGiveaways } from '../../../src/domain/enrolment/queries/find-giveaways.ts';
import { aCoupon, monday } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

it('names the coupons that would give a course away at its price, now or later, and no other', async () => {
  const { stores, clock } = sqlWorld(monday);
  const amount = (value: number, mayMakeFree = false) => ({ off: { kind: 'amount' as const, value, mayMakeFree } });
  const coupons: Record<string, Partial<Coupon>> = {
    'ALL-OF-IT': amount(20_000, true),
    'TO-THE-LEAST': amount(20_000),
    PERCENT: { off: { kind: 'percent', value: 100 } },
    LATER: { ...amount(20_000), from: '2099-01-01' },
    'LEAVES-MORE': amount(10_000),
    ENDED: { ...amount(20_000), isActive: false },
    'USED-UP': { ...amount(20_000), maxUses: 1, taken: 1 },
    'ANOTHER-COURSE': { ...amount(20_000), courseIds: ['other'] },
  };
  for (const [code, facts] of Object.entries(coupons)) await stores.coupons.add(aCoupon({ id: code, code, ...facts }));
  const find = new FindGiveaways(stores.couponReader, clock);
  const found = await find.run({ id: 'course', priceCents: 15_000 });
  expect(Object.fromEntries(found.map(({ code, totalCents }) => [code, totalCents]))).toEqual({
    'ALL-OF-IT': 0,
    'TO-THE-LEAST': 50,
    PERCENT: 0,
    LATER: 50,
  });
  expect(await find.run({ id: 'course', priceCents: 0 })).toEqual([]);
});
