import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL_TIME_ZONE } from '../../src/wire/admin-dashboard.ts';
import type { AdminDashboardReply } from '../../src/wire/replies/reporting.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { buying } from './support/buying.ts';
import { problem } from './support/problem.ts';

let school: School;
let boss: Person;
beforeAll(async () => {
  school = await openSchool();
  boss = await school.admin();
});
afterAll(() => school.close());

const read = async (query = '', prefix = '/api') =>
  (await school.ask('GET', `${prefix}/admin/dashboard${query}`, { as: boss })).json as AdminDashboardReply;

/** The same sum by another way: each order alone, in this process. */
async function paidDollars(): Promise<number> {
  const orders: { status: string; total_cents: number }[] = await school.db('orders').select('status', 'total_cents');
  return orders.filter(({ status }) => status === 'paid').reduce((cents, order) => cents + order.total_cents, 0) / 100;
}

describe.each(['/api', ''])('the figures under %j', (prefix) => {
  it('are for admins with a token, and kept by nobody', async () => {
    const path = `${prefix}/admin/dashboard`;
    const student = await school.student(prefix ? 'eve' : 'mallory');
    expect(await school.ask('GET', path)).toMatchObject(problem(401, 'identity/not-signed-in'));
    expect(await school.ask('GET', path, { as: student })).toMatchObject(problem(403, 'identity/admins-only'));
    expect(await school.ask('GET', path, { cookie: boss.cookie })).toMatchObject(
      problem(401, 'identity/bearer-required'),
    );
    expect(await school.ask('GET', path, { as: boss })).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
    });
  });

  it.each([
    ['?from=soon', 422, 'enrolment/not-a-day', ['from']],
    ['?from=2026-02-02&to=2026-02-31', 422, 'enrolment/not-a-day', ['to']],
    ['?from=2026-02-02&to=2026-02-01', 422, 'enrolment/days-swapped', ['from']],
    ['?from=9999-01-01', 422, 'enrolment/days-swapped', ['from']],
    ["?from=2026-01-01'%20or%201=1", 422, 'enrolment/not-a-day', ['from']],
  ] as const)('refuse %s', async (query, status, code, fields) => {
    expect(await school.ask('GET', `${prefix}/admin/dashboard${query}`, { as: boss })).toMatchObject(
      problem(status, code, [...fields]),
    );
  });

  it('refuse two beginnings', async () => {
    expect(await school.ask('GET', `${prefix}/admin/dashboard?from=a&from=b`, { as: boss })).toMatchObject(
      problem(400, 'request/parameter'),
    );
  });
});

describe('the figures', () => {
  it('are what was sold, to the cent', async () => {
    const before = await read();
    const [odd, draft] = [
      await school.course({ title: 'Odd', priceCents: 33_333 }),
      await school.course({ title: 'Draft', isLive: false }),
    ];
    const [ada, bob, cleo, dan] = [
      await school.student('ada'),
      await school.student('bob'),
      await school.student('cleo'),
      await school.student('dan'),
    ];
    const shop = buying(school);
    await shop.pay(ada, await shop.atCardPage(ada, odd.id, { coupon: 'cusp10' }));
    await shop.pay(bob, await shop.atCardPage(bob, odd.id));
    const back = await shop.atCardPage(cleo, odd.id);
    await shop.pay(cleo, back);
    const { id: orderId } = await school.db('orders').where({ checkout_id: back }).first('id');
    const whole = { amount: 333.33, refunded: 0, reason: 'Asked in time.', endsAccess: false };
    await school.ask('POST', `/api/admin/orders/${orderId}/refunds`, { as: boss, body: whole });
    await shop.cancel(dan, await shop.atCardPage(dan, odd.id));
    await school.enrol(dan.id, draft.id);

    const { totals, trend, recentEnrolments, topCourses, ...range } = await read();
    expect(range).toMatchObject({ timeZone: SCHOOL_TIME_ZONE, unit: 'month' });
    expect(totals).toEqual({
      courses: 2,
      liveCourses: 1,
      students: before.totals.students + 4,
      newStudents: before.totals.newStudents + 4,
      activeEnrolments: 3,
      newEnrolments: 4,
      revenue: 633.33,
      revenueEver: 633.33,
    });
    expect(totals.revenue).toBe(await paidDollars());
    expect(trend).toHaveLength(12);
    expect(trend.at(-1)).toMatchObject({ enrolments: 4, granted: 1, revenue: 633.33 });
    expect(topCourses).toEqual([
      { _id: odd.id, id: odd.id, courseId: odd.id, title: 'Odd', enrolments: 3, revenue: 633.33 },
      { _id: draft.id, id: draft.id, courseId: draft.id, title: 'Draft', enrolments: 1, revenue: 0 },
    ]);
    const shown = Object.fromEntries(
      recentEnrolments.map(({ name, courseTitle, paid, isGranted, isRevoked }) => [
        name,
        { courseTitle, paid, isGranted, isRevoked },
      ]),
    );
    expect(shown).toEqual({
      ada: { courseTitle: 'Odd', paid: 300, isGranted: false, isRevoked: false },
      bob: { courseTitle: 'Odd', paid: 333.33, isGranted: false, isRevoked: false },
      cleo: { courseTitle: 'Odd', paid: null, isGranted: false, isRevoked: true },
      dan: { courseTitle: 'Draft', paid: null, isGranted: true, isRevoked: false },
    });
    expect((await read('?from=all')).totals.revenue).toBe(totals.revenueEver);
  });
});
