/**
 * `npm run bench -- production`: the built server on Postgres, Redis and S3. Only the ratios mean something: client,
 * servers and the three components share the cores of one machine, so that throughput is told beside the processor time
 * of the servers alone.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Knex } from 'knex';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { s3Clients } from '../../src/adapters/s3/s3-client.ts';
import { AddAdmin } from '../../src/domain/identity/use-cases/add-admin.ts';
import { Register } from '../../src/domain/identity/use-cases/register.ts';
import { build } from '../../src/main/build.ts';
import { countQueries } from '../contracts/count-queries.ts';
import { signIn } from '../journeys/support/people.ts';
import { addStudents } from '../support/many-students.ts';
import { openSchool, type School } from '../support/school.ts';
import { type Headers, SECONDS } from './load.ts';
import { addOrders } from './many-orders.ts';
import { BENCH_STUDENT, prepare } from './prepare.ts';
import { median } from './process-figures.ts';
import { type BenchProcess, productionSchool } from './production-school.ts';
import { rangeRate } from './ranges.ts';
import { row, say } from './report.ts';
import { callsBeside, signInRate } from './sign-ins.ts';
import { twoServers } from './two-servers.ts';

const ROUNDS = 3;
const VIEWERS = 50;
const PASSWORD = 'a-long-enough-password';
const ADMIN = { name: 'Bench', email: 'bench-admin@example.com', password: PASSWORD };
const SIGNING_IN = Array.from({ length: 8 }, (_, index) => ({
  name: 'Bench',
  email: `bench-${index}@example.com`,
  password: PASSWORD,
  phone: '+61 400 000 000',
}));

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

/** Rows that were written a moment ago are in no visibility map yet, and an index alone cannot answer for them. */
const asAutovacuumLeavesIt = (db: Knex) => db.raw('vacuum analyze');

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
  await asAutovacuumLeavesIt(db);
  const small = await latencies();
  await addStudents(db, 9900, [courseId], 100);
  await addOrders(db, { from: 100, count: 9900, courseId });
  await asAutovacuumLeavesIt(db);
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
  const inside = await openSchool({ ...school.env, WORK_JOBS: '0' });
  await inside.container.get(AddAdmin).run(ADMIN);
  for (const person of SIGNING_IN) await inside.container.get(Register).run(person);
  await inside.close();
  const as = { authorization: `Bearer ${(await signIn(one.origin, BENCH_STUDENT)).token}` };
  say('');
  await twoServers(
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
  const video = { key: bigKey, bytes: bigBytes };
  await callsBeside(one, SIGNING_IN, video, as);
  await signInRate(one, SIGNING_IN, video, as);
  say('');
  const admin = (await signIn(one.origin, ADMIN)).token;
  const student = (await signIn(one.origin, BENCH_STUDENT)).token;
  await growth(one, school.env.DATABASE_URL, courseId, { student, admin });
} finally {
  await school.close();
}
