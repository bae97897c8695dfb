import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, daysAfter } from '../../src/domain/kernel/calendar.ts';
import { after, DAY_MS } from '../../src/domain/kernel/clock.ts';
import type { DashboardReply, PurchaseReply } from '../../src/wire/replies/enrolment.ts';
import type { AccessReply } from '../../src/wire/replies/identity.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { buying } from './support/buying.ts';
import { problem } from './support/problem.ts';

let school: School;
let shop: ReturnType<typeof buying>;
let course: MadeCourse;
let ada: Person;
let boss: Person;

beforeAll(async () => {
  school = await openSchool();
  shop = buying(school);
  course = await school.course();
  [ada, boss] = [await school.student('ada'), await school.admin()];
  const checkout = await shop.atCardPage(ada, course.id);
  await shop.pay(ada, checkout);
  await shop.confirm(ada, checkout, course.id);
  await school.ask('PUT', `/api/user/progress/${course.videoId}`, {
    as: ada,
    body: { courseId: course.id, position: 4, duration: 60 },
  });
});
afterAll(() => school.close());

const get = (path: string, as = ada) => school.ask('GET', `/api${path}`, { as });
const access = async (): Promise<AccessReply | undefined> =>
  ((await get('/auth/me')).json as { user: { access: AccessReply[] } }).user.access[0];
const dashboard = async () => (await get('/user/dashboard')).json as DashboardReply;
const setEnd = (body: object, as = boss) =>
  school.ask('PUT', `/api/admin/students/${ada.id}/enrolments/${course.id}`, { as, body });
/** As if time had passed: what is stored ends at that moment. */
const endAt = (at: Date) => school.db('enrolments').where({ user_id: ada.id }).update({ ends_at: at.getTime() });
const yesterday = () => after(new Date(), -DAY_MS);

describe('access that has ended', () => {
  it('closes the course at the next request, and keeps it listed with its progress', async () => {
    expect((await get(`/user/courses/${course.id}`)).status).toBe(200);
    const ended = yesterday();
    await endAt(ended);
    expect(await get(`/user/courses/${course.id}`)).toMatchObject(problem(403, 'enrolment/not-enrolled'));
    const stream = await school.ask('GET', `/stream/${course.videoKey}`, { as: ada, headers: { range: 'bytes=0-1' } });
    expect(stream.status).toBe(403);
    expect(await shop.owned(ada)).toEqual([]);
    expect(await access()).toMatchObject({ courseId: course.id, endsAt: ended.toISOString(), isActive: false });
    const { courses, next } = await dashboard();
    expect(next).toBeNull();
    expect(courses).toMatchObject([{ id: course.id, isActive: false, canExtend: true, endsAt: ended.toISOString() }]);
    expect((await get(`/user/courses/${course.id}/progress`)).json).toMatchObject({ items: [{ position: 4 }] });
  });

  it('comes back with the next purchase, and everything is where it was', async () => {
    const quote = (await shop.coupon(ada, { courseId: course.id })).json;
    expect(quote).toMatchObject({ endsAt: null, durationMonths: 10, accessUntil: expect.any(String) });
    const checkout = await shop.atCardPage(ada, course.id);
    await shop.pay(ada, checkout);
    const confirmed = (await shop.confirm(ada, checkout, course.id)).json;
    expect(confirmed).toMatchObject({ success: true, isExtension: false });
    expect((await dashboard()).next).toMatchObject({ contentId: course.videoId, position: 4 });
    expect(await access()).toMatchObject({ isActive: true, canExtend: false });
  });
});

describe('extending before the end', () => {
  it('is refused as long as the end is far, and is said on the receipt once it is near', async () => {
    expect(await shop.start(ada, { courseId: course.id })).toMatchObject(problem(409, 'enrolment/already-enrolled'));
    const end = after(new Date(), 20 * DAY_MS);
    await endAt(end);
    expect(await access()).toMatchObject({ isActive: true, canExtend: true });
    expect((await shop.coupon(ada, { courseId: course.id })).json).toMatchObject({ endsAt: end.toISOString() });
    const checkout = await shop.atCardPage(ada, course.id);
    await shop.pay(ada, checkout);
    await shop.confirm(ada, checkout, course.id);
    const [newest] = (await get('/user/purchases')).json as PurchaseReply[];
    expect(newest).toMatchObject({ isExtension: true, accessFrom: end.toISOString(), durationMonths: 10 });
    const mails = await shop.receiptsTo(ada);
    expect(mails.at(-1)?.text).toMatch(/Access until: \d+ \w+ \d{4}/);
  });
});

describe('an end that an administrator sets', () => {
  it('holds at once, says why, and stands in the table, on the page and in the export', async () => {
    const until = daysAfter(dayOf(new Date()), 5);
    expect(await setEnd({ until, reason: 'Asked for a week more.' })).toMatchObject({ status: 200 });
    const { courses, accessChanges } = (await get(`/admin/students/${ada.id}`, boss)).json as {
      courses: { endsAt: string; isActive: boolean }[];
      accessChanges: object[];
    };
    expect(dayOf(new Date(courses[0]!.endsAt))).toBe(until);
    expect(courses[0]).toMatchObject({ isActive: true });
    expect(accessChanges[0]).toMatchObject({ kind: 'end-moved', reason: 'Asked for a week more.', by: 'Boss' });
    expect((await get('/admin/students?search=ada', boss)).json).toMatchObject({
      students: [{ courses: [{ endsAt: courses[0]!.endsAt }] }],
    });
    expect((await get('/admin/students/export.csv?search=ada', boss)).text).toContain(until);
  });

  it('is refused without a reason, for a day that is over, and to students', async () => {
    const until = daysAfter(dayOf(new Date()), 5);
    expect(await setEnd({ until })).toMatchObject({ status: 422, json: { fields: { reason: expect.any(String) } } });
    const past = { until: daysAfter(dayOf(new Date()), -1), reason: 'x' };
    expect(await setEnd(past)).toMatchObject({ status: 422, json: { fields: { until: expect.any(String) } } });
    expect((await setEnd({ until, reason: 'x' }, ada)).status).toBe(403);
  });

  it('may be chosen when a student is enrolled by hand', async () => {
    const bob = await school.student('bob');
    const until = daysAfter(dayOf(new Date()), 3);
    const body = { courseId: course.id, until };
    const enrolled = await school.ask('POST', `/api/admin/students/${bob.id}/enrolments`, { as: boss, body });
    expect(enrolled.status).toBe(201);
    const [own] = ((await get('/auth/me', bob)).json as { user: { access: AccessReply[] } }).user.access;
    expect(dayOf(new Date(own!.endsAt))).toBe(until);
  });
});
