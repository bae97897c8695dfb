import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MeasureVideos } from '../../src/domain/media/jobs/measure-videos.ts';
import type { ItemProgressReply } from '../../src/wire/replies/enrolment.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School, signIn } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
/** Its video has 100 seconds. */
let course: MadeCourse;
let student: Person;
let count = 0;

beforeAll(async () => {
  school = await openSchool();
  course = await school.course();
});
afterAll(() => school.close());
beforeEach(async () => {
  count += 1;
  student = await school.student(`student-${count}`);
  await school.enrol(student.id, course.id);
});

interface Report {
  position: number;
  duration?: number;
  played?: unknown;
}

const tell = async (report: Report, { as = student, of = course } = {}) =>
  school.ask('PUT', `/api/user/progress/${of.videoId}`, { as, body: { courseId: of.id, duration: 100, ...report } });
const told = async (...given: Parameters<typeof tell>) => (await tell(...given)).json as ItemProgressReply;

/** For the positions that are stored: moving the server's own clock would end sessions. */
const timePasses = (seconds: number) => school.db('progress').decrement('updated_at', seconds * 1000);

async function watches(from: number, to: number, speed: number, as = student): Promise<ItemProgressReply | undefined> {
  let last: ItemProgressReply | undefined;
  for (let second = from; second < to; second += 5 * speed) {
    await timePasses(5);
    const position = Math.min(to, second + 5 * speed);
    last = await told({ position, played: [[from, position]] }, { as });
  }
  return last;
}

const isDone = async (): Promise<unknown> => {
  const { json } = await school.ask('GET', '/api/user/dashboard', { as: student });
  return (json as { courses: { completedCount: number }[] }).courses[0]?.completedCount === 1;
};

describe('a video is completed', () => {
  it('by watching all of it at twice the speed', async () => {
    expect(await watches(0, 90, 2)).toMatchObject({ completed: false, watched: 90 });
    expect(await watches(90, 95, 2)).toMatchObject({ completed: true, watched: 95 });
    expect(await isDone()).toBe(true);
  });

  it('in two sittings on two devices', async () => {
    const phone = await signIn(school.ask, student.email);
    expect(await watches(0, 60, 1)).toMatchObject({ completed: false });
    expect(await watches(50, 100, 1.5, phone)).toMatchObject({ completed: true, watched: 100 });
  });

  it('by a client that names no stretches, as it plays on', async () => {
    for (let position = 5; position < 95; position += 5) {
      expect(await told({ position })).toMatchObject({ completed: false, watched: position });
      await timePasses(5);
    }
    expect(await told({ position: 95 })).toMatchObject({ completed: true });
  });

  it('also when the middle is told late', async () => {
    await told({ position: 5, played: [[0, 5]] });
    await timePasses(95);
    expect(await told({ position: 100, played: [[0, 100]] })).toMatchObject({ completed: true });
  });

  it('by the length that its file has, whoever says what', async () => {
    const real = await readFile(new URL('../support/videos/moov-last.mp4', import.meta.url));
    const short = await school.course({ title: 'Short', video: real });
    await school.enrol(student.id, short.id);
    const step = (report: Report) => told(report, { of: short });
    expect(await step({ position: 1, duration: 1 })).toMatchObject({ completed: false, duration: 12.4 });
    await timePasses(20);
    expect(await step({ position: 11, duration: 3000, played: [[0, 11]] })).toMatchObject({ completed: false });
    expect(await step({ position: 12, duration: 3000, played: [[0, 12]] })).toMatchObject({ completed: true });
  });

  it('by the length of its file also where that was stored before lengths were', async () => {
    const real = await readFile(new URL('../support/videos/moov-first.mp4', import.meta.url));
    const old = await school.course({ title: 'Old', video: real });
    const file = () => school.db('files').where({ key: old.videoKey });
    await file().update({ length_seconds: null, width: null });
    await school.container.get(MeasureVideos).run();
    expect((await file())[0]).toMatchObject({ length_seconds: 12.4, width: 16, height: 16 });
  });
});

describe('a video is not completed', () => {
  it('by a length of one second', async () => {
    expect(await told({ position: 1, duration: 1 })).toMatchObject({ completed: false, position: 1, duration: 100 });
    await timePasses(1000);
    expect(await told({ position: 1, duration: 1 })).toMatchObject({ completed: false });
    expect(await isDone()).toBe(false);
  });

  it('by a made-up shorter length', async () => {
    for (let position = 5; position <= 50; position += 5) {
      await told({ position, duration: 50 });
      await timePasses(5);
    }
    expect(await told({ position: 50, duration: 50 })).toMatchObject({ completed: false, watched: 50 });
  });

  it('by a jump to the end, at once or the next day', async () => {
    await told({ position: 3 });
    expect(await told({ position: 100 })).toMatchObject({ completed: false, position: 100, watched: 3 });
    await told({ position: 3 });
    await timePasses(86_400);
    expect(await told({ position: 100 })).toMatchObject({ completed: false });
    expect(await told({ position: 100, played: [] })).toMatchObject({ completed: false });
  });

  it('by stretches that cannot have been played yet', async () => {
    await told({ position: 0, played: [] });
    for (let times = 0; times < 20; times += 1) await told({ position: 100, played: [[0, 100]] });
    // The tolerance, and twice the moments that the calls took.
    expect((await told({ position: 100, played: [[0, 100]] })).watched).toBeLessThan(60);
  });

  it('faster by two devices at once', async () => {
    const phone = await signIn(school.ask, student.email);
    await told({ position: 0, played: [] });
    await timePasses(25);
    await Promise.all([
      told({ position: 50, played: [[0, 50]] }),
      told({ position: 100, played: [[50, 100]] }, { as: phone }),
    ]);
    const { completed, watched } = await told({ position: 100, played: [] });
    expect(completed).toBe(false);
    // 25 s at twice the speed, the tolerance, and the moments that the calls took.
    expect(watched).toBeGreaterThanOrEqual(60);
    expect(watched).toBeLessThan(90);
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
    const { status, json } = await tell({ position: 1, played });
    expect([status, (json as { code: string }).code]).toEqual([422, 'request/invalid']);
    expect(Object.keys((json as { fields: object }).fields)[0]).toMatch(/^played/);
  });

  it('is nothing for who may not enter', async () => {
    const stranger = await school.student(`stranger-${count}`);
    expect(await tell({ position: 1, played: [[0, 1]] }, { as: stranger })).toMatchObject(
      problem(403, 'enrolment/not-enrolled'),
    );
  });

  it('is told with the progress of the course', async () => {
    await told({ position: 30, played: [[20, 30]] });
    const { json } = await school.ask('GET', `/api/user/courses/${course.id}/progress`, { as: student });
    expect(json).toMatchObject({ items: [{ contentId: course.videoId, watched: 10, completed: false }] });
  });
});
