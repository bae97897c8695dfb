/**
 * `npm run bench:production`: the built server on Postgres, Redis and S3. Only the ratios mean something: client, servers and
 * the three components share the cores of one machine, so that throughput is told beside the processor time of the servers alone.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import autocannon, { type Client } from 'autocannon';
import { Argon2PasswordHasher } from '../../src/adapters/argon2/password-hasher.ts';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { s3Clients } from '../../src/adapters/s3/s3-client.ts';
import { AddAdmin } from '../../src/domain/identity/use-cases/add-admin.ts';
import { build } from '../../src/main/build.ts';
import { countQueries } from '../contracts/count-queries.ts';
import { signIn } from '../journeys/support/people.ts';
import { addStudents } from '../support/many-students.ts';
import { openSchool, type School } from '../support/school.ts';
import { addOrders } from './many-orders.ts';
import { BENCH_STUDENT, prepare } from './prepare.ts';
import { median } from './process-figures.ts';
import { type BenchProcess, productionSchool } from './production-school.ts';
import { rangeRate } from './ranges.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 20;
const VIEWERS = 50;
const ADMIN = { name: 'Bench', email: 'bench-admin@example.com', password: 'a-long-enough-password' };

const say = (line: string) => process.stdout.write(`${line}\n`);
const row = (name: string, ...cells: string[]) =>
  say(name.padEnd(56) + cells.map((cell) => cell.padStart(12)).join(''));

type Headers = Record<string, string>;

const dropBodies = ({ pipelinedRequests }: Client): void => {
  pipelinedRequests.addBody = () => undefined;
};

async function load(servers: readonly BenchProcess[], path: string, headers: Headers) {
  const before = servers.reduce((sum, server) => sum + server.cpuSeconds(), 0);
  const connections = CONNECTIONS / servers.length;
  const results = await Promise.all(
    servers.map(({ origin }) =>
      autocannon({ url: `${origin}${path}`, connections, duration: SECONDS, headers, setupClient: dropBodies }),
    ),
  );
  const bad = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (bad > 0) throw new Error(`${path} failed ${bad} times.`);
  const rate = results.reduce((sum, { requests }) => sum + requests.average, 0);
  const cpu = servers.reduce((sum, server) => sum + server.cpuSeconds(), 0) - before;
  return { rate, cpuPerThousand: (cpu / (rate * SECONDS)) * 1000, p99: Math.max(...results.map((r) => r.latency.p99)) };
}

/** P14. A server has one core at most: what two would serve with a core each follows from their time for a request. */
async function twoServers(one: BenchProcess, two: readonly BenchProcess[], paths: Record<string, string>, as: Headers) {
  row('', 'one, req/s', 'two, req/s', 'two / one', 'CPU bound');
  for (const [name, path] of Object.entries(paths)) {
    const rounds: { alone: number; both: number; bound: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const alone = await load([one], path, as);
      const both = await load(two, path, as);
      const bound = (2 * alone.cpuPerThousand) / both.cpuPerThousand;
      rounds.push({ alone: alone.rate, both: both.rate, bound });
    }
    rounds.shift(); // it only warmed up
    const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
    row(
      `  ${name}`,
      of(({ alone }) => alone).toFixed(0),
      of(({ both }) => both).toFixed(0),
      of(({ alone, both }) => both / alone).toFixed(2),
      of(({ bound }) => bound).toFixed(2),
    );
  }
}

/** P4. */
async function ranges(server: BenchProcess, bare: BenchProcess, key: string, bytes: number, as: Headers) {
  const facts = { totalBytes: bytes, clients: VIEWERS, seconds: SECONDS };
  const measured = async (process: BenchProcess, path: string, headers: Headers) => {
    const before = process.cpuSeconds();
    const rate = await rangeRate(`${process.origin}${path}`, headers, facts);
    return { rate, cpu: (process.cpuSeconds() - before) / ((rate * SECONDS) / 1000) };
  };
  const rounds: { ours: { rate: number; cpu: number }; pipe: { rate: number; cpu: number } }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ ours: await measured(server, `/stream/${key}`, as), pipe: await measured(bare, '/range', {}) });
  row('', 'ours', 'bare pipe', 'ratio');
  for (const [name, figure] of [
    ['MB per second', 'rate'],
    ['processor seconds per GB', 'cpu'],
  ] as const)
    row(
      `  ${name}`,
      median(rounds.map(({ ours }) => ours[figure])).toFixed(2),
      median(rounds.map(({ pipe }) => pipe[figure])).toFixed(2),
      median(rounds.map(({ ours, pipe }) => ours[figure] / pipe[figure])).toFixed(2),
    );
}

const until = async (end: number, work: () => Promise<unknown>): Promise<number> => {
  let count = 0;
  for (; performance.now() < end; count += 1) await work();
  return count;
};

const signing = (origin: string) => signIn(origin, BENCH_STUDENT);

/** P6 and P7. */
async function underLoad(server: BenchProcess, key: string, bytes: number, as: Headers) {
  const alone = await load([server], '/api/auth/me', as);
  const [viewers, perSecond] = [200, 20];
  const end = performance.now() + SECONDS * 1000;
  let seed = 1;
  // A video of two megabits a second, asked for in pieces of half a mebibyte.
  const viewer = async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 2000));
    await until(end, async () => {
      seed = (seed * 16_807) % 2_147_483_647;
      const first = seed % (bytes - 524_288);
      const range = `bytes=${first}-${first + 524_287}`;
      await (await fetch(`${server.origin}/stream/${key}`, { headers: { ...as, range } })).arrayBuffer();
      await new Promise((resolve) => setTimeout(resolve, 2000));
    });
  };
  const logins = until(end, async () => {
    void signing(server.origin).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
  });
  const watching = Promise.all(Array.from({ length: viewers }, viewer));
  const loaded = await load([server], '/api/auth/me', as);
  await Promise.all([logins, watching]);
  row('API p99 with 200 viewers and 20 logins/s, ms: alone, then', String(alone.p99), String(loaded.p99));

  const hasher = new Argon2PasswordHasher({ atOnce: Math.min(cpus().length, 3) });
  const hash = await hasher.hash(BENCH_STUDENT.password);
  const inParallel = async (work: () => Promise<unknown>): Promise<number> => {
    const stop = performance.now() + SECONDS * 1000;
    const counts = await Promise.all(Array.from({ length: 8 }, () => until(stop, work)));
    return counts.reduce((sum, count) => sum + count, 0) / SECONDS;
  };
  const limit = await inParallel(() => hasher.verify(hash, BENCH_STUDENT.password));
  const reads: number[] = [];
  const stop = performance.now() + SECONDS * 1000;
  const reading = until(stop, async () => {
    const from = performance.now();
    const range = 'bytes=0-65535';
    await (await fetch(`${server.origin}/stream/${key}`, { headers: { ...as, range } })).arrayBuffer();
    reads.push(performance.now() - from);
  });
  const rate = await inParallel(() => signing(server.origin));
  await reading;
  row('logins/s, argon2 alone, ratio', rate.toFixed(0), limit.toFixed(0), (rate / limit).toFixed(2));
  const p99 = reads.toSorted((a, b) => a - b)[Math.floor(reads.length * 0.99)] ?? 0;
  row('  64 KiB of a video meanwhile, p99 in ms', p99.toFixed(0));
}

/** P13. */
async function growth(server: BenchProcess, databaseUrl: string, courseId: string, tokens: Record<string, string>) {
  const screens: [path: string, who: string][] = [
    ['/user/courses/live', 'student'],
    ['/user/dashboard', 'student'],
    [`/user/courses/${courseId}`, 'student'],
    ['/admin/dashboard', 'admin'],
    ['/admin/students', 'admin'],
    ['/admin/orders', 'admin'],
    ['/admin/courses', 'admin'],
  ];
  const latencies = async () => {
    const found: number[] = [];
    for (const [path, who] of screens) {
      const times: number[] = [];
      for (let n = 0; n < 40; n += 1) {
        const from = performance.now();
        const answer = await fetch(`${server.origin}/api${path}`, {
          headers: { authorization: `Bearer ${tokens[who]}` },
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
        times.push(performance.now() - from);
      }
      found.push(median(times.slice(10)));
    }
    return found;
  };
  const db = openDatabase({ url: databaseUrl });
  await addStudents(db, 100, [courseId]);
  await addOrders(db, { from: 0, count: 100, courseId });
  await db.raw('analyze');
  const small = await latencies();
  await addStudents(db, 9900, [courseId], 100);
  await addOrders(db, { from: 100, count: 9900, courseId });
  await db.raw('analyze');
  const large = await latencies();
  await db.destroy();
  row('median ms of a screen: 100 students and orders, 10,000', 'small', 'large', 'ratio');
  for (const [index, [path]] of screens.entries()) {
    const [before = 0, after = 0] = [small[index], large[index]];
    row(`  ${path.replace(courseId, ':courseId')}`, before.toFixed(1), after.toFixed(1), (after / before).toFixed(2));
  }
}

/** The same screens embedded and on Postgres, Redis and S3; and what a commit costs with jobs. */
async function statements(env: Readonly<Record<string, string>>) {
  const [embedded, production] = [await openSchool({ WORK_JOBS: '0' }), await openSchool({ ...env, WORK_JOBS: '0' })];
  const counted = async (school: School): Promise<number[]> => {
    const person = await school.student(`queries${Date.now()}`);
    const course = await school.course();
    await school.enrol(person.id, course.id);
    const catalogue = () => school.ask('GET', '/api/user/courses/live');
    const page = () => school.ask('GET', `/api/user/courses/${course.id}`, { as: person });
    await catalogue();
    await page();
    return [await countQueries(school.db, catalogue), await countQueries(school.db, page)];
  };
  const [here, there] = [await counted(embedded), await counted(production)];
  row('statements: embedded, on Postgres', 'embedded', 'Postgres');
  for (const [index, name] of ['the catalogue', 'a course page of its owner'].entries())
    row(`  ${name}`, String(here[index]), String(there[index]));

  const { work } = production.installation.dependencies.kernel;
  const commit = (jobs: number) => () =>
    work.run(async ({ outbox, users }) => {
      await users.find('nobody');
      for (let n = 0; n < jobs; n += 1) await outbox.add('media/erase-files', { keys: [] });
    });
  row('a commit that leaves jobs', 'statements', 'median ms');
  for (const jobs of [0, 1, 100]) {
    const count = await countQueries(production.db, commit(jobs));
    const times: number[] = [];
    for (let n = 0; n < 60; n += 1) {
      const from = performance.now();
      await commit(jobs)();
      times.push(performance.now() - from);
    }
    row(`  ${jobs} jobs`, String(count), median(times).toFixed(2));
  }
  await embedded.close();
  await production.close();
}

build();
const school = await productionSchool();
try {
  say(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, medians of ${ROUNDS} rounds of ${SECONDS} s\n`,
  );
  const { courseId, bigKey, bigBytes } = await prepare(join(school.dataDir, 'prepare'), school.env);
  await statements(school.env);
  const [one, other] = [await school.serve(), await school.serve()];
  const beside = await openSchool({ ...school.env, WORK_JOBS: '0' });
  await beside.container.get(AddAdmin).run(ADMIN);
  await beside.close();
  const as = { authorization: `Bearer ${(await signing(one.origin)).token}` };
  say('');
  await twoServers(
    one,
    [one, other],
    {
      'catalogue (kept bytes)': '/api/user/courses/live',
      'course page of its owner': `/api/user/courses/${courseId}`,
      'who am I': '/api/auth/me',
    },
    { ...as, 'accept-encoding': 'br' },
  );
  say(`\nranges of 1 MiB from the bucket, ${VIEWERS} viewers`);
  const clients = s3Clients(school.bucket);
  const signed = await getSignedUrl(
    clients.requests,
    new GetObjectCommand({ Bucket: school.bucket.bucket, Key: bigKey }),
  );
  await ranges(one, await school.bareProxy(signed), bigKey, bigBytes, as);
  clients.close();
  say('');
  // The student's sign-ins end one another's sessions: somebody else asks and watches meanwhile.
  const admin = (await signIn(one.origin, ADMIN)).token;
  await underLoad(one, bigKey, bigBytes, { authorization: `Bearer ${admin}` });
  say('');
  const student = (await signing(one.origin)).token;
  await growth(one, school.env.DATABASE_URL, courseId, { student, admin });
} finally {
  await school.close();
}
