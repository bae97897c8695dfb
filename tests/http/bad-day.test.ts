import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

it('each route that asks for the password again is closed without it, and opened by the right one', async () => {
  const grave = everyRoute().filter(({ confirmation }) => confirmation === 'always');
  expect(grave.map(({ path }) => path).sort()).toEqual([
    '/admin/audit/export.csv',
    '/admin/orders/:orderId/refunds',
    '/admin/orders/export.csv',
    '/admin/outbox',
    '/admin/students/export.csv',
    '/admin/tax-documents.csv',
    '/admin/trash/:entryId',
  ]);
  const call = ({ method, path }: (typeof grave)[number]) =>
    school.ask(method.toUpperCase(), `/api${path.replace(/:\w+/, 'some-id')}`, {
      as: boss!,
      ...(method === 'get' ? {} : { body: {} }),
    });
  await letTimePass();
  for (const route of grave) expect(await call(route), route.path).toMatchObject(NEEDED);
  expect(await confirm('a guess')).toMatchObject(problem(422, 'identity/wrong-password', ['password']));
  expect(await call(grave[0]!)).toMatchObject(NEEDED);
  expect((await confirm(PASSWORD)).status).toBe(200);
  for (const route of grave) expect((await call(route)).status, route.path).not.toBe(403);
});

it('a course that somebody ever had asks for it before it is deleted, another one does not', async () => {
  const [sold, unsold] = [await school.course(), await school.course()];
  await school.enrol(ada!.id, sold.id);
  await letTimePass();
  const remove = (id: string) => school.ask('DELETE', `/api/admin/courses/${id}`, { as: boss! });
  expect(await remove(sold.id)).toMatchObject(NEEDED);
  expect((await remove(unsold.id)).status).toBe(200);
  await confirm(PASSWORD);
  expect((await remove(sold.id)).status).not.toBe(403);
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
