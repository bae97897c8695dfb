import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { KnexSittingRepository } from '../../src/adapters/knex/exam/sitting-repository.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { DEFAULT_BLUEPRINT } from '../../src/domain/exam/default-blueprint.ts';
import { shapeOf } from '../../src/domain/exam/make-sitting.ts';
import { after, HOUR_MS } from '../../src/domain/kernel/clock.ts';
import { openInstallation } from '../../src/main/installation/open-installation.ts';
import { openLog } from '../../src/main/log.ts';
import { readSettings } from '../../src/main/settings/settings.ts';
import { aCourse } from '../contracts/samples.ts';
import { BuiltSchool } from '../journeys/support/built-school.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import { freePort } from '../support/free-port.ts';
import { addStudents } from '../support/many-students.ts';
import { publishedMockExam } from '../support/published-mock-exam.ts';
import { studentTokens } from './student-tokens.ts';
import { waitForUrl } from './wait-for-url.ts';

export const CANDIDATES = 500;
/** A section of the real exam: fourteen vignettes of five questions. */
const VIGNETTES = Array.from({ length: 14 }, (_, at) => `mock-${at + 1}`);
const questionsOf = (vignette: string) => [1, 2, 3, 4, 5].map((number) => `${vignette}-${number}`);

/** Sheet of a whole section, some 5 kB, which differs with its number. */
export const sheetOf = (sequence: number) => ({
  writer: 1,
  sequence,
  answers: VIGNETTES.flatMap(questionsOf).map((question) => ({
    ...{ question, option: `${question}-a`, flagged: false, struck: [], seconds: 30 + sequence },
  })),
});

/** The built school on one database, with candidates who are signed in and may sit its mock exams. */
export async function examSchool(env: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'cusp-bench-exam-'));
  const file = join(dataDir, 'cusp.sqlite');
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const { dependencies, db, close } = await openInstallation(settings, openLog('silent'));
  await migrateDatabase(db);
  await dependencies.catalog.courses.add(aCourse(), [], []);
  // Every third of them may enter the course.
  await addStudents(db, CANDIDATES * 3, ['course']);
  const userIds = Array.from({ length: CANDIDATES }, (_, at) => `many-${String(at * 3).padStart(5, '0')}`);
  const tokens = await studentTokens(dependencies, userIds);
  await fillBank(db, VIGNETTES, { pool: 'mock' });
  for (const id of ['saves', 'starts', 'deadline'])
    await dependencies.exam.mockExams.add(publishedMockExam([VIGNETTES], { id, courseIds: ['course'] }));
  await close();

  const school = await BuiltSchool.open({
    ...{ DATA_DIR: dataDir, SEED_DEMO: '0', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '10000' },
    ...env,
  });
  const outside = openDatabase(env['DATABASE_URL'] === undefined ? { file } : { url: env['DATABASE_URL'] });
  const children: ChildProcess[] = [];
  const bare = async (program: string, args: (port: string) => readonly string[]) => {
    const port = await freePort();
    const command = ['--import', 'tsx', join(import.meta.dirname, program), ...args(String(port))];
    const child = spawn(process.execPath, command, { env: { ...process.env, FILE: file, ...env }, stdio: 'inherit' });
    children.push(child);
    const origin = `http://127.0.0.1:${port}`;
    await waitForUrl(origin);
    return { origin, pid: child.pid ?? 0 };
  };

  return {
    origin: school.origin.replace('localhost', '127.0.0.1'),
    pid: school.pid,
    tokens,
    db: outside,
    addSittings: (mockExamId: string) => addSittings(outside, mockExamId, userIds),
    bareCommits: () => bare('bare-commits.ts', (port) => [port]),
    bareBytes: (path: string) => bare('bare-server.ts', (port) => ['node', port, path]),
    dataDir,
    async close(): Promise<void> {
      for (const child of children) child.kill();
      await outside.destroy();
      await school.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type ExamSchool = Awaited<ReturnType<typeof examSchool>>;

/** A sitting of this mock exam for each candidate, in their order, which waits for its start. */
async function addSittings(db: Knex, mockExamId: string, userIds: readonly string[]): Promise<string[]> {
  const sittings = new KnexSittingRepository(db);
  const plan = VIGNETTES.map((vignetteId) => ({
    ...{ vignetteId, versionId: `${vignetteId}-v1`, isScored: true },
    questions: questionsOf(vignetteId).map((id) => ({
      ...{ id, optionIds: ['a', 'b', 'c', 'd'].map((letter) => `${id}-${letter}`) },
    })),
  }));
  for (const userId of userIds)
    await sittings.add({
      idempotencyKey: mockExamId,
      sections: [{ minutes: 120, plan }],
      sitting: {
        ...{ id: `${mockExamId}-${userId}`, userId, kind: 'mock', mockExamId, contentId: null, title: 'Mock exam' },
        ...{
          shape: shapeOf(DEFAULT_BLUEPRINT, true),
          extraTimePercent: 0,
          isPreview: false,
          isDemo: false,
          isFree: false,
        },
        ...{ device: 'Chrome, Windows', releaseAt: null, createdAt: new Date(), endedAt: null },
      },
    });
  return userIds.map((userId) => `${mockExamId}-${userId}`);
}

/** Starts a section of these sittings, which ends in two hours. */
export async function startSections(db: Knex, sittingIds: readonly string[]): Promise<void> {
  const sittings = new KnexSittingRepository(db);
  const startedAt = new Date();
  for (const id of sittingIds)
    await sittings.startSection(id, 1, { writer: 1, startedAt, deadlineAt: after(startedAt, 2 * HOUR_MS) });
}
