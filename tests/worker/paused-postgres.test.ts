import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '../support/asking.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { type OwnPostgres, ownPostgres } from '../support/provision/postgres.ts';
import { openSchool, type Person, type School } from '../support/school.ts';

/** The longest that anybody waits for an answer (decision D56), and a busy machine's pauses. */
const MAX_REQUEST_MS = 10_000;
const PROMPT_MS = 3000;

let postgres: OwnPostgres;
let school: School;
let ada: Person;
let course: MadeCourse;
let goOn = (): void => undefined;
beforeAll(async () => {
  postgres = await ownPostgres();
  school = await openSchool({ DATABASE_URL: postgres.url, WORK_JOBS: '1' });
  ada = await school.student('ada');
  course = await school.course();
  await school.enrol(ada.id, course.id);
});
afterAll(async () => {
  goOn();
  await school.close();
  await postgres.stop();
});

async function timed(ask: () => Promise<Answer>): Promise<Answer & { tookMs: number }> {
  const from = performance.now();
  const answer = await ask();
  return Object.assign(answer, { tookMs: performance.now() - from });
}

const calls = (): Record<string, () => Promise<Answer>> => ({
  course: () => school.ask('GET', `/api/user/courses/${course.id}`, { as: ada }),
  video: () => school.ask('GET', `/stream/${course.videoKey}`, { cookie: ada.cookie }),
  progress: () =>
    school.ask('PUT', `/api/user/progress/${course.videoId}`, {
      as: ada,
      body: { courseId: course.id, position: 12, duration: 100 },
    }),
  signIn: () => school.ask('POST', '/api/auth/login', { body: { email: ada.email, password: 'a guess' } }),
});

it('a Postgres that is frozen is told and waited for in bounded time, and used again by itself', async () => {
  goOn = await postgres.pause();
  const asked = Object.entries(calls()).map(async ([call, ask]) => [call, await timed(ask)] as const);

  // Meanwhile the process lives, and a balancer hears which component is away.
  const live = await timed(() => school.ask('GET', '/healthz'));
  expect([live.status, live.tookMs < PROMPT_MS]).toEqual([200, true]);
  const ready = await timed(() => school.ask('GET', '/readyz'));
  expect(ready).toMatchObject({
    status: 503,
    json: { status: 'not ready', components: { serving: true, database: false, databaseWrites: false, storage: true } },
  });
  expect(ready.tookMs).toBeLessThan(PROMPT_MS + 2000);

  for (const [call, { status, headers, json, tookMs }] of await Promise.all(asked)) {
    expect([status, Number(headers['retry-after']) > 0], call).toEqual([503, true]);
    expect((json as { message: string }).message, call).toMatch(/Please try again in a moment\.$/);
    expect(tookMs, call).toBeLessThan(MAX_REQUEST_MS);
  }

  goOn();
  const statuses = async () => Promise.all(Object.values(calls()).map(async (ask) => (await ask()).status));
  await expect.poll(statuses, { interval: 100 }).toEqual([200, 200, 200, 401]);
  expect((await school.ask('GET', '/readyz')).status).toBe(200);
});
