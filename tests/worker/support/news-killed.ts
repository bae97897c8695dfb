import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AnnouncementReply } from '../../../src/wire/replies/news.ts';
import { jobLanes } from '../../../src/worker/job-lanes.ts';
import { addStudents, studentEmail } from '../../support/many-students.ts';
import { environment, openSchool, type School } from '../../support/school.ts';
import { type FakeSmtp, openSmtp } from '../../support/smtp-server.ts';
import { soon } from '../workshop.ts';
import { childProcesses, compiled, type StartedProcess } from './child-processes.ts';

/** Every third of these may enter the course. */
const STUDENTS = 450;
const READERS = Array.from({ length: STUDENTS / 3 }, (_, index) => index * 3);
const KILLS = 4;
const PATIENCE_MS = 240_000;
/** Milliseconds of some centuries. */
const NEVER_YET = 10 ** 13;
/** Mails whose answer may be on its way when the worker dies. */
const IN_HAND = jobLanes(() => true).find(({ id }) => id === 'mail')?.atOnce ?? 0;

const cli = await compiled('src/main/cli.ts');
const workers = childProcesses();

const addressOf = ({ to }: FakeSmtp['received'][number]): string => (Array.isArray(to) ? '' : (to?.text ?? ''));

/** An announcement whose workers are killed, on one kind of database. Each kind has a file, side by side. */
export const describeKilledNews = (
  name: string,
  open: () => Promise<{ env: Record<string, string>; drop(): Promise<void> }>,
) =>
  describe(`an announcement on ${name}`, () => {
    let [dataDir, databaseEnv, drop]: [string, Record<string, string>, () => Promise<void>] = ['', {}, async () => {}];
    let smtp: FakeSmtp;
    let school: School;

    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'cusp-news-'));
      ({ env: databaseEnv, drop } = await open());
      smtp = await openSmtp();
      Object.assign(databaseEnv, { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'mail@school.example' });
      school = await openSchool({ DATA_DIR: dataDir, WORK_JOBS: '0', ...databaseEnv });
    }, PATIENCE_MS);
    afterEach(() => workers.killAll());
    afterAll(async () => {
      await school.close();
      await smtp.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    });

    const work = (): Promise<StartedProcess> =>
      workers.start([cli, 'worker'], { ...environment(school.port, dataDir), ...databaseEnv });
    const count = async (rows: Knex.QueryBuilder) => Number((await rows.count({ all: '*' }).first())?.all);
    /** How much of what a killed worker had in hand no other one has done. */
    const unsettled = () => {
      const { db } = school;
      return count(db('jobs').where('lost', '>', 0).orWhere('leased_until', '<=', Date.now()));
    };
    /** The half minute of the leases has passed. */
    const leasesEnd = () => {
      const { db } = school;
      return db('jobs')
        .whereNotNull('leased_until')
        .update({ leased_until: Date.now() - 1 });
    };
    /** Mails that wait for `due`. */
    const later = () => school.db('jobs').where({ name: 'news/deliver' }).where('run_at', '>', NEVER_YET);
    /** No mail leaves but those of `due`: the pace goes by the clock, and on a slow machine all would have left. */
    const waits = () =>
      school
        .db('jobs')
        .where({ name: 'news/deliver', leased_until: null })
        .where('run_at', '<', NEVER_YET)
        .increment('run_at', NEVER_YET);
    /** The time of the next mails has come; the pace itself is asked in tests/domain/news. */
    const due = async (mails: number) => {
      const next: string[] = await later().orderBy('run_at').limit(mails).pluck('id');
      await school.db('jobs').whereIn('id', next).update({ run_at: Date.now() });
    };

    it(
      `to ${READERS.length} students reaches each who has access once, though its worker is killed ${KILLS} times`,
      async () => {
        const boss = await school.admin();
        const { id: courseId } = await school.course();
        await addStudents(school.db, STUDENTS, [courseId]);
        const [off = 0, disabled = 0, revoked = 0] = READERS.slice(10);
        const idOf = async (index: number): Promise<string> =>
          (
            await school
              .db('users')
              .where({ email: studentEmail(index) })
              .first('id')
          ).id;
        const { mailChoices } = school.installation.dependencies.news;
        const { enrolments } = school.installation.dependencies.enrolment;
        await mailChoices.set(await idOf(off), 'announcement', false, new Date());
        await school
          .db('users')
          .where({ id: await idOf(disabled) })
          .update({ disabled_at: Date.now() });
        await enrolments.revoke(await idOf(revoked), courseId, new Date());
        await school.drainJobs();
        smtp.received.splice(0);

        const words = { audience: 'courses', courseIds: [courseId], subject: 'On Saturday', body: 'Bring two cases.' };
        const body = { ...words, onSite: true, byMail: true };
        const draft = (await school.ask('POST', '/api/admin/announcements', { as: boss, body })).json;
        const { id, revision } = draft as AnnouncementReply;
        const sent = await school.ask('POST', `/api/admin/announcements/${id}/send`, { as: boss, body: { revision } });
        expect(sent.status).toBe(200);

        // Killed while it finds the readers; the next one finds the others.
        const first = await work();
        while ((await count(school.db('deliveries'))) === 0) await soon(10);
        await first.end('SIGKILL');

        const gone = READERS.at(-1) ?? 0;
        for (let kill = 2; kill <= KILLS; kill += 1) {
          await leasesEnd();
          await waits();
          const worker = await work();
          const isCounted = async () => (await school.db('announcements').first('people')).people !== null;
          while ((await unsettled()) > 0 || !(await isCounted())) await soon(50);
          await waits();
          const mails = smtp.received.length + 2 * kill;
          await due(READERS.length / KILLS);
          while (smtp.received.length < mails) await soon(0);
          // Now the mail server's yes is on its way to the worker; every other one has it already.
          await soon(kill % 2 ? 0 : 10);
          await worker.end('SIGKILL');
          // Access is lost after everybody was counted, by the one whose mail is the last.
          if (kill === 2) await enrolments.revoke(await idOf(gone), courseId, new Date());
        }

        await leasesEnd();
        await due(READERS.length);
        const last = await work();
        const { jobs } = school.installation.dependencies.kernel;
        const isDone = async () => {
          await due(READERS.length);
          await school.db('jobs').where({ name: 'news/leave' }).update({ run_at: Date.now() });
          return jobs.counts();
        };
        await expect.poll(isDone, { timeout: PATIENCE_MS, interval: 200 }).toEqual({ waiting: 0, failed: 0 });
        expect(await last.end('SIGTERM')).toBe(0);

        const wanted = READERS.filter((index) => ![off, disabled, revoked, gone].includes(index)).map(studentEmail);
        const ids = new Map<string, Set<string | undefined>>();
        for (const mail of smtp.received)
          ids.set(addressOf(mail), (ids.get(addressOf(mail)) ?? new Set()).add(mail.messageId));
        expect([...ids.keys()].toSorted()).toEqual(wanted.toSorted());
        expect([...ids.values()].filter(({ size }) => size !== 1)).toEqual([]);
        const repeats = smtp.received.length - wanted.length;
        expect(repeats).toBeLessThanOrEqual(KILLS * IN_HAND);
        expect(await school.db('announcements').first()).toMatchObject({ state: 'left', people: READERS.length - 2 });
        expect(await school.db('deliveries').whereNotNull('mailed_at')).toHaveLength(wanted.length);
      },
      PATIENCE_MS,
    );
  });
