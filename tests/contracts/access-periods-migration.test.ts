import { expect, it } from 'vitest';
import { KnexEnrolmentRepository } from '../../src/adapters/knex/enrolment/enrolment-repository.ts';
import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { boughtUntil } from '../../src/domain/enrolment/access-period.ts';
import { after, DAY_MS } from '../../src/domain/kernel/clock.ts';
import { describeBeforeStep } from './before-step.ts';

/** Beginnings around the days on which Sydney's clocks change and months end. */
const BEGINNINGS = [
  '2025-10-31T12:59:59.999Z',
  '2025-10-31T13:00:00.000Z',
  '2026-01-30T13:00:00.000Z',
  '2026-03-05T02:00:00.000Z',
  '2026-09-04T02:00:00.000Z',
  '2027-04-30T14:00:00.000Z',
].map((time) => new Date(time));
const DURATIONS = [1, 5, 10];

describeBeforeStep('0024-access-periods', 'who was enrolled before courses ended', (opened) => {
  it('has the course for as long as it is sold now, and can be refunded, extended and warned', async () => {
    const db = opened();
    const now = new Date();
    const clock = { now: () => now };
    const course = (id: string, duration_months: number) => ({
      id,
      title: id,
      price_cents: 1,
      duration_months,
      version: 1,
    });
    await db('courses').insert(
      DURATIONS.map((months) => ({
        ...course(`${months} months`, months),
        description: '',
        is_live: true,
        created_at: 1,
      })),
    );
    const since = (index: number) => BEGINNINGS[index]!.getTime();
    const rows = DURATIONS.flatMap((months) =>
      BEGINNINGS.map((_at, index) => ({ user_id: `u${index}`, course_id: `${months} months`, since: since(index) })),
    );
    const order = { id: 'order', user_id: 'ada', course_id: '5 months', course_title: '', price_cents: 1 };
    const sums = { discount_cents: 0, total_cents: 1, currency: 'AUD', status: 'paid', created_at: 1, paid_at: 1 };
    await db('orders').insert([
      { ...order, ...sums },
      { ...order, ...sums, id: 'gone', course_id: 'gone' },
    ]);
    const longAgo = after(now, -400 * DAY_MS).getTime();
    await db('enrolments').insert([
      ...rows,
      { user_id: 'ada', course_id: '5 months', since: now.getTime(), order_id: 'order' },
      { user_id: 'ada', course_id: '10 months', since: longAgo },
      { user_id: 'ada', course_id: '1 months', since: longAgo, revoked_at: longAgo + 1 },
      { user_id: 'ada', course_id: 'gone', since: longAgo, order_id: 'gone' },
    ]);

    await migrateDatabase(db);

    const enrolments = new KnexEnrolmentRepository(db, clock);
    const orders = new KnexOrderRepository(db);
    for (const [index, begun] of BEGINNINGS.entries()) {
      const ends = new Map((await enrolments.listOf(`u${index}`)).map(({ courseId, endsAt }) => [courseId, endsAt]));
      for (const months of DURATIONS) expect(ends.get(`${months} months`)).toEqual(boughtUntil(begun, months));
    }
    expect(await orders.find('order')).toMatchObject({ durationMonths: 5, access: null });
    expect(await orders.find('gone')).toMatchObject({ durationMonths: null });
    expect((await enrolments.coursesOf('ada')).toSorted()).toEqual(['5 months', 'gone']);
    const end = boughtUntil(now, 5);
    expect(
      await enrolments.extend({ userId: 'ada', courseId: '5 months', since: now, orderId: null, term: { months: 1 } }),
    ).toEqual({ from: end, until: boughtUntil(end, 1) });
    expect(await enrolments.revokeGivenBy('order', now)).toBe(true);
    expect(await enrolments.find('ada', '5 months')).toMatchObject({ orderId: null, endsAt: boughtUntil(now, 1) });
    // What was over before such mails were written is told to nobody.
    const everything = { from: new Date(0), to: now };
    expect(await enrolments.listUnannounced('ended', everything, 9)).toEqual([]);
    expect(await enrolments.listUnannounced('ending', { from: now, to: boughtUntil(now, 1) }, 9)).not.toEqual([]);
  });
});
