import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
let course: MadeCourse;
let other: MadeCourse;
let owner: Person;
let stranger: Person;
let admin: Person;

beforeAll(async () => {
  school = await openSchool();
  [course, other] = [await school.course(), await school.course({ title: 'Sprint' })];
  owner = await school.student('ada');
  stranger = await school.student('bob');
  admin = await school.admin();
  await school.enrol(owner.id, course.id);
});
afterAll(() => school.close());

const save = (as: Person | undefined, contentId: string, body: unknown) =>
  school.ask('PUT', `/api/user/progress/${contentId}`, { as, body });
const place = (position: unknown, duration: unknown = 100, courseId: unknown = course.id) => ({
  courseId,
  position,
  duration,
});

/** For the positions that are stored: moving the server's own clock would end sessions. */
const timePasses = (seconds: number) => school.db('progress').decrement('updated_at', seconds * 1000);

describe('a position', () => {
  it('is kept for its owner, on every device', async () => {
    const saved = await save(owner, course.videoId, place(42.5));
    expect(saved).toMatchObject({ status: 200, json: { contentId: course.videoId, position: 42.5, duration: 100 } });
    const read = await school.ask('GET', `/api/user/courses/${course.id}/progress`, {
      cookie: owner.cookie,
    });
    expect(read).toMatchObject({
      status: 200,
      json: {
        courseId: course.id,
        items: [{ contentId: course.videoId, position: 42.5 }],
      },
    });
    expect(read.headers['cache-control']).toContain('private');
  });

  it('is refused for who has not bought the course, and for an item of another one', async () => {
    expect(await save(stranger, course.videoId, place(1))).toMatchObject(problem(403, 'enrolment/not-enrolled'));
    expect((await save(admin, course.videoId, place(1))).status).toBe(200);
    expect(await save(owner, other.videoId, place(1))).toMatchObject(problem(404, 'enrolment/no-item'));
  });
});

describe('a position that is none', () => {
  it.each([-1, 86_401, Number.MAX_VALUE])('is refused: %j', async (value) => {
    expect(await save(owner, course.videoId, place(value))).toMatchObject(
      problem(422, 'request/invalid', ['position']),
    );
    expect(await save(owner, course.videoId, place(1, value))).toMatchObject(
      problem(422, 'request/invalid', ['duration']),
    );
  });

  it('is refused when JSON makes it infinite', async () => {
    const body = `{"courseId":"${course.id}","position":1e309,"duration":1e309}`;
    expect(await save(owner, course.videoId, body)).toMatchObject(
      problem(422, 'request/invalid', ['position', 'duration']),
    );
  });

  it('is named together with all other faults', async () => {
    expect(await save(owner, course.videoId, {})).toMatchObject(
      problem(422, 'request/invalid', ['courseId', 'position', 'duration']),
    );
  });

  it('may be a negative nothing, which is the beginning', async () => {
    const answer = await save(owner, course.videoId, `{"courseId":"${course.id}","position":-0,"duration":100}`);
    expect(answer).toMatchObject({ status: 200, json: { position: 0 } });
  });
});

describe('what was played', () => {
  it.each([
    ['no list', 5],
    ['text', [['0', '5']]],
    ['one number', [[5]]],
    ['three numbers', [[0, 5, 9]]],
    ['before the beginning', [[-1, 5]]],
    ['after a day', [[0, 86_401]]],
    ['nothing', [null]],
    ['a place in words', [{ from: 0, to: 5 }]],
    ['too many', Array.from({ length: 101 }, () => [0, 1])],
  ])('is refused when it is %s', async (_, played) => {
    const { status, json } = await save(owner, course.videoId, { ...place(1), played });
    expect([status, (json as { code: string }).code]).toEqual([422, 'request/invalid']);
    expect(Object.keys((json as { fields: object }).fields)[0]).toMatch(/^played/);
  });

  it('counts by the length that the file has, whatever a player says, and is told with the course', async () => {
    const viewer = await school.student('cyd');
    const video = await readFile(new URL('../support/videos/moov-last.mp4', import.meta.url));
    const short = await school.course({ title: 'Short', video });
    await school.enrol(viewer.id, short.id);
    const tell = async (seconds: number, duration: number) =>
      (await save(viewer, short.videoId, { ...place(seconds, duration, short.id), played: [[0, seconds]] })).json;
    expect(await tell(1, 1)).toMatchObject({ completed: false, duration: 12.4 });
    await timePasses(20);
    expect(await tell(11, 3000)).toMatchObject({ completed: false, watched: 11 });
    expect(await tell(12, 3000)).toMatchObject({ completed: true });
    const { json } = await school.ask('GET', `/api/user/courses/${short.id}/progress`, { as: viewer });
    expect(json).toMatchObject({ items: [{ contentId: short.videoId, watched: 12, completed: true }] });
  });
});

describe('what is done', () => {
  it('stays done, and the dashboard goes on behind it', async () => {
    await save(owner, course.videoId, place(0));
    await timePasses(60);
    expect((await save(owner, course.videoId, { ...place(95), played: [[0, 95]] })).json).toMatchObject({
      completed: true,
    });
    expect((await save(owner, course.videoId, place(3))).json).toMatchObject({ completed: true, position: 3 });
    const dashboard = await school.ask('GET', '/user/dashboard', { as: owner });
    expect(dashboard.json).toMatchObject({
      next: { courseId: course.id, contentId: course.paperId, label: '1.1', type: 'pdf', position: 0 },
      courses: [
        {
          _id: course.id,
          itemCount: 2,
          completedCount: 1,
          weeks: { 0: { itemCount: 2, completedCount: 1 }, 6: { itemCount: 0 } },
        },
      ],
    });
    await save(owner, course.paperId, place(0, 0));
    expect((await school.ask('GET', '/user/dashboard', { as: owner })).json).toMatchObject({
      next: null,
      courses: [{ completedCount: 2 }],
    });
  });

  it('is nothing for somebody new', async () => {
    const { json } = await school.ask('GET', '/api/user/dashboard', { as: stranger });
    expect(json).toEqual({ next: null, courses: [] });
    expect((await school.ask('GET', '/api/user/purchases', { as: stranger })).json).toEqual([]);
    expect((await school.ask('GET', `/api/user/courses/${course.id}/progress`, { as: stranger })).json).toEqual({
      courseId: course.id,
      items: [],
    });
  });
});
