import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LEASE_MS } from '../../src/worker/job-runner.ts';
import type { Answer } from '../support/asking.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { type FaultyTcp, faultyTcp, type TcpFault } from '../support/faulty-tcp.ts';
import { freshBucket, s3Environment } from '../support/provision/fresh-bucket.ts';
import { freshPostgres } from '../support/provision/fresh-postgres.ts';
import { freshRedis } from '../support/provision/fresh-redis.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { type FakeSmtp, openSmtp } from '../support/smtp-server.ts';

/**
 * A whole school whose dependencies are reached through an address that gives trouble. What is not here is shown nearer
 * to the adapter, with limits that a test can set: a slow or wrong Postgres in postgres-faults.test.ts, a slow storage
 * in s3-faults.test.ts, a Redis that is down, slow or full in redis-faults.test.ts, Stripe in stripe.test.ts and the
 * REST call for mails in mail-transport.test.ts.
 */

const MAX_REQUEST_MS = 10_000;
const HTML = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 4\r\n\r\nwell';

const DOWN: TcpFault = { kind: 'down' };
const SLOW: TcpFault = { kind: 'slow' };
const WRONG: TcpFault = { kind: 'wrong', answer: HTML };
const HALF: TcpFault = { kind: 'half', bytes: 20 };

type Dependency = 'postgres' | 'redis' | 's3' | 'smtp';
let proxies: Record<Dependency, FaultyTcp>;
let smtp: FakeSmtp;
let school: School;
let ada: Person;
let course: MadeCourse;
let drop: () => Promise<unknown>;
let names = 0;

/** The same URL by way of a proxy. */
async function through(address: string): Promise<[FaultyTcp, string]> {
  const url = new URL(address);
  const proxy = await faultyTcp({ host: url.hostname, port: Number(url.port) });
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return [proxy, url.href];
}

beforeAll(async () => {
  const [database, queue, bucket] = await Promise.all([freshPostgres(), freshRedis(), freshBucket()]);
  smtp = await openSmtp();
  const [[postgres, databaseUrl], [redis, redisUrl], [s3, endpoint], [mail, smtpUrl]] = await Promise.all([
    through(database.url),
    through(queue.url),
    through(bucket.endpoint),
    through(`smtp://127.0.0.1:${smtp.port}`),
  ]);
  proxies = { postgres, redis, s3, smtp: mail };
  drop = () => Promise.all([database.drop(), queue.drop()]);
  school = await openSchool({
    WORK_JOBS: '1',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    ...s3Environment({ ...bucket, endpoint: endpoint.replace(/\/$/, '') }),
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'school@example.org',
  });
  ada = await school.student('ada');
  course = await school.course();
  await school.enrol(ada.id, course.id);
});
beforeEach(async () => {
  for (const proxy of Object.values(proxies)) proxy.on();
  await isWell();
});
afterAll(async () => {
  for (const proxy of Object.values(proxies)) proxy.on();
  await school.close();
  await smtp.close();
  await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
  await drop();
});

/** Recovery is ours: nothing is started again. */
async function isWell(): Promise<void> {
  const components = { serving: true, database: true, databaseWrites: true, storage: true, redis: true };
  await expect
    .poll(() => school.ask('GET', '/readyz'), { timeout: 60_000, interval: 50 })
    .toMatchObject({ status: 200, json: { components } });
}

const CALLS = {
  catalogue: () => school.ask('GET', '/api/user/courses/live'),
  course: () => school.ask('GET', `/api/user/courses/${course.id}`, { as: ada }),
  progress: () =>
    school.ask('PUT', `/api/user/progress/${course.videoId}`, {
      as: ada,
      body: { courseId: course.id, position: 12, duration: 100 },
    }),
  video: () => school.ask('GET', `/stream/${course.videoKey}`, { cookie: ada.cookie }),
  live: () => school.ask('GET', '/healthz'),
};
type Call = keyof typeof CALLS;

async function timed(call: Call): Promise<Answer> {
  const from = performance.now();
  const answer = await CALLS[call]();
  expect(performance.now() - from, call).toBeLessThan(MAX_REQUEST_MS);
  return answer;
}

async function work(...calls: Call[]): Promise<void> {
  for (const call of calls) expect((await timed(call)).status, call).toBe(200);
}

async function areRefused(...calls: Call[]): Promise<void> {
  // At once: each may take nearly as long as a request may.
  const answers = await Promise.all(calls.map(async (call) => [call, await timed(call)] as const));
  for (const [call, { status, headers }] of answers)
    expect([status, Number(headers['retry-after']) > 0], call).toEqual([503, true]);
}

/** A promise that is kept by a job and by a mail. */
async function writes(): Promise<string> {
  const name = `Name${(names += 1)}`;
  const body = {
    firstName: name,
    lastName: 'Fault',
    email: `${name}@example.org`,
    message: 'When does it begin again?',
  };
  expect((await school.ask('POST', '/api/contact', { body })).status).toBe(201);
  return name;
}

/** Once, and soon: what was put off for ten seconds or more is due now. */
async function isDelivered(name: string): Promise<void> {
  const received = async () => {
    await school.db('jobs').whereNull('leased_until').update({ run_at: 0 });
    return smtp.received.filter(({ subject }) => subject?.includes(name)).length;
  };
  await expect.poll(received, { timeout: 60_000, interval: 100 }).toBe(1);
  await expect.poll(() => school.db('mails').where('subject', 'like', `%${name}%`).pluck('state')).toEqual(['sent']);
}

/** Each lease that was taken before now has passed: nobody may have learned of it. */
const leasesAreOver = () =>
  school
    .db('jobs')
    .where('leased_until', '<', Date.now() + LEASE_MS)
    .update({ leased_until: Date.now() - 1 });

describe.each([DOWN, HALF])('Postgres is $kind', (fault) => {
  it('each request is refused with a time to come back, and what was promised before is kept', async () => {
    const name = await writes();
    proxies.postgres.on(fault);
    await areRefused('course', 'progress', 'video');
    await work('live');
    proxies.postgres.on();
    await isWell();
    await work('catalogue', 'course', 'progress', 'video');
    await leasesAreOver();
    await isDelivered(name);
  });
});

describe.each([WRONG, HALF])('Redis is $kind', (fault) => {
  it('everything goes on, and jobs run when it is there', async () => {
    proxies.redis.on(fault);
    await work('catalogue', 'course', 'progress', 'live');
    const name = await writes();
    proxies.redis.on();
    await isDelivered(name);
    await isWell();
  });
});

describe.each([DOWN, WRONG, HALF])('the storage is $kind', (fault) => {
  it('files are refused with a time to come back, and everything else goes on', async () => {
    proxies.s3.on(fault);
    await areRefused('video');
    await work('catalogue', 'course', 'progress', 'live');
    await isDelivered(await writes());
    proxies.s3.on();
    await isWell();
    await work('video');
  });
});

describe.each([DOWN, SLOW, WRONG, HALF])('the mail server is $kind', (fault) => {
  it('no request waits for it, and mails arrive once when it is there', async () => {
    proxies.smtp.on(fault);
    const name = await writes();
    await expect.poll(() => school.db('mails').where('subject', 'like', `%${name}%`).pluck('tries')).not.toEqual([0]);
    await work('catalogue', 'course', 'progress', 'video', 'live');
    proxies.smtp.on();
    await isDelivered(name);
  });
});
