import { Agent, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../src/domain/identity/session.ts';
import { doEverything, fillToDesignSize, LARGE_COURSE } from '../support/design-size.ts';
import { fillExam, LARGE_MOCK_EXAM } from '../support/design-size-exam.ts';
import { leastTurnMs } from '../support/longest-turn.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { composedApp, routesOf } from './support/router-walk.ts';

/** What no route may take of the event loop in one go, at the size that the product is made for. */
const MAX_TURN_MS = 50;

let school: School;
let student: Person;
let admin: Person;
let video: { id: string; key: string };
let sittings: Awaited<ReturnType<typeof fillExam>>;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  school = await openSchool();
  await fillToDesignSize(school.db);
  [student, admin] = [await school.student('ada'), await school.admin()];
  const course = await school.course();
  video = { id: course.videoId, key: course.videoKey };
  for (const id of [LARGE_COURSE, course.id]) await school.enrol(student.id, id);
  await doEverything(school.db, student.id);
  sittings = await fillExam(school.db, student.id);
});
afterAll(async () => {
  agent.destroy();
  await school.close();
});

/** Reads the answer and drops it: to parse it here would take its time of the same event loop. */
function ask(path: string, { bearer }: { bearer: string }, more: Record<string, string> = {}): Promise<number> {
  const headers = { authorization: `Bearer ${bearer}`, 'accept-encoding': 'br', ...more };
  return new Promise((resolve, reject) => {
    get({ port: school.port, path: `/api${path}`, agent, headers }, (res) => {
      res.resume().on('end', () => resolve(res.statusCode ?? 0));
    }).on('error', reject);
  });
}

/**
 * As a client that is told to come back: on a busy machine a turn may come later than anybody waits (answer-within.ts).
 */
async function askAgain(path: string, who: { bearer: string }): Promise<number> {
  for (;;) {
    const status = await ask(path, who);
    if (status !== 503) return status;
  }
}

const leastTurn = (work: () => Promise<unknown>): Promise<number> => leastTurnMs(MAX_TURN_MS, work);

const PARAMS: Readonly<Record<string, () => string>> = {
  courseId: () => LARGE_COURSE,
  weekId: () => 'module-0',
  dayId: () => 'day-0',
  contentId: () => 'content-00000000000000',
  videoId: () => video.id,
  documentId: () => 'paper-0',
  studentId: () => student.id,
  orderId: () => 'order-00000',
  mockExamId: () => LARGE_MOCK_EXAM,
  vignetteId: () => 'mock-1',
  questionId: () => 'mock-1-1',
  sittingId: () => sittings.over,
  number: () => '1',
};
/** As many ids as a list of an address may have. */
const MANY = Array.from({ length: 40 }, (_, at) => `c${at}`).join(',');

/** Routes that read more or less by what is asked; each of these is a question of its own. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/search': ['q=e', 'q=mp', 'q=enamel', 'q=lesson', 'q=mol', 'q=pulp+caries+pro'],
  '/admin/students': ['', 'search=nguyen', 'sort=courses&order=desc', 'offset=9900'],
  '/admin/dashboard': ['from=all'],
  '/exam/practice': ['', 'clusters=c1,c2&subjects=endodontics&status=weak', `clusters=${MANY}&subjects=${MANY}`],
  '/admin/vignettes': ['', 'search=finding', 'pool=practice&cluster=c1'],
  '/admin/orders': ['', 'search=nguyen', 'sort=name'],
};

const addressOf = (path: string): string =>
  path.replace('*key', video.key).replace(/:(\w+)/g, (_, name: string) => PARAMS[name]?.() ?? 'nothing');

describe('with 300 papers of 40,000 characters, 20,000 items, 10,000 students and 1,000 cases', () => {
  it('no GET holds the event loop for longer than 50 ms', async () => {
    const routes = routesOf(composedApp(school)).filter(({ method }) => method === 'get');
    expect(routes.length).toBeGreaterThan(30);
    const tooLong: string[] = [];
    const failed: string[] = [];
    const answered = new Set<string>();
    for (const { path, rule } of routes) {
      for (const query of QUERIES[path] ?? ['']) {
        const address = query === '' ? addressOf(path) : `${addressOf(path)}?${query}`;
        const who = rule === 'admin' ? admin : student;
        const held = await leastTurn(async () => {
          const status = await askAgain(address, who);
          if (status >= 500) failed.push(`${address}: ${status}`);
          if (status < 300) answered.add(address);
        });
        if (held > MAX_TURN_MS) tooLong.push(`${address}: ${held.toFixed(0)} ms`);
      }
    }
    expect(tooLong).toEqual([]);
    expect(failed).toEqual([]);
    expect(answered.size).toBeGreaterThan(35);
    expect([...answered]).toEqual(expect.arrayContaining(examAddresses()));
  });

  /** Without their answers the test would prove nothing of the exam. */
  const examAddresses = (): string[] => [
    '/exam',
    '/exam/practice',
    '/exam/sittings',
    `/exam/sittings/${sittings.over}/result`,
    `/exam/sittings/${sittings.over}/answers`,
    `/admin/students/${student.id}/sittings`,
    '/admin/mock-exams',
    `/admin/mock-exams/${LARGE_MOCK_EXAM}`,
    '/admin/vignettes',
    '/admin/vignettes/mock-1',
    '/admin/question-tallies',
    '/admin/question-exports.csv',
  ];

  it('neither drawing a mock exam nor starting a test does, also after the bank has just been changed', async () => {
    const { id } = (await school.ask('POST', '/admin/mock-exams', { as: admin, body: { title: 'Drawn' } })).json as {
      id: string;
    };
    let [revision, tests] = [0, 0];
    const changed = () => school.db('question_pool_version').increment('version');
    const draw = async () => {
      const answer = await school.ask('POST', `/admin/mock-exams/${id}/draw`, { as: admin, body: { revision } });
      expect(answer.status, JSON.stringify(answer.json)).toBe(200);
    };
    const drawing = await leastTurnMs(MAX_TURN_MS, draw, async () => {
      await changed();
      revision += 1;
    });
    expect(drawing).toBeLessThan(MAX_TURN_MS);
    const practise = async () => {
      const body = { idempotencyKey: `a-practice-test-${(tests += 1)}`, mode: 'timed', vignettes: 20 };
      expect((await school.ask('POST', '/exam/practice', { as: student, body })).status).toBe(201);
    };
    const starting = await leastTurnMs(MAX_TURN_MS, practise, async () => {
      await changed();
      await school.db('sittings').where({ user_id: student.id }).update({ ended_at: 1 });
    });
    expect(starting).toBeLessThan(MAX_TURN_MS);
  });

  it('a course and a dashboard are no longer either when the course has just been changed', async () => {
    const changed = () => school.db('courses').update({ version: school.db.raw('version + 1') });
    for (const path of [`/user/courses/${LARGE_COURSE}`, '/user/dashboard'])
      expect(
        await leastTurn(async () => {
          await changed();
          expect(await ask(path, student)).toBe(200);
        }),
        path,
      ).toBeLessThan(MAX_TURN_MS);
  });

  it('twenty viewers do not wait behind forty students who search', async () => {
    const students = await Promise.all(
      Array.from({ length: 40 }, (_, index) => signedIn(`many-${String(index * 3).padStart(5, '0')}`)),
    );
    let searched = 0;
    const found: number[] = [];
    const held = await leastTurn(async () => {
      searched = 0;
      const searches = students.map(async (one) => {
        found.push(await askAgain('/search?q=enamel', one));
        searched += 1;
      });
      const ranges = Array.from({ length: 20 }, () => ask(`/stream/${video.key}`, admin, { range: 'bytes=0-9' }));
      expect(await Promise.all(ranges)).toEqual(Array(20).fill(206));
      // Two at once: when the last viewer has his range, most of the students still wait.
      expect(searched).toBeLessThan(20);
      await Promise.all(searches);
    });
    expect(new Set(found)).toEqual(new Set([200]));
    expect(held).toBeLessThan(MAX_TURN_MS);
  });

  it('of one student who types one search is answered at a time, and the older ones make way', async () => {
    const typed = ['ena', 'enam', 'ename', 'enamel'].map((words) => ask(`/search?q=${words}`, student));
    expect(new Set(await Promise.all(typed))).toEqual(new Set([200, 409]));
  });
});

/** Without a password: forty of them would take seconds to be compared. */
async function signedIn(userId: string): Promise<{ bearer: string }> {
  const { kernel, identity } = school.installation.dependencies;
  const who = { userId, role: 'student', kind: 'web', device: 'a test' } as const;
  const session = openSession(kernel.ids.next(), who, kernel.clock.now());
  await identity.sessions.add(session);
  return { bearer: await identity.tokens.sign(session) };
}
