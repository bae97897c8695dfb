import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../../src/wire/paths.ts';
import type { CourseReply, LiveCourseReply } from '../../src/wire/replies/catalog.ts';
import type { SettingsReply } from '../../src/wire/replies/school.ts';
import { schoolIn } from '../http/support/heads.ts';
import { asker } from '../support/asking.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { CLIENT_ADDRESS, roundRobinProxy } from '../support/round-robin-proxy.ts';
import { openSchool, PASSWORD, type Person, type School } from '../support/school.ts';
import { type RunningProcess, severalProcesses } from './support/several-processes.ts';
import { steadyTraffic } from './support/steady-traffic.ts';
import { soon } from './workshop.ts';

/** Two servers behind a proxy and two workers, on one Postgres, Redis and bucket: F16 of the list of faults. */

/** Longer than the proxy takes to look at `/readyz`, on a busy machine too. */
const SHUTDOWN_WAIT_MS = 1500;
const BUYERS = 10;

let world: Awaited<ReturnType<typeof severalProcesses>>;
/** Looks at the data from beside, and serves nobody here. */
let school: School;
let proxy: Awaited<ReturnType<typeof roundRobinProxy>>;
let ask: ReturnType<typeof asker>;
let course: MadeCourse;
let moduleId: string;
let [admin, student]: Person[] = [];
let [buyers, others]: Person[][] = [];
let servers: RunningProcess[];
let workers: RunningProcess[];

const serve = async (): Promise<RunningProcess> => {
  const server = await world.serve();
  await proxy.add(server.port);
  return server;
};

beforeAll(async () => {
  [world, proxy] = await Promise.all([
    severalProcesses({
      RATE_LIMIT_FACTOR: '1',
      TRUST_PROXY_HOPS: '1',
      SHUTDOWN_WAIT_MS: String(SHUTDOWN_WAIT_MS),
      DATABASE_POOL_SIZE: '5',
    }),
    roundRobinProxy(),
  ]);
  ask = asker(proxy.port);
  const seeded = async () => {
    school = await openSchool({ ...world.settings, RATE_LIMIT_FACTOR: '10000', SHUTDOWN_WAIT_MS: '0' });
    [admin, student] = [await school.admin(), await school.student('ada')];
    course = await school.course();
    await school.enrol(student.id, course.id);
    const names = Array.from({ length: BUYERS }, (_, index) => `buyer${index}`);
    buyers = await Promise.all(names.map((name) => school.student(name)));
    others = [...buyers];
    const [module] = await school.installation.dependencies.catalog.courses.listModules(course.id);
    moduleId = module?.id ?? '';
  };
  // They may all start at once on an empty database.
  [servers, workers] = await Promise.all([Promise.all([serve(), serve()]), Promise.all([world.work(), world.work()])]);
  // After them: our own first connection to Postgres has three seconds, which four starts on a busy machine may take.
  await seeded();
});
afterAll(async () => {
  await proxy?.close();
  await school?.close();
  await world?.close();
});

const traffic = (buyersOfIt: Person[]) =>
  steadyTraffic({
    ask,
    stripe: world.stripe,
    course,
    moduleId,
    admin: admin!,
    student: student!,
    others: others!,
    buyers: buyersOfIt,
  });

/** A lease lasts half a minute; whoever held one for three seconds without an end is dead here. */
async function jobsAreDone(): Promise<void> {
  const counts = () => school.installation.dependencies.kernel.jobs.counts();
  while ((await counts()).waiting > 0) {
    await school
      .db('jobs')
      .where('leased_until', '<', Date.now() + 27_000)
      .update({ leased_until: Date.now() - 1 });
    await soon(250);
  }
  expect(await counts()).toEqual({ waiting: 0, failed: 0 });
}

/** A person who signs in again and again ends the first of these sessions, and never the last. */
const latest = (people: readonly Person[]): Person[] => [...new Map(people.map((one) => [one.id, one])).values()];

/** Everything that was promised is there, once. */
async function isAllThere({ acknowledged }: ReturnType<typeof steadyTraffic>): Promise<void> {
  await jobsAreDone();
  const { signIns, positions, documents, purchases } = acknowledged;
  for (const person of latest(signIns)) {
    const headers = { [CLIENT_ADDRESS]: '198.51.100.99' };
    for (const carrier of [{ as: person }, { cookie: person.cookie }])
      expect((await ask('GET', '/api/auth/me', { ...carrier, headers })).status).toBe(200);
  }
  const { position_seconds: position } = await school.db('progress').where({ user_id: student?.id }).first();
  expect(Number(position)).toBeGreaterThanOrEqual(positions.at(-1) ?? 0);
  const { json } = await ask('GET', `/api/user/courses/${course.id}`, { as: student! });
  const shown = (json as CourseReply).weeks.flatMap((week) => week.documents);
  for (const key of documents)
    expect(shown.filter((document) => document.s3Key === key)).toMatchObject([
      { pageCount: 2, preview: expect.stringMatching(/\.webp$/) },
    ]);
  for (const { id, email } of purchases) {
    expect(await school.db('enrolments').where({ user_id: id })).toHaveLength(1);
    expect(await school.db('tax_documents').where({ buyer_email: email })).toHaveLength(1);
    const receipts = await school.db('mails').where({ to: email }).where('key', 'like', 'receipt:%');
    expect(receipts).toMatchObject([{ state: 'sent' }]);
  }
}

it('two servers count the failures to sign in together', async () => {
  const headers = { [CLIENT_ADDRESS]: '203.0.113.7' };
  const attempt = async (password: string) =>
    (await ask('POST', '/api/auth/login', { body: { email: student?.email, password }, headers })).status;
  const before = proxy.served();
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) statuses.push(await attempt('not the password'));
  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  expect([await attempt(PASSWORD), await attempt(PASSWORD)]).toEqual([429, 429]);
  const shares = proxy.served().map((served, index) => served - (before[index] ?? 0));
  expect(shares.every((share) => share > 2)).toBe(true);
});

it('settings that one server publishes are shown by the other at its next request', async () => {
  const asks = servers.map(({ port }) => asker(port));
  const read = async () => (await asks[0]!('GET', paths.schoolSettings, { as: admin! })).json as SettingsReply;
  for (const [at, askOne] of [...asks.entries(), ...asks.entries()]) {
    const other = asks[1 - at]!;
    const shown = async () => {
      const { text } = await other('GET', '/Home', { headers: { accept: 'text/html' } });
      const { json } = await other('GET', '/api/user/courses/live');
      const [{ compareAtPrice } = { compareAtPrice: undefined }] = json as LiveCourseReply[];
      return { school: schoolIn(text), isReduced: compareAtPrice !== null };
    };
    const { content, revision, version } = await read();
    const [name, wasPercent] = [`School ${version + 1}`, content.prices.wasPercent === 0 ? 80 : 0];
    expect(await shown()).toMatchObject({ school: { name: content.school.name }, isReduced: wasPercent === 0 });
    const changed = { ...content, school: { ...content.school, name }, prices: { ...content.prices, wasPercent } };
    const draft = await askOne('PUT', paths.settingsDraft, { as: admin!, body: { revision, content: changed } });
    const body = { revision: (draft.json as SettingsReply).revision };
    expect((await askOne('POST', paths.publishSettings, { as: admin!, body })).status).toBe(200);
    expect(await shown()).toMatchObject({ school: { name }, isReduced: wasPercent > 0 });
  }
});

it('a server or a worker that is killed costs nothing that was promised', async () => {
  const clients = traffic(buyers!.splice(0, BUYERS / 2));
  await clients.goesOn();
  for (const index of [0, 1]) {
    await servers[index]?.end('SIGKILL');
    proxy.remove(servers[index]?.port ?? 0);
    await clients.goesOn();
    await workers[index]?.end('SIGKILL');
    await clients.goesOn();
    [servers[index], workers[index]] = await Promise.all([serve(), world.work()]);
  }
  await clients.goesOn();
  await clients.stop();
  // What was in the hands of the dead, or half answered by them, or was told to come back; never another refusal, nor a
  // fault of ours.
  expect(clients.failures.filter((failure) => !/: (502 $|503 |Error: aborted$)/.test(failure))).toEqual([]);
  await isAllThere(clients);
});

it('a rolling restart fails no request', async () => {
  const clients = traffic(buyers!.splice(0));
  await clients.goesOn();
  for (const index of [0, 1]) {
    const [old, worker] = [servers[index]!, workers[index]!];
    const codes = await Promise.all([old.end('SIGTERM'), worker.end('SIGTERM')]);
    expect(codes).toEqual([0, 0]);
    proxy.remove(old.port);
    [servers[index], workers[index]] = await Promise.all([serve(), world.work()]);
    await clients.goesOn();
  }
  await clients.stop();
  expect(clients.failures).toEqual([]);
  await isAllThere(clients);
});
