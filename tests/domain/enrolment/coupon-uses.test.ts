import { describe, expect, it } from 'vitest';
import type { Coupon } from '../../../src/domain/enrolment/coupons/coupon.ts';
import { after, HOUR_MS } from '../../../src/domain/kernel/clock.ts';
import { aCoupon, aUser } from '../../contracts/samples.ts';
import { refused } from '../../doubles/enrolment/fake-gateway.ts';
import { ONCE, shop } from './shop.ts';

const INVALID = { kind: 'invalid', code: 'enrolment/coupon', message: 'Invalid coupon code' };

/** Ada and Bob before a coupon of twenty percent. */
async function couponShop(facts: Partial<Coupon> = {}) {
  const world = await shop();
  const { stores, gateway, fulfil, start, quote, atCardPage, change } = world;
  await stores.users.add(aUser({ id: 'bob', email: 'bob@example.org' }));
  await stores.coupons.add(aCoupon(facts));
  const coupon = 'welcome-20';
  const edit = async (changes: Partial<Coupon>) => {
    const before = await stores.coupons.find('coupon');
    await stores.coupons.change({ ...aCoupon(), ...before, ...changes }, { ifUnused: false });
  };
  return {
    ...world,
    edit,
    taken: async () => (await stores.coupons.find('coupon'))?.taken,
    go: (userId = 'ada', courseId = 'course') => start({ userId, courseId, coupon }),
    page: (userId = 'ada', courseId = 'course') => atCardPage({ userId, courseId, coupon }),
    total: async (userId = 'ada', courseId = 'course') => (await quote.run({ userId, courseId, coupon })).totalCents,
    pay: async (checkoutId: string) => {
      await gateway.pay(checkoutId);
      await fulfil.run({ checkoutId });
    },
    setPrice: (priceCents: number) => change({ priceCents }),
  };
}

describe('a use of a coupon', () => {
  it('is reserved with the card page, and used by the payment', async () => {
    const { page, pay, stores, taken, traces, gateway } = await couponShop({ maxUses: 1 });
    const checkoutId = await page();
    expect(gateway.list()).toMatchObject([{ amountCents: 39_920, status: 'open' }]);
    expect(await stores.coupons.usesOf('coupon', 'ada')).toMatchObject([{ state: 'reserved' }]);
    await pay(checkoutId);
    expect(await stores.coupons.usesOf('coupon', 'ada')).toMatchObject([{ state: 'used' }]);
    expect(await taken()).toBe(1);
    expect(await traces()).toEqual(ONCE);
  });

  it('is reserved once, however often its buyer comes back', async () => {
    const { page, taken } = await couponShop({ maxUses: 1 });
    const first = await page();
    expect(await page()).toBe(first);
    expect(await taken()).toBe(1);
  });

  it.each(['cancel', 'expire'] as const)('ends with the card page: %s', async (verb) => {
    const { page, gateway, fulfil, taken, go } = await couponShop({ maxUses: 1 });
    const checkoutId = await page();
    await expect(go('bob')).rejects.toMatchObject(INVALID);
    if (verb === 'cancel') await gateway.cancel(checkoutId);
    else await gateway.close(checkoutId);
    await fulfil.run({ checkoutId });
    expect(await taken()).toBe(0);
    await go('bob');
    expect(await taken()).toBe(1);
  });

  it('ends when its buyer goes on without the coupon', async () => {
    const { page, start, taken, go } = await couponShop({ maxUses: 1 });
    await page();
    await start();
    expect(await taken()).toBe(0);
    await go('bob');
  });

  it('ends when the course is deleted', async () => {
    const { page, deleteCourse, closeCheckouts, taken } = await couponShop();
    await page();
    await deleteCourse();
    await closeCheckouts.run({ courseId: 'course' });
    expect(await taken()).toBe(0);
  });

  it('ends when a payment of days does not arrive, and counts again when it does after all', async () => {
    const { page, gateway, fulfil, taken } = await couponShop({ maxUses: 1 });
    const checkoutId = await page();
    await gateway.payLater(checkoutId);
    await fulfil.run({ checkoutId });
    expect(await taken()).toBe(1);
    await gateway.arrive(checkoutId, false);
    await fulfil.run({ checkoutId });
    expect(await taken()).toBe(0);
    gateway.falsify(checkoutId, { status: 'paid' });
    await fulfil.run({ checkoutId });
    expect(await taken()).toBe(1);
  });

  it('is given up with an order that waits for longer than its card page lives', async () => {
    const { go, page, gateway, releaseCoupons, clock, taken } = await couponShop();
    gateway.plan('open', refused);
    await expect(go('bob')).rejects.toMatchObject({ kind: 'unavailable' });
    await page();
    await releaseCoupons.run();
    expect(await taken()).toBe(2);
    clock.set(after(clock.now(), 7 * HOUR_MS));
    await releaseCoupons.run();
    expect(await taken()).toBe(0);
    expect(gateway.list()).toMatchObject([{ status: 'expired' }]);
  });

  it('stays with money that is on its way, however long', async () => {
    const { page, gateway, fulfil, releaseCoupons, clock, taken } = await couponShop();
    const checkoutId = await page();
    await gateway.payLater(checkoutId);
    await fulfil.run({ checkoutId });
    clock.set(after(clock.now(), 100 * HOUR_MS));
    await releaseCoupons.run();
    expect(await taken()).toBe(1);
  });

  it('leaves no order behind where none was left in the last moment', async () => {
    const { go, breakStores, taken, stores } = await couponShop();
    breakStores({ coupons: { reserve: async () => false } });
    await expect(go()).rejects.toMatchObject(INVALID);
    expect(await stores.orders.findOpen('ada', 'course')).toBeUndefined();
    breakStores({ coupons: { reserve: async () => true, usesOf: () => Promise.reject(new Error('connection lost')) } });
    await expect(go()).rejects.toThrow('connection lost');
    expect(await stores.orders.findOpen('ada', 'course')).toBeUndefined();
    expect(await taken()).toBe(0);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('goes back with a full refund if that is ticked: %s', async (returnsCoupon, left) => {
    const { page, pay, giveBack, taken, stores } = await couponShop();
    const checkoutId = await page();
    await pay(checkoutId);
    const orderId = (await stores.orders.findByCheckout(checkoutId))?.id ?? '';
    await giveBack(orderId, { amountCents: 100, returnsCoupon: true });
    expect(await taken()).toBe(1);
    await giveBack(orderId, { returnsCoupon });
    expect(await taken()).toBe(left);
  });

  it('is found again with a payment that a restored backup does not know', async () => {
    const { backUp, page, gateway, reconcile, stores, taken } = await couponShop();
    const restore = await backUp();
    const checkoutId = await page();
    await gateway.pay(checkoutId);
    await restore();
    expect(await taken()).toBe(0);
    await reconcile.run();
    expect(await stores.coupons.usesOf('coupon', 'ada')).toMatchObject([{ state: 'used' }]);
    expect(await taken()).toBe(1);
  });
});

describe('who has reserved a coupon', () => {
  it('pays its price though it has ended meanwhile, and sees that price', async () => {
    const { page, pay, edit, total, traces, stores } = await couponShop({ until: '2026-03-10' });
    const checkoutId = await page();
    await edit({ isActive: false, until: '2026-03-01' });
    expect(await total()).toBe(39_920);
    expect(await total('bob')).toBe(49_900);
    expect(await page()).toBe(checkoutId);
    await pay(checkoutId);
    expect(await traces()).toEqual(ONCE);
    expect((await stores.orders.findByCheckout(checkoutId))?.totalCents).toBe(39_920);
  });

  it('loses it with the card page', async () => {
    const { page, edit, gateway, go } = await couponShop();
    await gateway.cancel(await page());
    await edit({ isActive: false });
    await expect(go()).rejects.toMatchObject(INVALID);
  });

  it.each<Partial<Coupon>>([{ maxUses: 1, maxPerPerson: 1 }, { isFirstPurchaseOnly: true }])(
    'has it for another course when they left the first one’s card page: %j',
    async (facts) => {
      const { page, gateway, taken, stores, total } = await couponShop(facts);
      await page();
      expect(await total('ada', 'other')).toBe(39_920);
      await page('ada', 'other');
      expect(await taken()).toBe(1);
      expect(gateway.list().map(({ status }) => status)).toEqual(['expired', 'open']);
      expect(await stores.coupons.usesOf('coupon', 'ada')).toMatchObject([{ courseId: 'other', state: 'reserved' }]);
    },
  );

  it('cannot have it twice by paying on the page they left', async () => {
    const { page, gateway, go, taken } = await couponShop({ maxPerPerson: 1 });
    await gateway.pay(await page());
    await expect(go('ada', 'other')).rejects.toMatchObject(INVALID);
    expect(await taken()).toBe(1);
  });

  it('keeps both of two uses where there are enough', async () => {
    const { page, gateway, taken } = await couponShop({ maxUses: 2, maxPerPerson: 2 });
    await page();
    await page('ada', 'other');
    expect(await taken()).toBe(2);
    expect(gateway.list().map(({ status }) => status)).toEqual(['open', 'open']);
  });
});

describe('a coupon is refused', () => {
  it.each<[string, Partial<Coupon>]>([
    ['when somebody has ended it', { isActive: false }],
    ['before its first day', { from: '2026-03-03' }],
    ['after its last day', { until: '2026-03-01' }],
    ['for another course', { courseIds: ['other'] }],
    ['when none is left', { maxUses: 2, taken: 2 }],
    ['where it makes nothing cheaper', { off: { kind: 'price', value: 49_900 } }],
  ])('%s', async (_, facts) => {
    const { go, total, taken } = await couponShop(facts);
    expect(await total()).toBe(49_900);
    await expect(go()).rejects.toMatchObject(INVALID);
    expect(await taken()).toBe(facts.taken ?? 0);
  });

  it.each<[string, Partial<Coupon>, string | null]>([
    ['that was ended', { isActive: false }, 'ended'],
    ['that is over', { until: '2026-03-01' }, 'ended'],
    ['that has not begun', { from: '2026-03-03' }, 'not-yet'],
    ['of another course', { courseIds: ['other'], isActive: false }, null],
    ['that others have used up', { maxUses: 2, taken: 2 }, null],
  ])('and says why only where that gives nothing away: one %s', async (_, facts, couponReason) => {
    const { quote } = await couponShop(facts);
    expect(await quote.run({ userId: 'ada', courseId: 'course', coupon: 'welcome-20' })).toMatchObject({
      couponReason,
    });
  });

  it('beyond what one person may have, and for a first purchase beyond that', async () => {
    for (const facts of [{ maxPerPerson: 1 }, { isFirstPurchaseOnly: true }]) {
      const { page, pay, go } = await couponShop(facts);
      await pay(await page());
      await expect(go('ada', 'other')).rejects.toMatchObject(INVALID);
      await go('bob', 'other');
    }
  });

  it('for a first purchase after any other', async () => {
    const { atCardPage, pay, go } = await couponShop({ isFirstPurchaseOnly: true });
    await pay(await atCardPage());
    await expect(go('ada', 'other')).rejects.toMatchObject(INVALID);
  });

  it('for a first purchase not after a free course, nor after all of the money went back with the use', async () => {
    const { page, pay, go, change, start, setPrice, stores, giveBack } = await couponShop({
      isFirstPurchaseOnly: true,
    });
    await setPrice(0);
    await start();
    await change({ priceCents: 49_900 });
    await pay(await page('ada', 'other'));
    const [order] = await stores.orders.listOf('ada');
    await giveBack(order!.id, { returnsCoupon: true });
    await go('ada', 'other');
  });

  it('for more of the same course, unless it is for that too', async () => {
    const { atCardPage, pay, go, edit, clock, stores, total } = await couponShop();
    await pay(await atCardPage());
    const access = await stores.enrolments.find('ada', 'course');
    clock.set(after(access?.endsAt ?? clock.now(), -24 * HOUR_MS));
    expect(await total()).toBe(49_900);
    await expect(go()).rejects.toMatchObject(INVALID);
    await edit({ isForExtensions: true });
    expect(await total()).toBe(39_920);
    await go();
  });
});

describe('the total that a buyer saw', () => {
  it('is what they order at, or nothing is ordered', async () => {
    const { start, setPrice, stores } = await couponShop();
    const request = { coupon: 'welcome-20', seenTotalCents: 39_920 };
    await setPrice(59_900);
    await expect(start(request)).rejects.toMatchObject({ kind: 'conflict', code: 'enrolment/price-changed' });
    expect(await stores.orders.listOf('ada')).toEqual([]);
    await setPrice(49_900);
    await start(request);
  });
});

describe('days of a coupon', () => {
  it('are those of Sydney, the last one to its end', async () => {
    const { clock, total } = await couponShop({ from: '2026-03-03', until: '2026-03-04' });
    for (const [at, cents] of [
      ['2026-03-02T12:59:59.999Z', 49_900],
      ['2026-03-02T13:00:00.000Z', 39_920],
      ['2026-03-04T12:59:59.999Z', 39_920],
      ['2026-03-04T13:00:00.000Z', 49_900],
    ] as const) {
      clock.set(new Date(at));
      expect(await total()).toBe(cents);
    }
  });
});

describe('a course that a coupon makes free', () => {
  it.each<Coupon['off']>([
    { kind: 'percent', value: 100 },
    { kind: 'amount', value: 49_900, mayMakeFree: true },
    { kind: 'price', value: 0 },
  ])('is given at once: %j', async (off) => {
    const { go, gateway, traces, stores } = await couponShop({ off, maxUses: 1 });
    const { url } = await go();
    expect(url).toContain('/payment-success?');
    expect(gateway.calls).toEqual([]);
    expect(await traces()).toEqual(ONCE);
    expect(await stores.coupons.usesOf('coupon', 'ada')).toMatchObject([{ state: 'used' }]);
    await expect(go('bob')).rejects.toMatchObject(INVALID);
  });

  it('is given to one of twenty who ask at once', async () => {
    const { go, stores, taken } = await couponShop({ off: { kind: 'percent', value: 100 }, maxUses: 1 });
    const people = Array.from({ length: 20 }, (_, index) => `buyer-${index}`);
    for (const id of people) await stores.users.add(aUser({ id, email: `${id}@example.org` }));
    const ends = await Promise.allSettled(people.map((id) => go(id)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject(INVALID);
    expect(await taken()).toBe(1);
  });
});
