import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StudentReply } from '../../src/wire/replies/reporting.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School, signIn } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
let course: MadeCourse;
let boss: Person;
let ada: Person;
let [aheadMs, made] = [0, 0];

beforeAll(async () => {
  // With a proxy in front, a test can say from which network it comes.
  school = await openSchool({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' });
  const { clock } = school.installation.dependencies.kernel;
  Object.assign(clock, { now: () => new Date(Date.now() + aheadMs) });
  course = await school.course();
  boss = await school.admin();
});
afterAll(() => school.close());
beforeEach(async () => {
  made += 1;
  aheadMs = 0;
  ada = await school.student(`ada-${made}`);
  await school.enrol(ada.id, course.id);
});

const watch = (as: Person, address = '203.0.113.7', method = 'GET', range = 'bytes=0-1') =>
  school.ask(method, `/stream/${course.videoKey}`, { as, headers: { range, 'x-forwarded-for': address } });
const statuses = async (...asked: Promise<{ status: number }>[]) => (await Promise.all(asked)).map((one) => one.status);
const TOO_MANY = problem(429, 'identity/too-many-streams');

describe('an account that streams', () => {
  it('does so on three devices at once: the fourth is refused, and takes the place of one that has stopped', async () => {
    const devices = [ada];
    for (let more = 0; more < 3; more += 1) devices.push(await signIn(school.ask, ada.email));
    const [laptop, phone, tablet, fourth] = devices as [Person, Person, Person, Person];
    expect(await statuses(watch(laptop), watch(phone), watch(tablet))).toEqual([206, 206, 206]);
    const refused = await watch(fourth);
    expect(refused).toMatchObject({ ...TOO_MANY, headers: { 'retry-after': '90', 'cache-control': 'no-store' } });
    expect(refused.json).toMatchObject({ message: expect.stringContaining('already open on 3 devices') });
    expect((await watch(fourth, undefined, 'HEAD')).status).toBe(429);
    expect((await school.ask('GET', `/api/user/courses/${course.id}`, { as: fourth })).status).toBe(200);

    aheadMs = 60_000;
    expect(await statuses(watch(phone), watch(tablet), watch(fourth))).toEqual([206, 206, 429]);
    aheadMs = 91_000;
    expect(await statuses(watch(fourth))).toEqual([206]);
    expect(await statuses(watch(laptop), watch(phone))).toEqual([429, 206]);
  });

  it('counts once for all ranges of all files, and pays for the first one alone', async () => {
    const sql: string[] = [];
    const listen = (query: { sql: string }) => sql.push(query.sql);
    school.db.on('query', listen);
    const first = await watch(ada);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const [reads, writes] = ['select', 'insert'].map((verb) => sql.filter((one) => isOfStreams(one, verb)).length);
    sql.length = 0;
    for (let range = 0; range < 40; range += 1) await watch(ada, '203.0.113.7', 'GET', `bytes=${range}-${range + 1}`);
    const ofEach = [...new Set(sql)].filter((one) => sql.filter((other) => other === one).length >= 40);
    const ofStreams = sql.filter((one) => one.includes('account_streams'));
    school.db.removeListener('query', listen);
    expect([first.status, reads, writes, ofStreams]).toEqual([206, 1, 1, []]);
    // The session with its user, the file, what shows it, and the enrolment: as before streams were counted.
    expect(ofEach).toHaveLength(4);

    const others = [await signIn(school.ask, ada.email), await signIn(school.ask, ada.email)];
    expect(await statuses(...others.map((one) => watch(one)))).toEqual([206, 206]);
  });

  it('is refused from the fourth network of one copied session, found in the audit log, shown, and let in again', async () => {
    for (const address of ['203.0.113.7', '198.51.100.7', '192.0.2.7'])
      expect((await watch(ada, address)).status).toBe(206);
    const refused = await watch(ada, '100.64.9.7');
    expect(refused).toMatchObject(TOO_MANY);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const { json } = await school.ask('GET', `/api/admin/audit?action=limit-hit&account=${ada.email}`, { as: boss });
    expect(json).toMatchObject({
      entries: [
        {
          action: 'limit-hit',
          actor: { id: ada.id },
          reason: 'identity/too-many-streams',
          requestId: refused.headers['x-request-id'],
          path: 'GET /stream/*key',
          network: '100.64.9.0/24',
        },
      ],
    });

    const { streams } = (await school.ask('GET', `/api/admin/students/${ada.id}`, { as: boss })).json as StudentReply;
    expect(streams).toMatchObject({ runningCount: 3, networkCount: 3, maxAtOnce: 3, maxNetworksADay: 24 });
    expect(streams.networks.map(({ network, isStreaming }) => [network, isStreaming]).sort()).toEqual([
      ['192.0.2.0/24', true],
      ['198.51.100.0/24', true],
      ['203.0.113.0/24', true],
    ]);

    await school.ask('POST', `/api/admin/people/${ada.id}/end-sessions`, { as: boss });
    const again = await signIn(school.ask, ada.email);
    expect((await watch(again, '100.64.9.7')).status).toBe(206);
  });
});

const isOfStreams = (sql: string, verb: string): boolean =>
  sql.trim().startsWith(verb) && sql.includes('account_streams');
