import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROMISES } from '../../src/domain/catalog/literals.ts';
import type { AdminCourseListing } from '../../src/wire/replies/admin-catalog.ts';
import type { LiveCourseReply } from '../../src/wire/replies/catalog.ts';
import type { GuidanceReply } from '../../src/wire/replies/guidance.ts';
import { aMockExam } from '../domain/exam/mock-exam-samples.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { authoring, NEW_COURSE } from './support/authoring.ts';
import { problem } from './support/problem.ts';

const LINKS = {
  studyGroupUrl: 'https://chat.example/secret-group',
  mentorUrl: 'https://chat.example/secret-mentor',
};
const SERIES = {
  ...{ topic: 'Past papers', roomUrl: 'https://meet.example/secret-room', weekday: 3, startsAt: '19:00' },
  ...{ minutes: 90, timeZone: 'Europe/London', isCaseDiscussion: true },
};
/** Its links. The weekly time of a course on sale is public. */
const SECRET = /secret-|(?:meet|chat)\.example/;

let school: School;
let course: MadeCourse;
let [boss, ada, bob]: Person[] = [];

const { title, description, price } = NEW_COURSE;
const EDIT = { title, description, price };
const edit = (body: object, id = course.id) => authoring(school, boss!).call('PUT', `/${id}`, { ...EDIT, ...body });
const guidance = (as: Person | undefined, id = course.id) =>
  school.ask('GET', `/api/user/courses/${id}/guidance`, { as });

beforeAll(async () => {
  school = await openSchool();
  // One module: recorded videos are promised by one in each.
  course = await school.course({ moduleCount: 1 });
  [boss, ada, bob] = [await school.admin(), await school.student('ada'), await school.student('bob')];
  await school.enrol(ada.id, course.id);
  await school.installation.dependencies.exam.mockExams.add(aMockExam({ courseIds: [course.id] }));
  await edit(LINKS);
  await school.ask('POST', `/api/admin/courses/${course.id}/discussion-series`, { as: boss, body: SERIES });
});
afterAll(() => school.close());

describe('an admin', () => {
  it('reads and edits it, and keeps it with an edit from before there was any', async () => {
    const { read, call } = authoring(school, boss!);
    expect(await read(course.id)).toMatchObject({ ...LINKS, openPromises: [] });
    expect((await edit({ title: 'Sprint' })).json).toMatchObject({ ...LINKS, title: 'Sprint' });
    const list = (await call('GET', '')).json as AdminCourseListing[];
    expect(list.find(({ id }) => id === course.id)?.openPromises).toEqual([]);
  });

  it('is told what a course lacks when it goes live, in the list and in the course, and is not stopped', async () => {
    const { create, call, read } = authoring(school, boss!);
    const { id, openPromises, ...made } = await create({ title: 'Bare' });
    expect([openPromises, made.mentorUrl]).toEqual([PROMISES, '']);
    expect((await call('PATCH', `/${id}/toggle-live`, { isLive: true })).json).toEqual({
      message: '"Bare" is live now.',
      isLive: true,
      openPromises: PROMISES,
    });
    const { mentorUrl } = LINKS;
    expect((await edit({ mentorUrl }, id)).json).toMatchObject({
      openPromises: PROMISES.slice(0, -1),
      studyGroupUrl: '',
    });
    expect((await read(id)).openPromises).toEqual(PROMISES.slice(0, -1));
    const list = (await call('GET', '')).json as AdminCourseListing[];
    expect(list.find((one) => one.id === id)?.openPromises).toEqual(PROMISES.slice(0, -1));
    expect(JSON.stringify(list)).not.toMatch(SECRET);
  });

  it('promises visitors what a course on sale has, and nothing of an empty one', async () => {
    const { create, call } = authoring(school, boss!);
    const { id } = await create({ title: 'Empty' });
    await call('PATCH', `/${id}/toggle-live`, { isLive: true });
    const live = (await school.ask('GET', '/api/user/courses/live')).json as LiveCourseReply[];
    const promised = (courseId: string) => live.find((one) => one.id === courseId)?.promises;
    expect(promised(id)).toEqual([]);
    expect(promised(course.id)?.map(({ promise }) => promise)).toEqual(PROMISES);
    expect(promised(course.id)?.slice(0, 3)).toEqual([
      { promise: 'videos', count: 1 },
      { promise: 'materials', count: expect.any(Number) },
      { promise: 'live-discussions', count: null },
    ]);
  });

  it('puts a promise off: visitors no longer read it, and nobody misses it', async () => {
    const { create, call } = authoring(school, boss!);
    const { id } = await create({ title: 'Plain' });
    await call('PATCH', `/${id}/toggle-live`, { isLive: true });
    const soldWithout = PROMISES.filter((promise) => promise !== 'videos');
    expect((await edit({ title: 'Plain', soldWithout }, id)).json).toMatchObject({
      soldWithout,
      openPromises: ['videos'],
    });
    expect((await edit({ title: 'Plain', mentorUrl: LINKS.mentorUrl }, id)).json).toMatchObject({ soldWithout });
    const live = (await school.ask('GET', '/api/user/courses/live')).json as LiveCourseReply[];
    expect(live.find((one) => one.id === id)?.promises).toEqual([]);
  });

  it.each<[object, string[]]>([
    [{ mentorUrl: 'http://meet.example' }, ['mentorUrl']],
    [{ studyGroupUrl: `https://x.example/${'x'.repeat(500)}` }, ['studyGroupUrl']],
  ])('is refused %j at its fields', async (body, fields) => {
    expect(await edit(body)).toMatchObject(problem(422, expect.any(String) as never, fields));
    expect(await authoring(school, boss!).read(course.id)).toMatchObject(LINKS);
  });
});

describe('a student of the course', () => {
  it('reads it with the next discussion, and nobody keeps the answer', async () => {
    for (const as of [ada, boss]) {
      const { status, json, headers } = await guidance(as);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      const { next, ...rest } = json as GuidanceReply;
      expect(rest).toMatchObject({ id: course.id, _id: course.id, studyGroupUrl: LINKS.studyGroupUrl });
      expect(next).toMatchObject({ topic: 'Past papers', cancelledAt: null });
      const { startsAt, endsAt, opensAt } = next!;
      expect(Date.parse(startsAt) - Date.parse(opensAt)).toBe(15 * 60_000);
      expect(Date.parse(endsAt)).toBeGreaterThan(Date.now());
      expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(90 * 60_000);
      const shown = { weekday: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' } as const;
      expect(new Date(startsAt).toLocaleString('en-GB', shown)).toMatch(/^Wednesday.*19:00$/);
    }
  });

  it('reads that of all their courses in one answer', async () => {
    const { status, json, headers } = await school.ask('GET', '/user/guidance', { as: ada });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(json).toEqual([(await guidance(ada)).json]);
    expect((await school.ask('GET', '/api/user/guidance', { as: bob })).json).toEqual([]);
    expect(await school.ask('GET', '/api/user/guidance')).toMatchObject(problem(401, 'identity/not-signed-in'));
  });
});

describe('nobody else', () => {
  const PUBLIC = ['/api/user/courses/live', '/courses', '/Home', '/sitemap.xml'];

  it('finds a link of it in the catalogue, in a page, or in the course that is for sale', async () => {
    for (const path of PUBLIC) {
      const { status, text } = await school.ask('GET', path, { headers: { accept: 'text/html, application/json' } });
      expect([path, status]).toEqual([path, 200]);
      expect(text, path).not.toMatch(SECRET);
    }
    const sold = await school.ask('GET', '/api/user/courses/live');
    expect((sold.json as LiveCourseReply[]).find(({ id }) => id === course.id)?.discussions).toEqual([
      { weekday: 3, startsAt: '19:00', minutes: 90, timeZone: 'Europe/London' },
    ]);
    const quote = await school.ask('POST', '/api/payment/coupon', { as: bob, body: { courseId: course.id } });
    expect(quote.text).not.toMatch(SECRET);
  });

  it('reads it: no stranger, no visitor, no student whose access ended', async () => {
    const paths = ['', '/guidance', '/discussions'].map((tail) => `/api/user/courses/${course.id}${tail}`);
    for (const path of paths) {
      expect(await school.ask('GET', path)).toMatchObject(problem(401, 'identity/not-signed-in'));
      const refused = await school.ask('GET', path, { as: bob });
      expect(refused).toMatchObject(problem(403, 'enrolment/not-enrolled'));
      expect(refused.text).not.toMatch(SECRET);
    }
    await school.installation.dependencies.enrolment.enrolments.revoke(ada!.id, course.id, new Date());
    for (const path of paths)
      expect(await school.ask('GET', path, { as: ada })).toMatchObject(problem(403, 'enrolment/not-enrolled'));
    for (const path of ['/api/user/guidance', '/api/user/dashboard', '/api/auth/me', ...PUBLIC])
      expect((await school.ask('GET', path, { as: ada })).text, path).not.toMatch(SECRET);
    await school.enrol(ada!.id, course.id);
    expect((await guidance(ada)).status).toBe(200);
  });

  it('finds it in the course that its students read, whose bytes are kept', async () => {
    const { status, text } = await school.ask('GET', `/api/user/courses/${course.id}`, { as: ada });
    expect(status).toBe(200);
    expect(text).not.toMatch(SECRET);
  });
});
