import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteBackup } from '../../src/adapters/knex/backups.ts';
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

const get = (query = '') => school.ask('GET', `/api/admin/dashboard${query}`, { as: boss });

describe('the figures', () => {
  it.each([
    ['?from=soon', 422, 'enrolment/not-a-day', ['from']],
    ['?from=2026-02-02&to=2026-02-01', 422, 'enrolment/days-swapped', ['from']],
    ["?from=2026-01-01'%20or%201=1", 422, 'enrolment/not-a-day', ['from']],
    ['?from=a&from=b', 400, 'request/parameter', undefined],
  ] as const)('refuse %s', async (query, status, code, fields) => {
    expect(await get(query)).toMatchObject(problem(status, code, fields));
  });

  it('are what was sold, in dollars and to the cent, and kept by nobody', async () => {
    const odd = await school.course({ title: 'Odd', priceCents: 33_333 });
    const draft = await school.course({ title: 'Draft', isLive: false });
    const [ada, bob, dan] = [await school.student('ada'), await school.student('bob'), await school.student('dan')];
    const shop = buying(school);
    await shop.pay(ada, await shop.atCardPage(ada, odd.id, { coupon: 'cusp10' }));
    await shop.pay(bob, await shop.atCardPage(bob, odd.id));
    await school.enrol(dan.id, draft.id);
    await school.installation.dependencies.enrolment.enrolments.revoke(bob.id, odd.id, new Date());

    const { status, headers, json } = await get();
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const { totals, trend, recentEnrolments, topCourses, ...range } = json as AdminDashboardReply;
    expect(range).toMatchObject({ timeZone: SCHOOL_TIME_ZONE, unit: 'month' });
    expect(totals).toEqual({
      courses: 2,
      liveCourses: 1,
      students: 3,
      newStudents: 3,
      activeEnrolments: 2,
      newEnrolments: 3,
      revenue: 633.33,
      revenueEver: 633.33,
    });
    expect(trend).toHaveLength(12);
    expect(trend.at(-1)).toMatchObject({ enrolments: 3, granted: 1, revenue: 633.33 });
    expect(topCourses).toEqual([
      { _id: odd.id, id: odd.id, courseId: odd.id, title: 'Odd', enrolments: 2, revenue: 633.33 },
      { _id: draft.id, id: draft.id, courseId: draft.id, title: 'Draft', enrolments: 1, revenue: 0 },
    ]);
    const facts = { courseTitle: 'Odd', isGranted: false, isRevoked: false };
    expect(recentEnrolments.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
      { name: 'ada', ...facts, paid: 300 },
      { name: 'bob', ...facts, paid: 333.33, isRevoked: true },
      { name: 'dan', courseTitle: 'Draft', paid: null, isGranted: true, isRevoked: false },
    ]);
    expect((await get('?from=all')).json).toMatchObject({ totals: { revenue: totals.revenueEver } });
  });
});

describe('what waits for the owner', () => {
  it('is counted, for administrators alone, and kept by nobody', async () => {
    const ask = (as?: Person) => school.ask('GET', '/api/admin/to-do', as ? { as } : {});
    const { status, headers, json } = await ask(boss);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(json).toMatchObject({ failedEmails: 0, failedTasks: 0, newestBackupAt: null, isBackupLate: true });
    await noteBackup(school.installation.db, new Date());
    expect((await ask(boss)).json).toMatchObject({ newestBackupAt: expect.any(String), isBackupLate: false });
    expect((await ask()).status).toBe(401);
    expect((await ask(await school.student('to-do'))).status).toBe(403);
  });
});
