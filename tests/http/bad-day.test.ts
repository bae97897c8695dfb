import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAct } from '../../src/http/admin-acts.ts';
import { paths } from '../../src/wire/paths.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, PASSWORD, type Person, type School } from '../support/school.ts';
import { BYTES, lengthen, runningStream } from './stream/running-stream.ts';
import { everyRoute } from './support/every-route.ts';
import { problem } from './support/problem.ts';

let school: School;
let [boss, ada]: Person[] = [];
beforeAll(async () => {
  school = await openSchool();
  [boss, ada] = [await school.admin(), await school.student('ada')];
});
afterAll(() => school.close());

const ELEVEN_MINUTES_MS = 11 * 60_000;
const letTimePass = () =>
  school
    .db('auth_sessions')
    .where({ user_id: boss!.id })
    .update({ confirmed_at: Date.now() - ELEVEN_MINUTES_MS });
const confirm = (password: string) =>
  school.ask('POST', '/api/auth/confirm-password', { as: boss!, body: { password } });
const NEEDED = problem(403, 'identity/confirm-password');

it('a wrong password opens nothing that asks for it again', async () => {
  const table = () => school.ask('GET', '/api/admin/students/export.csv', { as: boss! });
  await letTimePass();
  expect(await table()).toMatchObject(NEEDED);
  expect(await confirm('a guess')).toMatchObject(problem(422, 'identity/wrong-password', ['password']));
  expect(await table()).toMatchObject(NEEDED);
  expect((await confirm(PASSWORD)).status).toBe(200);
  expect((await table()).status).toBe(200);
});

it('a session that somebody else took over shuts no other administrator out', async () => {
  const other = await school.admin('other');
  await letTimePass();
  for (const act of ['disable', 'end-sessions', 'enable']) {
    const path = `/api/admin/people/${other.id}/${act}`;
    expect(await school.ask('POST', path, { as: boss!, body: { reason: 'Mine now' } }), act).toMatchObject(NEEDED);
  }
  expect((await school.ask('GET', '/api/admin/team', { as: other })).status).toBe(200);
  await confirm(PASSWORD);
});

describe('everything below the outbox', () => {
  const below = everyRoute().filter(({ path }) => path === paths.outbox || path.startsWith(`${paths.outbox}/`));

  it('has one rule', () => {
    expect(below.length).toBeGreaterThanOrEqual(3);
    for (const one of below) expect([one.rule, one.grave, isAct(one)], one.path).toEqual(['admin', true, true]);
  });

  it('asks for the password, however it is asked, and leaves an entry', async () => {
    await school.drainJobs();
    const { id } = (await school.db('mails').where({ kind: 'welcome' }).first()) as { id: string };
    for (const { method, path, isPage } of below) {
      const address = `/api${path.replace(':mailId', id)}`;
      const ask = (who: { as?: Person; headers?: Record<string, string> }) =>
        school.ask(method.toUpperCase(), address, { ...who, ...(method === 'get' ? {} : { body: {} }) });
      const ways = [{ as: boss! }, ...(isPage ? [{ headers: { cookie: boss!.cookie } }] : [])];
      await letTimePass();
      for (const way of ways) expect(await ask(way), path).toMatchObject(NEEDED);
      await confirm(PASSWORD);
      for (const way of ways) {
        await school.db('admin_actions').delete();
        const { status } = await ask(way);
        const entries = await school.db('admin_actions').where({ path: `${method.toUpperCase()} ${address.slice(4)}` });
        // What was not there to be retried changed nothing.
        expect([status, entries.length], path).toEqual(status === 404 ? [404, 0] : [200, 1]);
      }
    }
  });
});

it('a person who is disabled is out at once, told so at sign-in, and found in the audit log by the request', async () => {
  const path = `/api/admin/people/${ada!.id}`;
  const done = await school.ask('POST', `${path}/disable`, { as: boss!, body: { reason: 'Shared with a class' } });
  expect(done.status).toBe(200);
  expect((await school.ask('GET', '/api/auth/me', { as: ada! })).status).toBe(401);
  const credentials = { email: ada!.email, password: PASSWORD };
  const refused = await school.ask('POST', '/api/auth/login', { body: credentials });
  expect(refused).toMatchObject(problem(403, 'identity/disabled'));
  const { json } = await school.ask('GET', `/api/admin/audit?action=disabled&account=${ada!.email}`, { as: boss! });
  expect(json).toMatchObject({
    entries: [
      {
        action: 'disabled',
        actor: { name: 'Boss' },
        isBySystem: false,
        person: { id: ada!.id },
        reason: 'Shared with a class',
        requestId: done.headers['x-request-id'],
        path: `POST /admin/people/${ada!.id}/disable`,
        network: '127.0.0.0/24',
      },
    ],
  });
  expect((await school.ask('POST', `${path}/enable`, { as: boss! })).status).toBe(200);
  expect((await school.ask('POST', '/api/auth/login', { body: credentials })).status).toBe(200);
});

describe('a running stream breaks off, and another person’s goes on', () => {
  let course: MadeCourse;
  beforeAll(async () => {
    course = await school.course();
    await lengthen(school, course.videoKey);
  });

  it.each([
    ['the person is disabled', 'disable', { reason: 'Shared with a class' }],
    ['their sessions are ended', 'end-sessions', undefined],
  ] as const)('when %s', async (_when, act, body) => {
    const [bob, cy] = [await school.student(`bob-${act}`), await school.student(`cy-${act}`)];
    for (const { id } of [bob, cy]) await school.enrol(id, course.id);
    const his = await runningStream(school, bob, course.videoKey);
    const other = await runningStream(school, cy, course.videoKey);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([his.isCut, other.isCut]).toEqual([false, false]);

    const path = `/api/admin/people/${bob.id}/${act}`;
    expect((await school.ask('POST', path, { as: boss!, ...(body && { body }) })).status).toBe(200);
    await his.cut;
    expect(his.received()).toBeLessThan(BYTES);
    expect(other.isCut).toBe(false);
    expect((await school.ask('GET', `/stream/${course.videoKey}`, { as: bob })).status).toBe(401);
    for (const stream of [his, other]) await stream.close();
  });
});
