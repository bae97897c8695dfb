import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { DemoCheckout } from '../../src/adapters/demo-checkout/demo-checkout.ts';
import { knexStores } from '../../src/adapters/knex/stores.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import type { Coupon } from '../../src/domain/enrolment/coupons/coupon.ts';
import { FulfilPayment } from '../../src/domain/enrolment/use-cases/fulfil-payment.ts';
import { coursesForSale } from '../../src/main/composition/links/enrolment.ts';
import { CountingIds } from '../doubles/counting-ids.ts';
import { startCheckoutOn } from '../support/start-checkout.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aCoupon, aCourse, afterwards, aSeller, aUser } from './samples.ts';

const BUYERS = 20;
const RACES = 40;

async function shop(db: Knex, facts: Partial<Coupon>, people = BUYERS) {
  const ids = new CountingIds();
  const settings = { origin: 'https://school.example', couponCode: 'CUSP10', signingSecret: 'secret' };
  const gateway = new DemoCheckout(db, settings, ids, afterwards);
  const { catalog, enrolment, identity } = knexStores(db, afterwards);
  const work = new KnexUnitOfWork(db, ids, afterwards);
  const fulfil = new FulfilPayment(gateway, work, afterwards, ids, aSeller());
  const start = startCheckoutOn({
    orders: enrolment.orders,
    enrolments: enrolment.enrolments,
    coursesForSale: coursesForSale(catalog.courses, catalog.reader),
    people: identity.users,
    gateway,
    fulfil,
    events: enrolment.orderEvents,
    coupons: enrolment.coupons,
    settings,
    work,
    seller: aSeller(),
    ids,
    clock: afterwards,
  });
  for (const id of ['course', 'other']) await catalog.courses.add(aCourse({ id }), [], []);
  for (let index = 0; index < people; index += 1)
    await identity.users.add(aUser({ id: `buyer-${index}`, email: `buyer-${index}@example.org` }));
  await enrolment.coupons.add(aCoupon(facts));
  return {
    ...enrolment,
    gateway,
    fulfil,
    buy: (userId: string, courseId = 'course') =>
      start.run({ userId, courseId, coupon: 'WELCOME-20' }).then(
        ({ url }) => url.split('/').at(-1) ?? '',
        (error: { message: string }) => error,
      ),
  };
}

onEveryDatabase((name, open) => {
  describe(`the last use of a coupon on ${name}`, () => {
    it('goes to one of twenty buyers who ask at once, then to another one when it ends', async () => {
      const { buy, coupons, orders, gateway, fulfil } = await shop(await open(), { maxUses: 1 });
      const answers = await inParallel(BUYERS, (index) => buy(`buyer-${index}`));
      const pages = answers.filter((answer) => typeof answer === 'string');
      expect(pages).toHaveLength(1);
      expect(answers.filter((answer) => typeof answer !== 'string')).toEqual(
        Array.from({ length: BUYERS - 1 }, () => expect.objectContaining({ message: 'Invalid coupon code' })),
      );
      expect((await coupons.find('coupon'))?.taken).toBe(1);
      const [page = ''] = pages;
      const first = await orders.findByCheckout(page);
      for (let index = 0; index < BUYERS; index += 1)
        expect((await orders.listOf(`buyer-${index}`)).length).toBe(first?.userId === `buyer-${index}` ? 1 : 0);

      await gateway.close(page);
      const [, ...second] = await inParallel<unknown>(1 + BUYERS, (index) =>
        index === 0 ? fulfil.run({ checkoutId: page }) : buy(`buyer-${index - 1}`),
      );
      const opened = second.filter((answer) => typeof answer === 'string');
      expect(opened.length).toBeLessThanOrEqual(1);
      expect((await coupons.find('coupon'))?.taken).toBe(opened.length);
    });

    it(`goes to one of two buyers at once, ${RACES} times`, async () => {
      const db = await open();
      const { buy, coupons, orders } = await shop(db, { maxUses: 0 }, 2 * RACES);
      for (let race = 1; race <= RACES; race += 1) {
        await db('coupons').update({ max_uses: race });
        const pair = [`buyer-${2 * race - 2}`, `buyer-${2 * race - 1}`];
        const answers = await Promise.all(pair.map((one) => buy(one)));
        expect(
          answers.filter((answer) => typeof answer === 'string'),
          `${race}`,
        ).toHaveLength(1);
        expect(answers.find((answer) => typeof answer !== 'string')).toMatchObject({ message: 'Invalid coupon code' });
        const made = await Promise.all(pair.map(async (one) => (await orders.listOf(one)).length));
        expect(made).toEqual(answers.map((answer) => (typeof answer === 'string' ? 1 : 0)));
        expect((await coupons.find('coupon'))?.taken).toBe(race);
      }
    });

    it('has one truth where it is cancelled, paid and asked for at once', async () => {
      const { buy, coupons, orders, gateway, fulfil } = await shop(await open(), { maxUses: 1 });
      const page = await buy('buyer-0');
      if (typeof page !== 'string') throw new Error(page.message);
      await Promise.all([
        gateway.close(page).then(() => fulfil.run({ checkoutId: page })),
        // Refused where it was closed before.
        gateway.pay(page).then(
          () => fulfil.run({ checkoutId: page }),
          () => undefined,
        ),
        ...Array.from({ length: 5 }, (_, index) => buy(`buyer-${index + 1}`)),
      ]);
      const paid = (await orders.findByCheckout(page))?.status === 'paid' ? 1 : 0;
      const others = await Promise.all(
        Array.from({ length: 5 }, (_, index) => orders.findOpen(`buyer-${index + 1}`, 'course')),
      );
      const reserved = others.filter((order) => order !== undefined).length;
      expect((await coupons.find('coupon'))?.taken).toBe(paid + reserved);
      expect(paid + reserved).toBeLessThanOrEqual(1);
    });

    it('is one person’s once, though they ask for two courses at once', async () => {
      const { buy, coupons } = await shop(await open(), { maxPerPerson: 1 });
      await Promise.all(['course', 'other', 'course', 'other'].map((courseId) => buy('buyer-0', courseId)));
      const uses = await coupons.usesOf('coupon', 'buyer-0');
      expect(uses.length).toBeLessThanOrEqual(1);
      expect((await coupons.find('coupon'))?.taken).toBe(uses.length);
    });
  });
});
