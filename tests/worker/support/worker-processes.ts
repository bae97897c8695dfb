import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { SET_ASIDE } from '../../../src/domain/kernel/jobs.ts';
import { environment, openSchool, type School } from '../../support/school.ts';
import { soon } from '../workshop.ts';
import { childProcesses, compiled } from './child-processes.ts';

/** Each case starts processes of its own, which takes its time on a busy machine. */
const PATIENCE_MS = 120_000;

const [cli, slowWorker] = await Promise.all([
  compiled('src/main/cli.ts'),
  compiled('tests/worker/support/slow-worker.ts'),
]);
const WORKER = [cli, 'worker'];
const SLOW_WORKER = [slowWorker];

let dataDir: string;
let databaseEnv: Record<string, string>;
let school: School;
let boss: Awaited<ReturnType<School['admin']>>;

const workers = childProcesses();

/** Starts a worker on the school's data. */
const work = (args: readonly string[], env: Record<string, string> = {}) =>
  workers.start(args, { ...environment(school.port, dataDir), ...databaseEnv, ...env });

async function write(name: string): Promise<void> {
  const body = {
    firstName: name,
    lastName: 'Lane',
    email: `${name}@example.org`,
    message: 'When does the next sprint course begin?',
  };
  expect((await school.ask('POST', '/api/contact', { body })).status).toBe(201);
}

/** Of the mails that the mail service took. */
async function subjects(): Promise<string[]> {
  const { json } = await school.ask('GET', '/api/admin/outbox?state=sent', { as: boss });
  return (json as { mails: { subject: string }[] }).mails.map(({ subject }) => subject);
}

async function delivered(name: string): Promise<void> {
  while (!(await subjects()).some((subject) => subject.includes(name))) await soon(20);
}

const counts = () => school.installation.dependencies.kernel.jobs.counts();

/** A database that the processes of one file share. */
interface SharedDatabase {
  /** The settings that lead to it; none stands for SQLite in the data folder. */
  readonly env: Record<string, string>;
  drop(): Promise<void>;
}

/**
 * The cases of workers beside a server, on one kind of database. They mostly wait: each kind has a file, side by side.
 */
export const describeWorkerProcesses = (name: string, open: () => Promise<SharedDatabase>) =>
  describe(`between processes on ${name}`, () => {
    let drop: () => Promise<void>;
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'cusp-worker-'));
      const database = await open();
      drop = database.drop;
      databaseEnv = database.env;
      school = await openSchool({ DATA_DIR: dataDir, WORK_JOBS: '0', ...databaseEnv });
      boss = await school.admin();
    }, PATIENCE_MS);
    afterAll(async () => {
      await school.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    });

    afterEach(() => workers.killAll());

    it(
      'a worker beside the server does the jobs that the server leaves, and ends on SIGTERM',
      async () => {
        await write('ada');
        await soon(1500);
        expect([await counts(), await subjects()]).toEqual([{ waiting: 1, failed: 0 }, []]);
        const { said, end } = await work(WORKER);
        expect(said).toBe('The worker has begun.\n');
        await delivered('ada');
        await write('bea');
        await delivered('bea');
        expect(await end('SIGTERM')).toBe(0);
        expect(await counts()).toEqual({ waiting: 0, failed: 0 });
      },
      PATIENCE_MS,
    );

    it(
      'a worker that is told to end delivers what it has in hand first',
      async () => {
        await write('cleo');
        const { said, end } = await work(SLOW_WORKER, { SLOW_MS: '1000' });
        expect(said).toBe('in hand\n');
        expect(await subjects()).not.toContainEqual(expect.stringContaining('cleo'));
        expect(await end('SIGTERM')).toBe(0);
        expect(await subjects()).toContainEqual(expect.stringContaining('cleo'));
        expect(await counts()).toEqual({ waiting: 0, failed: 0 });
      },
      PATIENCE_MS,
    );

    it(
      'what a killed worker had in hand is done once by another one when its lease is over',
      async () => {
        await write('dora');
        const killed = await work(SLOW_WORKER, { SLOW_MS: '600000' });
        expect(killed.said).toBe('in hand\n');
        // The job that wrote the mail ends after it.
        await expect.poll(counts).toEqual({ waiting: 1, failed: 0 });
        expect(await killed.end('SIGKILL')).toBe(null);
        expect(await counts()).toEqual({ waiting: 1, failed: 0 });
        // However slow the machine is: the lease holds until it is said to be over.
        await school.db('jobs').update({ leased_until: Date.now() + 4 * MINUTE_MS });
        const { end } = await work(WORKER);
        // It takes what is free and leaves what is held, although that is older.
        await write('flora');
        await delivered('flora');
        expect(await subjects()).not.toContainEqual(expect.stringContaining('dora'));
        expect(await school.db('jobs').select('name', 'attempt')).toEqual([
          { name: 'operations/deliver-mail', attempt: 1 },
        ]);
        // The half minute of the lease has passed.
        await school.db('jobs').update({ leased_until: Date.now() - 1 });
        await delivered('dora');
        expect((await subjects()).filter((subject) => subject.includes('dora'))).toHaveLength(1);
        expect(await end('SIGTERM')).toBe(0);
      },
      PATIENCE_MS,
    );

    it(
      'a job of which its worker dies twice is set aside, shown as failed, and hinders no other',
      async () => {
        await write('gina');
        for (const attempt of [1, 2]) {
          const poisoned = await work(SLOW_WORKER, { IS_POISON: '1' });
          expect((await poisoned.ended)[1]).toBe('SIGKILL');
          const poison = school.db('jobs').where({ name: 'operations/deliver-mail' });
          expect(await poison.pluck('attempt')).toEqual([attempt]);
          // The half minute of the lease has passed.
          await school
            .db('jobs')
            .whereNotNull('leased_until')
            .update({ leased_until: Date.now() - 1 });
        }
        await write('hedy');
        const { end } = await work(SLOW_WORKER, { SLOW_MS: '0' });
        await delivered('hedy');
        await expect.poll(counts).toEqual({ waiting: 0, failed: 1 });
        const { json } = await school.ask('GET', '/api/admin/jobs?state=failed', { as: boss });
        expect(json).toMatchObject({
          jobs: [{ name: 'operations/deliver-mail', attempt: 3, reason: SET_ASIDE }],
        });
        expect(await subjects()).not.toContainEqual(expect.stringContaining('gina'));
        expect(await end('SIGTERM')).toBe(0);
        await school.db('jobs').delete();
      },
      PATIENCE_MS,
    );

    it(
      'a command puts failed jobs back into the queue',
      async () => {
        await write('edna');
        const { jobs, clock } = school.installation.dependencies.kernel;
        const [job] = await jobs.lease(clock.now(), new Date(clock.now().getTime() + 60_000), 1);
        await jobs.fail(job!.id, 'The mail service was away.', clock.now());
        expect((await work([cli, 'jobs:retry'])).said).toBe('1 failed job is tried again.\n');
        expect((await work([cli, 'jobs:retry'])).said).toBe('0 failed jobs are tried again.\n');
        expect(await counts()).toEqual({ waiting: 1, failed: 0 });
      },
      PATIENCE_MS,
    );
  });
