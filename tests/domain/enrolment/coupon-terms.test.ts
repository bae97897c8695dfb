import { describe, expect, it } from 'vitest';
import type { WantedCoupon } from '../../../src/domain/enrolment/coupons/checked-terms.ts';
import { isCode, lookAlikeKey, spelled, withoutEndSigns } from '../../../src/domain/enrolment/coupons/code.ts';
import { couponState } from '../../../src/domain/enrolment/coupons/coupon.ts';
import { quote } from '../../../src/domain/enrolment/coupons/quote.ts';
import { ListCoupons } from '../../../src/domain/enrolment/queries/list-coupons.ts';
import { QuoteCoupon } from '../../../src/domain/enrolment/queries/quote-coupon.ts';
import { EditCoupon } from '../../../src/domain/enrolment/use-cases/edit-coupon.ts';
import { MakeCoupon } from '../../../src/domain/enrolment/use-cases/make-coupon.ts';
import { aCoupon, aCourse, anOrder } from '../../contracts/samples.ts';
import { COUPON, shop } from './shop.ts';

const WANTED: WantedCoupon = {
  code: 'Welcome 20',
  note: ' Autumn fair ',
  off: { kind: 'percent', value: 20 },
  courseIds: null,
  from: null,
  until: null,
  maxUses: null,
  maxPerPerson: null,
  isFirstPurchaseOnly: false,
  isForExtensions: false,
  isActive: true,
};

/** An office with two courses of 499 dollars and one of 299. */
async function office() {
  const world = await shop();
  const { work, forSale, ids, clock, stores } = world;
  await stores.courses.add(aCourse({ id: 'cheap', priceCents: 29_900 }), [], []);
  const make = new MakeCoupon(work, forSale, COUPON, ids, clock);
  const edit = new EditCoupon(work, forSale, COUPON, clock);
  return {
    ...world,
    make: (facts: Partial<WantedCoupon> = {}) => make.run({ ...WANTED, ...facts }),
    edit: (couponId: string, facts: Partial<WantedCoupon> = {}) => edit.run({ couponId, ...WANTED, ...facts }),
    list: new ListCoupons(stores.couponReader, COUPON, clock),
    offer: new QuoteCoupon(stores.coupons, forSale, COUPON, clock),
    use: async (couponId: string) => {
      await stores.orders.add(anOrder());
      const use = { orderId: 'order', couponId, userId: 'ada', courseId: 'course', reservedAt: clock.now() };
      await stores.coupons.reserve(use);
    },
  };
}

describe('a code', () => {
  it.each([
    ['summer', 'SUMMER'],
    [' Sum mer\t10 ', 'SUMMER10'],
    ['ＳＵＭ\u200b\u2060MER١٠', 'SUMMER10'],
    ['a–b—c', 'A-B-C'],
  ])('is kept in one spelling: %j', (given, kept) => {
    expect(spelled(given)).toBe(kept);
  });

  it.each(['SO1L', 'S01L', 's0il', 'soii', 'ЅОІL', 'ΣΟIL'.replace('Σ', 'S')])(
    'looks the same as another one: %j',
    (given) => {
      expect(lookAlikeKey(given)).toBe(lookAlikeKey('SOIL'));
    },
  );

  it.each(['.', ')', ',', '!', '”', '…)'])('ends before what a chat made a part of its link: %s', (sign) => {
    expect(withoutEndSigns(`CUSP-10${sign}`)).toBe('CUSP-10');
  });

  it.each(['', '  ', 'AB', '-'.repeat(41), 'A+B', 'ÄÖÜ', '优惠券', 'A\u0000B', 'A/B'])('is none: %j', (given) => {
    expect(isCode(spelled(given))).toBe(false);
  });
});

describe('making a coupon', () => {
  it('keeps it as it will be shown', async () => {
    const { make, stores, clock } = await office();
    const { id, code } = await make({ courseIds: ['course', 'course'] });
    expect(code).toBe('WELCOME20');
    expect(await stores.coupons.find(id)).toEqual(
      aCoupon({ id, code, note: 'Autumn fair', courseIds: ['course'], createdAt: clock.now() }),
    );
  });

  it.each<[string, Partial<WantedCoupon>, string]>([
    ['a code of blanks', { code: ' \u200b ' }, 'code'],
    ['a code that is too short', { code: 'AB' }, 'code'],
    ['nothing off', { off: { kind: 'percent', value: 0 } }, 'off'],
    ['more than everything off', { off: { kind: 'percent', value: 101 } }, 'off'],
    ['half a percent', { off: { kind: 'percent', value: 0.5 } }, 'off'],
    ['no amount', { off: { kind: 'amount', value: 0 } }, 'off'],
    ['an amount that leaves less than a card can pay', { off: { kind: 'amount', value: 29_851 } }, 'off'],
    ['an amount over every price', { off: { kind: 'amount', value: 49_901, mayMakeFree: true } }, 'off'],
    ['an amount over the chosen one’s', { off: { kind: 'amount', value: 49_851 }, courseIds: ['course'] }, 'off'],
    ['a price that no card pays', { off: { kind: 'price', value: 49 } }, 'off'],
    ['a price that is none', { off: { kind: 'price', value: 49_900 } }, 'off'],
    ['no course', { courseIds: [] }, 'courseIds'],
    ['a course that is gone', { courseIds: ['course', 'gone'] }, 'courseIds'],
    ['a first day after the last one', { from: '2026-03-20', until: '2026-03-19' }, 'until'],
    ['a last day that is over', { until: '2026-03-01' }, 'until'],
    ['a day that is none', { from: '2026-02-30' }, 'from'],
    ['a day far away', { until: '2036-03-03' }, 'until'],
  ])('refuses %s', async (_, facts, field) => {
    const { make, stores } = await office();
    await expect(make(facts)).rejects.toMatchObject({ kind: 'invalid', fields: { [field]: expect.any(String) } });
    expect(await stores.couponReader.page({ limit: 5 })).toEqual([]);
  });

  it.each<[string, Partial<WantedCoupon>]>([
    ['all of the price', { off: { kind: 'percent', value: 100 } }],
    ['one day', { from: '2026-03-02', until: '2026-03-02' }],
    ['an amount that leaves what a card can pay', { off: { kind: 'amount', value: 29_850 } }],
    ['an amount of all a price where it may make free', { off: { kind: 'amount', value: 49_900, mayMakeFree: true } }],
    ['a price of nothing', { off: { kind: 'price', value: 0 } }],
  ])('allows %s', async (_, facts) => {
    const { make } = await office();
    await make(facts);
  });

  it.each(['WELCOME20', 'welcome2o', 'W E L C O M E 20', 'WE1C0ME2O'])(
    'refuses its code in other letters: %j',
    async (code) => {
      const { make } = await office();
      await make();
      await expect(make({ code })).rejects.toMatchObject({ code: 'enrolment/coupon-taken' });
    },
  );

  it.each(['cusp10', 'CUSPIO'])('refuses the operator’s own code: %j', async (code) => {
    const { make } = await office();
    await expect(make({ code })).rejects.toMatchObject({ code: 'enrolment/coupon-taken' });
  });
});

describe('editing a coupon', () => {
  it('changes everything while nobody has used it', async () => {
    const { make, edit, stores } = await office();
    const { id } = await make();
    await edit(id, { code: 'Other', off: { kind: 'amount', value: 1_000 }, maxUses: 3 });
    expect(await stores.coupons.find(id)).toMatchObject({ code: 'OTHER', maxUses: 3, taken: 0 });
    await expect(edit('unknown')).rejects.toMatchObject({ code: 'enrolment/no-coupon' });
    await expect(edit(id, { off: { kind: 'percent', value: 0 } })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it.each<Partial<WantedCoupon>>([
    { code: 'Other' },
    { off: { kind: 'percent', value: 21 } },
    { courseIds: ['course'] },
    { from: '2026-03-02' },
    { maxUses: 1 },
    { maxPerPerson: 1 },
    { isFirstPurchaseOnly: true },
    { isForExtensions: true },
  ])('leaves its terms from the first use on: %j', async (facts) => {
    const { make, edit, use } = await office();
    const { id } = await make();
    await use(id);
    await expect(edit(id, facts)).rejects.toMatchObject({ code: 'enrolment/coupon-frozen' });
  });

  it('keeps whether one of an amount may make a course free, from the first use on', async () => {
    const { make, edit, use, stores } = await office();
    const off = { kind: 'amount', value: 1_000, mayMakeFree: true } as const;
    const { id } = await make({ off });
    await use(id);
    await expect(edit(id, { off: { ...off, mayMakeFree: false } })).rejects.toMatchObject({
      code: 'enrolment/coupon-frozen',
    });
    await edit(id, { off, note: 'As it was' });
    expect(await stores.coupons.find(id)).toMatchObject({ off, note: 'As it was' });
  });

  it('moves the end of a used one, ends it and takes that back, though its course is gone', async () => {
    const { make, edit, use, stores, deleteCourse } = await office();
    const { id } = await make({ courseIds: ['course'] });
    await use(id);
    await deleteCourse();
    const same = { courseIds: ['course'] };
    await edit(id, { ...same, until: '2026-04-01', note: 'Longer' });
    expect(await stores.coupons.find(id)).toMatchObject({ until: '2026-04-01', note: 'Longer', taken: 1 });
    await edit(id, { ...same, isActive: false });
    expect(await stores.coupons.find(id)).toMatchObject({ until: null, isActive: false });
    await edit(id, same);
    await expect(edit(id, { ...same, until: '2026-02-31' })).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('the list of coupons', () => {
  it('shows the operator’s own first, then the newest, in pages', async () => {
    const { make, list, clock } = await office();
    for (const code of ['ONE', 'TWO', 'THREE']) {
      await make({ code });
      clock.advance(1000);
    }
    const first = await list.run({ limit: 2 });
    expect(first.first).toMatchObject({ code: 'CUSP10', orders: 0, keptCents: 0 });
    expect(first.coupons.map(({ coupon, state }) => [coupon.code, state])).toEqual([
      ['THREE', 'running'],
      ['TWO', 'running'],
    ]);
    const rest = await list.run({ limit: 2, before: first.nextBefore ?? '' });
    expect(rest).toMatchObject({ first: undefined, coupons: [{ coupon: { code: 'ONE' } }], nextBefore: null });
    expect(await list.run({ limit: 2, search: 'ree' })).toMatchObject({
      first: undefined,
      coupons: [{ coupon: { code: 'THREE' } }],
    });
    expect(await list.run({ limit: 2, search: 'cusp' })).toMatchObject({ first: { code: 'CUSP10' }, coupons: [] });
  });

  it.each([
    [{}, 'running'],
    [{ isActive: false, until: '2026-03-01' }, 'ended'],
    [{ until: '2026-03-01' }, 'over'],
    [{ from: '2026-03-03' }, 'planned'],
    [{ maxUses: 1, taken: 1 }, 'used-up'],
    [{ maxUses: 2, taken: 1 }, 'running'],
  ])('tells how one stands: %j', (facts, state) => {
    expect(couponState(aCoupon(facts), new Date('2026-03-02T10:00:00Z'))).toBe(state);
  });
});

describe('a coupon’s link', () => {
  it('tells what each course on sale costs with it, and no other', async () => {
    const { make, offer, change } = await office();
    await make({ off: { kind: 'price', value: 29_900 } });
    expect(await offer.run({ code: 'welcome20' })).toMatchObject({
      code: 'WELCOME20',
      courses: [
        { courseId: 'course', totalCents: 29_900, discountCents: 20_000 },
        { courseId: 'other', totalCents: 29_900 },
      ],
    });
    await change({ isLive: false });
    expect((await offer.run({ code: 'welcome20' })).courses).toMatchObject([{ courseId: 'other' }]);
    const own = await offer.run({ code: 'cusp 10' });
    expect(own.courses.map(({ totalCents }) => totalCents).toSorted()).toEqual([26_910, 44_910]);
  });

  it.each(['', ' ', 'WRONG', '%', 'WELCOME-20'])('refuses %j in the one sentence', async (code) => {
    const { make, offer, edit } = await office();
    await expect(offer.run({ code })).rejects.toMatchObject({ message: 'Invalid coupon code' });
    const { id } = await make();
    await edit(id, { isActive: false });
    await expect(offer.run({ code: 'WELCOME20' })).rejects.toMatchObject({ message: 'Invalid coupon code' });
  });
});

describe('what a coupon takes off', () => {
  it('is all of a cheaper course that came later only where the office has said so', () => {
    const left = (mayMakeFree: boolean) =>
      quote(9_900, { code: 'X', off: { kind: 'amount', value: 10_000, mayMakeFree } }).totalCents;
    expect([left(true), left(false)]).toEqual([0, 50]);
  });

  it.each([
    ['percent', 20, 49_900, 39_920],
    ['percent', 100, 49_900, 0],
    ['percent', 99, 1_000, 50],
    ['amount', 10_000, 49_900, 39_900],
    ['amount', 49_870, 49_900, 50],
    ['amount', 49_900, 49_900, 50],
    ['amount', 60_000, 49_900, 50],
    ['amount', 60_000, 40, 40],
    ['amount', 60_000, 0, 0],
    ['price', 19_900, 49_900, 19_900],
    ['price', 60_000, 49_900, 49_900],
    ['price', 0, 49_900, 0],
    ['percent', 50, 0, 0],
    ['percent', 50, 40, 40],
  ] as const)('%s %i of %i leaves %i', (kind, value, price, total) => {
    const priced = quote(price, { code: 'X', off: { kind, value } });
    expect(priced).toEqual({ priceCents: price, discountCents: price - total, totalCents: total, coupon: 'X' });
  });
});
