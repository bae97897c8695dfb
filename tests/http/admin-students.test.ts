import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM_ACTOR } from '../../src/domain/kernel/audit.ts';
import type { ActivityLogReply, StudentReply, StudentsReply } from '../../src/wire/replies/reporting.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { addStudents } from '../support/many-students.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

const MANY = 60;

let school: School;
let [course, draft]: MadeCourse[] = [];
let [boss, ada]: Person[] = [];

beforeAll(async () => {
  school = await openSchool();
  [course, draft] = [await school.course(), await school.course({ title: 'Sprint', isLive: false })];
  [boss, ada] = [await school.admin(), await school.student('ada')];
  await addStudents(school.db, MANY, [course.id]);
});
afterAll(() => school.close());

const get = (path: string, as: Person | undefined = boss) => school.ask('GET', `/api/admin/students${path}`, { as });
const page = async (query: string) => (await get(`?${query}`)).json as StudentsReply;
const enrol = (courseId: unknown, userId = ada?.id) =>
  school.ask('POST', `/api/admin/students/${userId}/enrolments`, { as: boss, body: { courseId } });
const revoke = (courseId: string, userId = ada?.id) =>
  school.ask('DELETE', `/api/admin/students/${userId}/enrolments/${courseId}`, { as: boss });
const record = async () => (await get(`/${ada?.id}`)).json as StudentReply;

describe('the list', () => {
  it('is sorted by name, 25 at a time, without administrators, and kept by nobody', async () => {
    const answer = await get('');
    const reply = answer.json as StudentsReply;
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(reply).toMatchObject({ total: MANY + 1, page: 1, limit: 25 });
    expect(reply.students).toHaveLength(25);
    expect(reply.students[0]).toEqual({
      _id: ada?.id,
      id: ada?.id,
      name: 'ada',
      email: ada?.email,
      joinedAt: expect.any(String),
      lastSeenAt: expect.any(String),
      courses: [],
    });
    expect(answer.text).not.toMatch(/boss@|password|argon2|phone/i);
  });

  it('is searched, sorted and paged by the server', async () => {
    expect(await page('search=NGUYEN%20farah')).toMatchObject({ total: 1, students: [{ name: 'Farah Nguyễn' }] });
    const last = await page('sort=email&order=desc&limit=50&page=2');
    expect(last.students.at(-1)?.email).toBe(ada?.email);
    expect(last.students).toHaveLength(MANY + 1 - 50);
    expect((await page('sort=joined&order=desc')).students[0]?.id).toBe(ada?.id);
    expect((await page('sort=courses&order=desc')).students[0]?.courses).toEqual([
      {
        _id: course?.id,
        id: course?.id,
        title: 'Ten months',
        endsAt: expect.any(String),
        itemCount: expect.any(Number),
        completedCount: 0,
      },
    ]);
  });

  it('is narrowed to who may enter a course, and to access that ends soon', async () => {
    const { total, students } = await page(`course=${course?.id}`);
    expect(total).toBeGreaterThan(0);
    expect(students.filter(({ courses }) => !courses.some(({ id }) => id === course?.id))).toEqual([]);
    expect((await page('course=nothing')).total).toBe(0);
    expect((await page('ends=soon')).total).toBe(0);
  });

  it.each([
    ['sort=password_hash', 'sort'],
    ['ends=never', 'ends'],
    ['order=up', 'order'],
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['page=x', 'page'],
    ['page=99999999999999999999', 'page'],
    ['limit=1000', 'limit'],
    [`search=${'x'.repeat(101)}`, 'search'],
    ['search=a&search=b', 'search'],
    ['search[a]=b', undefined],
    ['search=%00', 'search'],
  ])('refuses %s', async (query, field) => {
    const answer = await get(`?${query}`);
    if (field === undefined) expect(answer.status).toBeLessThan(500);
    else expect(answer).toMatchObject(problem(422, 'request/invalid', [field]));
  });
});

describe('enrolling by hand', () => {
  it('opens the course at the next request, and may be repeated', async () => {
    const enter = () => school.ask('GET', `/api/user/courses/${course?.id}`, { as: ada });
    expect((await enter()).status).toBe(403);
    const message = 'ada may now enter “Ten months”.';
    expect(await enrol(course?.id)).toMatchObject({ status: 201, json: { message } });
    expect((await enter()).status).toBe(200);
    expect(await enrol(course?.id)).toMatchObject({ status: 200 });
    const { json } = await school.ask('GET', '/api/auth/me', { as: ada });
    expect(json).toMatchObject({ user: { purchasedCourses: [course?.id] } });
  });

  it('refuses whom and what is not there', async () => {
    expect(await enrol('nothing')).toMatchObject(problem(404, 'enrolment/no-course'));
    expect(await enrol(course?.id, 'nobody')).toMatchObject(problem(404, 'enrolment/no-student'));
    for (const odd of [undefined, '', 'x'.repeat(101)])
      expect(await enrol(odd)).toMatchObject(problem(422, 'request/invalid', ['courseId']));
  });
});

describe('revoking', () => {
  it('shuts every door of the course at the next request, and only of this one', async () => {
    await enrol(course?.id);
    await enrol(draft?.id);
    const doors = (made: MadeCourse) => [
      `/api/user/courses/${made.id}`,
      `/stream/${made.videoKey}`,
      `/api/stream/info/${made.videoId}`,
    ];
    for (const door of doors(course!)) expect((await school.ask('GET', door, { as: ada })).status, door).toBe(200);
    expect(await revoke(course?.id ?? '')).toMatchObject({
      status: 200,
      json: { message: 'ada may no longer enter the course.' },
    });
    for (const door of doors(course!)) expect((await school.ask('GET', door, { as: ada })).status, door).toBe(403);
    for (const door of doors(draft!)) expect((await school.ask('GET', door, { as: ada })).status, door).toBe(200);
    const progress = { courseId: course?.id, position: 5, duration: 10 };
    expect((await school.ask('PUT', `/api/user/progress/${course?.videoId}`, { as: ada, body: progress })).status).toBe(
      403,
    );
    expect(await revoke(course?.id ?? '')).toMatchObject({ status: 200 });
  });

  it('refuses whom and what is not there', async () => {
    expect(await revoke('nothing')).toMatchObject(problem(404, 'enrolment/never-enrolled'));
    expect(await revoke(course?.id ?? '', 'nobody')).toMatchObject(problem(404, 'enrolment/no-student'));
  });
});

describe('a student', () => {
  it('is shown with courses, progress and who let them in', async () => {
    await school.db('admin_actions').delete();
    await enrol(course?.id);
    // The paper: a video takes as long as it is.
    await school.ask('PUT', `/api/user/progress/${course?.paperId}`, {
      as: ada,
      body: { courseId: course?.id, position: 0, duration: 0 },
    });
    const reply = await record();
    expect(reply).toMatchObject({
      id: ada?.id,
      _id: ada?.id,
      name: 'ada',
      email: ada?.email,
      phone: '+61 400 000 000',
      deviceCount: 1,
      orders: [],
    });
    expect(reply.courses[0]).toMatchObject({
      courseId: expect.any(String),
      receiptNumber: null,
      revokedAt: null,
      isGone: false,
    });
    const bought = reply.courses.find(({ courseId }) => courseId === course?.id);
    expect(bought).toMatchObject({
      title: 'Ten months',
      itemCount: 2,
      completedCount: 1,
      lastActivityAt: expect.stringMatching(/^20/),
    });
    expect(reply.accessChanges).toMatchObject([
      { kind: 'enrolled', courseId: course?.id, courseTitle: 'Ten months', by: 'Boss', isBySystem: false },
    ]);
  });

  it('tells what the demonstration did from what an administrator did who is gone', async () => {
    await school.db('admin_actions').delete();
    for (const [at, actor] of [SYSTEM_ACTOR, 'somebody-gone'].entries())
      await school.db('admin_actions').insert({
        id: `by-${actor}`,
        actor_id: actor,
        kind: 'enrolled',
        user_id: ada?.id,
        course_id: course?.id,
        at,
      });
    expect((await record()).accessChanges).toMatchObject([
      { by: null, isBySystem: false },
      { by: null, isBySystem: true },
    ]);
  });

  it('who is not there is refused in the words for an administrator', async () => {
    const [unknown, admin] = [await get('/nobody'), await get(`/${boss?.id}`)];
    expect(unknown).toMatchObject(problem(404, 'enrolment/no-student'));
    expect(admin.text).toBe(unknown.text);
  });
});

describe('the protection log', () => {
  it('is told newest first, with the lesson it was about', async () => {
    await enrol(course?.id);
    const body = { courseId: course?.id, contentId: course?.videoId };
    for (const kind of ['window-blur', 'tab-hidden', 'tab-hidden'])
      await school.ask('POST', '/api/activity', { as: ada, body: { ...body, kind } });
    const answer = await get(`/${ada?.id}/activity`);
    const log = answer.json as ActivityLogReply;
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(log.counts).toEqual({ 'window-blur': 1, 'tab-hidden': 2 });
    expect(log.entries[0]).toMatchObject({
      courseTitle: 'Ten months',
      lesson: { title: 'Hand instruments', label: '1.1' },
    });
    expect(log.nextBefore).toBeNull();
  });

  it('turns its pages', async () => {
    const row = { user_id: 'many-00003', course_id: 'gone', kind: 'key-held', count: 1 };
    const rows = Array.from({ length: 30 }, (_, at) => ({
      ...row,
      id: `e${at}`,
      content_id: `c${at}`,
      minute: at,
      at,
    }));
    await school.db('activity_entries').insert(rows);
    const first = (await get('/many-00003/activity')).json as ActivityLogReply;
    const second = (await get(`/many-00003/activity?before=${first.nextBefore}`)).json as ActivityLogReply;
    expect([first.entries.length, second.entries.length, second.nextBefore]).toEqual([25, 5, null]);
    expect(first.entries[0]).toMatchObject({ id: 'e29', courseTitle: null, lesson: null });
    expect(second.entries.at(-1)?.id).toBe('e0');
  });

  it('refuses what is no place in it, and whom it does not know', async () => {
    for (const odd of ['x', '1', '1.', '.a', '1.%00', '1.a%20b', '99999999999999999999.a'])
      expect(await get(`/${ada?.id}/activity?before=${odd}`), odd).toMatchObject(problem(400, 'request/parameter'));
    expect(await get('/nobody/activity')).toMatchObject(problem(404, 'support/no-student'));
    expect(await get(`/${boss?.id}/activity`)).toMatchObject(problem(404, 'support/no-student'));
  });
});
