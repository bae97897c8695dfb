import { describe, expect, it } from 'vitest';
import type { CouponRepository, NewUse } from '../../src/domain/enrolment/coupons/ports.ts';
import type { OrderRepository } from '../../src/domain/enrolment/ports.ts';
import { inParallel } from './in-parallel.ts';
import { aCoupon, anOrder, friday, monday, ODD_TEXT, tuesday } from './samples.ts';

interface Stores {
  readonly coupons: CouponRepository;
  readonly orders: OrderRepository;
}

const BUYERS = 20;
const aUse = (facts: Partial<NewUse> = {}): NewUse => ({
  orderId: 'order-0',
  couponId: 'coupon',
  userId: 'ada',
  courseId: 'course',
  reservedAt: monday,
  ...facts,
});

/** What every CouponRepository promises. `open` hands over empty stores. */
export function couponRepositoryContract(adapter: string, open: () => Promise<Stores>): void {
  const withOrders = async () => {
    const { coupons, orders } = await open();
    for (let index = 0; index < BUYERS; index += 1)
      await orders.add(anOrder({ id: `order-${index}`, userId: `buyer-${index}` }));
    return coupons;
  };
  const codeOf = (error: { code: string }) => error.code;

  describe(`CouponRepository on ${adapter}`, () => {
    it('gives a coupon back as it was', async () => {
      const coupons = await withOrders();
      const coupon = aCoupon({
        note: ODD_TEXT,
        off: { kind: 'price', value: 19_900 },
        courseIds: ['one', 'two'],
        from: '2026-03-01',
        until: '2026-03-31',
        maxUses: 5,
        maxPerPerson: 1,
        isFirstPurchaseOnly: true,
        isForExtensions: true,
        isActive: false,
      });
      await coupons.add(coupon);
      await coupons.add(aCoupon({ id: 'other', code: 'OTHER' }));
      expect(await coupons.find('coupon')).toEqual(coupon);
      expect(await coupons.find('other')).toEqual(aCoupon({ id: 'other', code: 'OTHER' }));
      expect(await coupons.find('unknown')).toBeUndefined();
    });

    it.each(['WELCOME-20', 'welcome-20', ' Wel come–20 ', 'WE1C0ME-2O', 'WELCОME-20'])(
      'finds it by %j, and lets no other one have that code',
      async (code) => {
        const coupons = await withOrders();
        await coupons.add(aCoupon());
        expect(await coupons.findByCode(code)).toEqual(aCoupon());
        expect(await coupons.add(aCoupon({ id: 'other', code })).catch(codeOf)).toBe('enrolment/coupon-taken');
        await coupons.add(aCoupon({ id: 'other', code: 'OTHER' }));
        const renamed = aCoupon({ id: 'other', code });
        expect(await coupons.change(renamed, { ifUnused: true }).catch(codeOf)).toBe('enrolment/coupon-taken');
        expect(await coupons.findByCode('WELCOME')).toBeUndefined();
      },
    );

    it('lets one of twenty have a code', async () => {
      const coupons = await withOrders();
      const codes = ['FAIR', 'fair', 'FA1R', 'f a i r'];
      const made = await inParallel(BUYERS, (index) =>
        coupons.add(aCoupon({ id: `coupon-${index}`, code: codes[index % 4] ?? '' })).then(() => 'made', codeOf),
      );
      expect(made.filter((answer) => answer === 'made')).toHaveLength(1);
      expect(made.filter((answer) => answer === 'enrolment/coupon-taken')).toHaveLength(BUYERS - 1);
    });

    it('reserves the last use for one of twenty', async () => {
      const coupons = await withOrders();
      await coupons.add(aCoupon({ maxUses: 3 }));
      const got = await inParallel(BUYERS, (index) =>
        coupons.reserve(aUse({ orderId: `order-${index}`, userId: `buyer-${index}` })),
      );
      expect(got.filter(Boolean)).toHaveLength(3);
      expect((await coupons.find('coupon'))?.taken).toBe(3);
    });

    it('tells what stands of a person', async () => {
      const coupons = await withOrders();
      await coupons.add(aCoupon());
      await coupons.reserve(aUse({ orderId: 'order-1', reservedAt: tuesday }));
      await coupons.reserve(aUse({ orderId: 'order-0' }));
      await coupons.reserve(aUse({ orderId: 'order-2', userId: 'bob' }));
      await coupons.reserve(aUse({ orderId: 'order-3' }));
      await coupons.release('order-3', friday);
      await coupons.markUsed('order-1', friday);
      expect(await coupons.usesOf('coupon', 'ada')).toEqual([
        { ...aUse(), state: 'reserved', settledAt: null },
        { ...aUse({ orderId: 'order-1', reservedAt: tuesday }), state: 'used', settledAt: friday },
      ]);
    });

    it('gives each use back once, and takes a late payment’s again', async () => {
      const coupons = await withOrders();
      await coupons.add(aCoupon({ maxUses: 1 }));
      const taken = async () => (await coupons.find('coupon'))?.taken;
      await coupons.reserve(aUse());
      await inParallel(5, () => coupons.release('order-0', tuesday));
      expect(await taken()).toBe(0);
      expect(await coupons.reserve(aUse({ orderId: 'order-1' }))).toBe(true);
      await inParallel(5, () => coupons.markUsed('order-0', tuesday));
      expect(await taken()).toBe(2);
      await coupons.release('order-0', friday);
      expect(await taken()).toBe(2);
      expect([await coupons.hasUse('order-0'), await coupons.hasUse('unknown')]).toEqual([true, false]);
      await inParallel(5, () => coupons.giveBack('order-0', friday));
      expect(await coupons.hasUse('order-0')).toBe(false);
      await coupons.giveBack('order-1', friday);
      expect(await taken()).toBe(1);
      await coupons.markUsed('unknown', friday);
    });

    it('takes a use of a lost order once, beyond the limit too', async () => {
      const coupons = await withOrders();
      await coupons.add(aCoupon({ maxUses: 1, isActive: false, taken: 1 }));
      await inParallel(3, () => coupons.reserveAgain(aUse()));
      expect((await coupons.find('coupon'))?.taken).toBe(2);
      expect(await coupons.usesOf('coupon', 'ada')).toHaveLength(1);
    });

    it('changes its terms while no use stands, its end at any time, and never its uses', async () => {
      const coupons = await withOrders();
      await coupons.add(aCoupon());
      const other = aCoupon({
        code: 'OTHER',
        off: { kind: 'amount', value: 5_000, mayMakeFree: true },
        createdAt: friday,
        taken: 7,
      });
      expect(await coupons.change(other, { ifUnused: true })).toBe(true);
      expect(await coupons.find('coupon')).toEqual({ ...other, createdAt: monday, taken: 0 });
      await coupons.reserve(aUse());
      expect(await coupons.change(aCoupon(), { ifUnused: true })).toBe(false);
      expect(await coupons.change({ ...other, until: '2026-04-01' }, { ifUnused: false })).toBe(true);
      expect(await coupons.find('coupon')).toEqual({ ...other, createdAt: monday, until: '2026-04-01', taken: 1 });
      expect(await coupons.change(aCoupon({ id: 'unknown', code: 'X-1' }), { ifUnused: false })).toBe(false);
    });

    it('lists reservations of before, oldest first', async () => {
      const coupons = await withOrders();
      await coupons.add(aCoupon());
      const times = [friday, tuesday, monday, monday];
      for (const [index, reservedAt] of times.entries())
        await coupons.reserve(aUse({ orderId: `order-${index}`, reservedAt }));
      await coupons.markUsed('order-3', tuesday);
      const idsOf = async (limit: number) => (await coupons.listReserved(friday, limit)).map(({ orderId }) => orderId);
      expect(await idsOf(10)).toEqual(['order-2', 'order-1']);
      expect(await idsOf(1)).toEqual(['order-2']);
    });
  });
}
