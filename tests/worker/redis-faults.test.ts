import { once } from 'node:events';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JobRelay } from '../../src/adapters/bullmq/job-relay.ts';
import { openRedis } from '../../src/adapters/redis/connection.ts';
import { type OwnRedis, startRedis } from '../support/provision/redis.ts';
import { openSchool, PASSWORD, type Person, type School, signIn } from '../support/school.ts';
import { soon } from './workshop.ts';

/** A whole school whose Redis is taken away in each way that it can be: F7 of the list of faults. */

/** What nobody waits longer for, and a busy machine's pauses on top. */
const MAX_CALL_MS = 2000 + 3000;

let redis: OwnRedis;
let school: School;
let ada: Person;
let slowest = 0;
beforeAll(async () => {
  redis = await startRedis();
  await redis.kill();
  school = await openSchool({ REDIS_URL: redis.url, WORK_JOBS: '1' });
  ada = await school.student('ada');
});
afterAll(async () => {
  await school.close();
  await redis.stop();
});

async function timed<T>(call: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const answer = await call();
  slowest = Math.max(slowest, performance.now() - from);
  return answer;
}

/** Everything that must go on: each answers as ever, and soon. */
async function everythingAnswers(): Promise<void> {
  slowest = 0;
  const headers = { cookie: ada.cookie };
  for (const call of [
    () => school.ask('GET', '/api/user/courses/live'),
    () => school.ask('GET', '/api/auth/me', { as: ada }),
    () => school.ask('GET', '/api/user/dashboard', { as: ada, headers }),
    () => school.ask('POST', '/api/auth/login', { body: { email: ada.email, password: PASSWORD }, headers }),
  ])
    expect((await timed(call)).status).toBe(200);
  expect(slowest).toBeLessThan(MAX_CALL_MS);
}

/** Leaves a job, which is acknowledged. */
async function write(name: string): Promise<void> {
  const body = {
    firstName: name,
    lastName: 'Redis',
    email: `${name}@example.org`,
    message: 'When does it begin again?',
  };
  expect((await timed(() => school.ask('POST', '/api/contact', { body }))).status).toBe(201);
}

/** What became of the mails about a name, each with the number of its tries. */
const mailsOf = async (name: string): Promise<string[]> =>
  (await school.db('mails').where('subject', 'like', `%${name}%`)).map(({ state, tries }) => `${state} ${tries}`);

async function isDelivered(...names: string[]): Promise<void> {
  await expect
    .poll(() => Promise.all(names.map(mailsOf)), { timeout: 60_000, interval: 50 })
    .toEqual(names.map(() => ['sent 1']));
}

/** A balancer must go on sending requests here. */
const readiness = () => school.ask('GET', '/readyz');

async function asked<T>(ask: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(redis.url);
  try {
    return await ask(client);
  } finally {
    client.disconnect();
  }
}

it('a Redis that is down at the start is not missed but by the jobs, which run when it is there', async () => {
  await everythingAnswers();
  await write('first');
  await soon(500);
  expect(await mailsOf('first')).toEqual([]);
  expect(await readiness()).toMatchObject({ status: 200, json: { components: { redis: false, database: true } } });
  await redis.start();
  await isDelivered('first');
  expect(await readiness()).toMatchObject({ status: 200, json: { components: { redis: true } } });
  await everythingAnswers();
  await write('second');
  await isDelivered('second');
});

it('a Redis that comes back empty has signed nobody out', async () => {
  await redis.kill();
  await everythingAnswers();
  for (const name of ['third', 'fourth', 'fifth']) await write(name);
  await redis.start();
  await isDelivered('third', 'fourth', 'fifth');
  expect((await school.ask('GET', '/api/auth/me', { headers: { cookie: ada.cookie } })).status).toBe(401);
  const answer = await school.ask('GET', '/api/auth/me', { as: ada, headers: { cookie: ada.cookie } });
  const cookie = String(answer.headers['set-cookie']?.[0]).split(';')[0]!;
  expect((await school.ask('GET', '/api/auth/me', { headers: { cookie } })).status).toBe(200);
  ada = await signIn(school.ask, ada.email);
});

it('a Redis that is emptied while it runs loses no job, not even a delayed one', async () => {
  const { work, clock } = school.installation.dependencies.kernel;
  const at = new Date(clock.now().getTime() + 1500);
  await work.run(({ outbox }) => outbox.add('identity/send-reset-link', { email: ada.email }, { at }));
  await expect.poll(() => asked((client) => client.keys('cusp:bull:jobs-usual:delayed'))).toHaveLength(1);
  await asked((client) => client.flushall());
  await write('sixth');
  await isDelivered('sixth');
  await expect
    .poll(() => school.installation.dependencies.kernel.jobs.counts(), { timeout: 60_000 })
    .toEqual({
      waiting: 0,
      failed: 0,
    });
  expect(await school.db('mails').where({ to: ada.email, kind: 'reset-link' })).toMatchObject([{ state: 'sent' }]);
});

it('a Redis that hangs holds up nobody, and nothing after it', async () => {
  redis.freeze();
  await everythingAnswers();
  await write('seventh');
  await everythingAnswers();
  redis.thaw();
  await isDelivered('seventh');
});

it('a Redis that hangs just when a process begins is offered jobs as soon as it answers', async () => {
  const client = openRedis(redis.url, () => {});
  await once(client, 'ready');
  redis.freeze();
  const relay = new JobRelay(client, ['unworked'], () => 'unworked', { warn: () => {} });
  // Whatever was asked at the start was late.
  await new Promise((resolve) => client.once('close', resolve));
  redis.thaw();
  await expect
    .poll(async () => {
      await relay.offerDue('unworked', ['some-job']);
      return asked((other) => other.exists('cusp:bull:jobs-unworked:some-job'));
    })
    .toBe(1);
  await relay.close();
  client.disconnect();
});

it('a full Redis takes nothing, and gets everything when there is room again', async () => {
  await asked((client) => client.config('SET', 'maxmemory', '1mb', 'maxmemory-policy', 'noeviction'));
  await everythingAnswers();
  for (const name of ['eighth', 'ninth']) await write(name);
  const from = process.cpuUsage();
  await soon(1500);
  const { user, system } = process.cpuUsage(from);
  expect((user + system) / 1000, 'milliseconds of processor time: its refusals are no busy loop').toBeLessThan(1000);
  expect(await mailsOf('eighth')).toEqual([]);
  await asked((client) => client.config('SET', 'maxmemory', '0'));
  await isDelivered('eighth', 'ninth');
  await everythingAnswers();
});
