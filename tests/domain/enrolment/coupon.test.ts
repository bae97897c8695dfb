import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote } from '../../../src/domain/enrolment/coupons/quote.ts';
import { CheckCoupon } from '../../../src/domain/enrolment/queries/check-coupon.ts';
import { MemoryCouponRepository } from '../../doubles/enrolment/coupon-repository.ts';
import { MemoryOrderRepository } from '../../doubles/enrolment/order-repository.ts';
import { FixedClock } from '../../doubles/fixed-clock.ts';
import { shop } from './shop.ts';

/** The price with the operator's coupon. */
async function quoted(priceCents: number, given: string | undefined, couponCode: string) {
  const check = new CheckCoupon(
    new MemoryCouponRepository(),
    new MemoryOrderRepository(),
    couponCode,
    new FixedClock(new Date('2026-03-01')),
  );
  const course = { id: 'course', priceCents };
  const { accepted } = await check.run({ given, course, userId: 'ada', isExtending: false });
  return quote(priceCents, accepted);
}

describe('a coupon', () => {
  it.each([
    'CUSP10',
    'cusp10',
    'CuSp10',
    ' cusp10 ',
    '\tCUSP10\n',
    'CUSP 10',
    'ＣＵＳＰ１０',
    '\u200bCUSP\u200e10\u2060',
    'CUSP\u00a0١٠',
  ])('takes a tenth off as %j', async (given) => {
    expect(await quoted(49_900, given, 'Cusp10')).toEqual({
      priceCents: 49_900,
      discountCents: 4990,
      totalCents: 44_910,
      coupon: 'CUSP10',
    });
  });

  it.each([undefined, '', ' ', '\u200b', 'CUSP', 'CUSP-10', 'CUSP10CUSP10', 'CUSP1O', '%', '*', 'CUSP10\u0000'])(
    'takes nothing off as %j',
    async (given) => {
      expect(await quoted(49_900, given, 'CUSP10')).toEqual({
        priceCents: 49_900,
        discountCents: 0,
        totalCents: 49_900,
        coupon: null,
      });
    },
  );

  it.each(['', '  ', undefined])(
    'that the operator did not set is matched by nothing, not even by %j',
    async (given) => {
      for (const unset of ['', '   '])
        expect(await quoted(100, given, unset)).toMatchObject({ totalCents: 100, coupon: null });
    },
  );

  it.each([
    [1, 0, 1],
    [4, 0, 4],
    [5, 0, 5],
    [49, 0, 49],
    [50, 0, 50],
    [54, 4, 50],
    [56, 6, 50],
    [57, 6, 51],
    [0, 0, 0],
    [14_999, 1500, 13_499],
  ])('on a price of %i cents takes %i', async (price, discount, total) => {
    expect(await quoted(price, 'CUSP10', 'CUSP10')).toMatchObject({ discountCents: discount, totalCents: total });
  });

  it('never makes a total that does not add up', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 100_000_000 }), async (price) => {
        const { discountCents, totalCents } = await quoted(price, 'a', 'A');
        return (
          Number.isInteger(totalCents) &&
          totalCents >= Math.min(price, 50) &&
          discountCents >= 0 &&
          totalCents + discountCents === price
        );
      }),
    );
  });
});

describe('a quote', () => {
  it('is for what is on sale only', async () => {
    const { quote, change } = await shop();
    expect(await quote.run({ userId: 'ada', courseId: 'course', coupon: 'cusp10' })).toMatchObject({
      totalCents: 44_910,
      title: 'Ten months',
    });
    expect(await quote.run({ userId: 'ada', courseId: 'course', coupon: 'wrong' })).toMatchObject({
      totalCents: 49_900,
      coupon: null,
    });
    await change({ isLive: false });
    await expect(quote.run({ userId: 'ada', courseId: 'course' })).rejects.toMatchObject({
      kind: 'not-found',
      code: 'enrolment/not-for-sale',
    });
    await expect(quote.run({ userId: 'ada', courseId: 'no such' })).rejects.toMatchObject({
      kind: 'not-found',
      code: 'enrolment/not-for-sale',
    });
  });
});
