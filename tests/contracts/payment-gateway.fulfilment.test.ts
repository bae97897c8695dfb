import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { DemoCheckout } from '../../src/adapters/demo-checkout/demo-checkout.ts';
import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexCouponRepository } from '../../src/adapters/knex/enrolment/coupon-repository.ts';
import { KnexEnrolmentRepository } from '../../src/adapters/knex/enrolment/enrolment-repository.ts';
import { KnexOrderEvents } from '../../src/adapters/knex/enrolment/order-events.ts';
import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { FulfilPayment } from '../../src/domain/enrolment/use-cases/fulfil-payment.ts';
import { coursesForSale } from '../../src/main/composition/links/enrolment.ts';
import { CountingIds } from '../doubles/counting-ids.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { startCheckoutOn } from '../support/start-checkout.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aCourse, afterwards, aSeller, aUser, monday } from './samples.ts';

/** Buying on a real database, where two requests really are at the same place at once. */
async function shop(db: Knex) {
  const [clock, ids] = [new FixedClock(monday), new CountingIds()];
  const settings = { origin: 'https://school.example', couponCode: 'CUSP10', signingSecret: 'secret' };
  const gateway = new DemoCheckout(db, settings, ids, clock);
  const [courses, users, orders] = [
    new KnexCourseRepository(db),
    new KnexUserRepository(db),
    new KnexOrderRepository(db),
  ];
  const work = new KnexUnitOfWork(db, ids, clock);
  const fulfil = new FulfilPayment(gateway, work, clock, ids, aSeller());
  const forSale = coursesForSale(courses, new KnexCatalogReader(db));
  const start = startCheckoutOn({
    orders,
    enrolments: new KnexEnrolmentRepository(db, afterwards),
    coursesForSale: forSale,
    people: users,
    gateway,
    fulfil,
    events: new KnexOrderEvents(db),
    coupons: new KnexCouponRepository(db),
    settings,
    work,
    seller: aSeller(),
    ids,
    clock,
  });
  await courses.add(aCourse(), [], []);
  await users.add(aUser());
  return { gateway, fulfil, buy: (coupon?: string) => start.run({ userId: 'ada', courseId: 'course', coupon }) };
}

const idOf = ({ url }: { url: string }): string => url.split('/').at(-1) ?? '';

onEveryDatabase((name, open) => {
  describe(`buying on ${name}`, () => {
    it('opens one card page for twenty clicks at once', async () => {
      const db = await open();
      const { buy } = await shop(db);
      const urls = await inParallel(20, () => buy());
      expect(new Set(urls.map(idOf)).size).toBe(1);
      expect([await db('orders'), await db('demo_checkouts')].map((rows) => rows.length)).toEqual([1, 1]);
    });

    it('leaves one card page that can be paid when clicks with and without a coupon meet', async () => {
      const db = await open();
      const { buy } = await shop(db);
      const amounts = { with: 44_910, without: 49_900 };
      const ends = await Promise.allSettled(
        ['CUSP10', undefined, 'CUSP10', undefined].map(async (coupon) => {
          const row = await db('demo_checkouts')
            .where({ id: idOf(await buy(coupon)) })
            .first();
          expect(row.amount_cents).toBe(coupon ? amounts.with : amounts.without);
        }),
      );
      for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject({ kind: 'conflict' });
      const [pending, ...more] = await db('orders').where({ status: 'pending' });
      expect(more).toEqual([]);
      const payable = await db('demo_checkouts').where({ status: 'open' });
      expect(payable.every((row) => row.order_id === pending.id)).toBe(true);
    });

    it('enrols once and leaves one receipt to write for fifty confirmations at once', async () => {
      const db = await open();
      const { buy, gateway, fulfil } = await shop(db);
      const checkoutId = idOf(await buy());
      await gateway.pay(checkoutId);
      const answers = await inParallel(50, () => fulfil.run({ checkoutId }));
      expect(answers.every((answer) => answer.status === 'paid' && answer.order.status === 'paid')).toBe(true);
      expect([await db('enrolments'), await db('jobs')].map((rows) => rows.length)).toEqual([1, 1]);
    });

    it('has one end when paying, cancelling, confirming and buying again meet', async () => {
      for (let round = 0; round < 3; round += 1) {
        const db = await open();
        const { buy, gateway, fulfil } = await shop(db);
        const checkoutId = idOf(await buy());
        await Promise.allSettled([
          gateway.pay(checkoutId),
          gateway.cancel(checkoutId),
          fulfil.run({ checkoutId }),
          buy('CUSP10'),
          fulfil.run({ checkoutId }),
        ]);
        const isPaid = (await gateway.find(checkoutId))?.status === 'paid';
        await fulfil.run({ checkoutId });
        expect(await db('enrolments')).toHaveLength(isPaid ? 1 : 0);
        expect(await db('jobs')).toHaveLength(isPaid ? 1 : 0);
      }
    });
  });
});
