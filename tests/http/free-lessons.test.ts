import type { Request, Response } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SetFreeLesson } from '../../src/domain/catalog/use-cases/set-free-lesson.ts';
import { ToggleLive } from '../../src/domain/catalog/use-cases/toggle-live.ts';
import { limits } from '../../src/http/rate-limits.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';

let school: School;
let course: MadeCourse;
let other: MadeCourse;
let boss: Person;
let stranger: Person;
beforeAll(async () => {
  school = await openSchool();
  course = await school.course({ title: 'Ten months', hasFreeLesson: true });
  other = await school.course({ title: 'Five months' });
  boss = await school.admin();
  stranger = await school.student('stranger');
});
afterAll(() => school.close());

const stream = (key: string, as?: Person, headers: Record<string, string> = {}) =>
  school.ask('GET', `/stream/${key}`, { ...(as && { as }), headers });
const put = (contentId: string, body: object, courseId = course.id) =>
  school.ask('PUT', `/api${href(paths.freeLesson, { courseId, contentId })}`, { as: boss, body });
const page = async () =>
  (await school.ask('GET', `/api${href(paths.coursePage, { slug: 'ten-months' })}`)).json as {
    freeLessons: { id: string; s3Key: string }[];
  };

describe('a free lesson', () => {
  it('is the first video of a course on sale, with its files on the public page, in parts, and kept by no shared cache', async () => {
    expect((await page()).freeLessons).toMatchObject([{ id: course.videoId, s3Key: course.videoKey }]);
    for (const as of [undefined, stranger]) {
      const { status, headers } = await stream(course.videoKey, as, { range: 'bytes=0-3' });
      expect([status, headers['content-length']]).toEqual([206, '4']);
      expect(headers['cache-control']).toContain('private');
      expect((await stream(course.chaptersKey, as)).status).toBe(200);
      expect((await stream(course.videoKey, as, { range: 'bytes=99999999-' })).status).toBe(416);
    }
  });

  it('opens nothing else of its course, and nothing of another', async () => {
    for (const key of [course.documentKey, other.videoKey, other.chaptersKey, other.documentKey]) {
      expect((await stream(key)).status, key).toBe(401);
      expect((await stream(key, stranger)).status, key).toBe(403);
    }
    for (const path of [
      href(paths.contentInfo, { videoId: course.videoId }),
      href(paths.course, { courseId: course.id }),
      href(paths.courseProgress, { courseId: course.id }),
    ])
      expect((await school.ask('GET', `/api${path}`)).status, path).toBe(401);
    const progress = { courseId: course.id, position: 1, duration: 100, played: [[0, 1]] };
    expect(
      await school.ask('PUT', `/api${href(paths.itemProgress, { contentId: course.videoId })}`, {
        as: stranger,
        body: progress,
      }),
    ).toMatchObject({ status: 403 });
  });

  it('is switched on its row, by the same call on and off, and not of a course that it is not in', async () => {
    expect(await put(course.videoId, { isFree: false })).toMatchObject({ status: 200, json: { freeLessons: [] } });
    expect([(await stream(course.videoKey)).status, (await page()).freeLessons]).toEqual([401, []]);
    expect((await put(course.paperId, { isFree: true })).json).toMatchObject({ freeLessons: [course.paperId] });
    expect((await put(course.paperId, { isFree: false })).json).toMatchObject({ freeLessons: [] });
    expect((await put(other.videoId, { isFree: true })).status).toBe(404);
    for (const body of [{}, { isFree: 'yes' }, { isFree: null }])
      expect((await put(course.videoId, body)).status, JSON.stringify(body)).toBe(422);
    for (const isFree of [true, true])
      expect(await put(course.videoId, { isFree })).toMatchObject({ json: { freeLessons: [course.videoId] } });
    expect((await stream(course.videoKey)).status).toBe(200);
  });

  it('is not there any more at the next range when its course is made a draft', async () => {
    await school.container.get(ToggleLive).run({ courseId: course.id });
    expect((await stream(course.videoKey, undefined, { range: 'bytes=4-7' })).status).toBe(404);
    expect((await stream(course.videoKey, stranger, { range: 'bytes=4-7' })).status).toBe(403);
    await school.container.get(ToggleLive).run({ courseId: course.id });
    expect((await stream(course.videoKey)).status).toBe(200);
  });

  it('costs a stranger no more statements than a range costs a student', async () => {
    const { container } = school;
    await container.get(SetFreeLesson).run({ courseId: course.id, contentId: course.videoId, isFree: true });
    const buyer = await school.student('buyer');
    await school.enrol(buyer.id, course.id);
    const count = async (as?: Person) => {
      await stream(course.videoKey, as);
      const statements: string[] = [];
      const note = ({ sql }: { sql: string }) => statements.push(sql);
      school.db.on('query', note);
      await stream(course.videoKey, as, { range: 'bytes=0-3' });
      school.db.off('query', note);
      return statements.length;
    };
    expect(await count()).toBeLessThanOrEqual(await count(buyer));
  });
});

it('is asked for at a rate of its own, which no picture and no student counts for', async () => {
  const counters = limits(1)['free-lesson'];
  const passes = async (path: string, signedIn?: object): Promise<boolean> => {
    const req = { ip: '198.51.100.7', path, headers: {}, app: { get: () => 0 }, signedIn } as unknown as Request;
    const res = { headersSent: false, setHeader() {}, on() {} } as unknown as Response;
    for (const counter of counters)
      if (!(await new Promise((resolve) => void counter(req, res, (error?: unknown) => resolve(error === undefined)))))
        return false;
    return true;
  };
  const refused = async (times: number, ...asked: Parameters<typeof passes>) => {
    let count = 0;
    for (let turn = 0; turn < times; turn++) if (!(await passes(...asked))) count += 1;
    return count;
  };
  const lesson = '/api/stream/videos/202601/lesson.mp4';
  expect(await refused(1_300, '/stream/thumbnails/202601/picture.webp')).toBe(0);
  expect(await refused(1_300, lesson, { userId: 'student' })).toBe(0);
  expect(await refused(1_210, lesson)).toBe(10);
});
