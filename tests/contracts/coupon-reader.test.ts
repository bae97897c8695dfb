import { describe, expect, it } from 'vitest';
import { KnexCouponReader } from '../../src/adapters/knex/enrolment/coupon-reader.ts';
import { KnexCouponRepository } from '../../src/adapters/knex/enrolment/coupon-repository.ts';
import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aCoupon, anOrder, friday, monday, tuesday } from './samples.ts';

onEveryDatabase((name, open) => {
  describe(`CouponReader on ${name}`, () => {
    const filled = async () => {
      const db = await open();
      const [reader, coupons, orders] = [
        new KnexCouponReader(db),
        new KnexCouponRepository(db),
        new KnexOrderRepository(db),
      ];
      const paid = { status: 'paid', paidAt: tuesday } as const;
      await coupons.add(aCoupon({ id: 'old', code: 'OLD' }));
      await coupons.add(aCoupon({ id: 'new', code: 'NEW', createdAt: friday, maxUses: 9 }));
      await coupons.add(aCoupon({ id: 'same', code: 'SAME', createdAt: friday }));
      const all = [
        anOrder({ id: 'one', userId: 'one', totalCents: 40_000, ...paid }),
        anOrder({ id: 'two', userId: 'two', totalCents: 30_000, refundedCents: 10_000, ...paid }),
        anOrder({ id: 'back', userId: 'back', totalCents: 20_000, refundedCents: 20_000, ...paid, status: 'refunded' }),
        anOrder({ id: 'waits', userId: 'waits', totalCents: 70_000 }),
        anOrder({ id: 'gone', userId: 'gone', totalCents: 80_000, status: 'cancelled' }),
      ];
      for (const order of all) {
        await orders.add(order);
        const { id: orderId, userId, courseId } = order;
        await coupons.reserve({ orderId, couponId: 'new', userId, courseId, reservedAt: monday });
        if (order.paidAt) await coupons.markUsed(orderId, tuesday);
      }
      await coupons.release('gone', tuesday);
      return { reader, orders };
    };

    it('tells what each coupon came to, newest first, in pages', async () => {
      const { reader } = await filled();
      const nothing = { reserved: 0, orders: 0, keptCents: 0 };
      const [same, fresh, ...others] = await reader.page({ limit: 2 });
      expect(others).toEqual([]);
      expect(same).toEqual({ coupon: aCoupon({ id: 'same', code: 'SAME', createdAt: friday }), ...nothing });
      expect(fresh).toEqual({
        coupon: aCoupon({ id: 'new', code: 'NEW', createdAt: friday, maxUses: 9, taken: 4 }),
        reserved: 1,
        orders: 3,
        keptCents: 60_000,
      });
      expect(await reader.page({ limit: 2, before: 'new' })).toEqual([
        { coupon: aCoupon({ id: 'old', code: 'OLD' }), ...nothing },
      ]);
      expect(await reader.page({ limit: 2, before: 'unknown' })).toEqual([]);
    });

    it('finds a part of a code as it is read, and takes signs of a pattern as they are', async () => {
      const { reader } = await filled();
      const found = async (search: string) => (await reader.page({ limit: 9, search })).map(({ coupon }) => coupon.id);
      expect(await found('')).toEqual(['same', 'new', 'old']);
      expect(await found('am')).toEqual(['same']);
      expect(await found('0 l')).toEqual(['old']);
      expect([await found('%'), await found('_')]).toEqual([[], []]);
      expect(await reader.page({ limit: 9, search: 'e', before: 'same' })).toMatchObject([{ coupon: { id: 'new' } }]);
    });

    it('tells what the operator’s own code came to', async () => {
      const { reader, orders } = await filled();
      expect(await reader.figuresOf('CUSP10')).toEqual({ orders: 0, keptCents: 0 });
      await orders.add(anOrder({ id: 'own', userId: 'own', totalCents: 44_910, status: 'paid', paidAt: tuesday }));
      await orders.add(anOrder({ id: 'open', userId: 'open', totalCents: 44_910 }));
      await orders.add(anOrder({ id: 'other', userId: 'other', coupon: 'X', status: 'paid', paidAt: tuesday }));
      expect(await reader.figuresOf('CUSP10')).toEqual({ orders: 1, keptCents: 44_910 });
    });
  });
});
