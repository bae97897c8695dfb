import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { KnexSittingRepository } from '../../src/adapters/knex/exam/sitting-repository.ts';
import { DEFAULT_BLUEPRINT } from '../../src/domain/exam/default-blueprint.ts';
import { shapeOf } from '../../src/domain/exam/make-sitting.ts';
import { HOUR_MS } from '../../src/domain/kernel/clock.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { MeReply } from '../../src/wire/replies/identity.ts';
import { BuiltSchool } from '../journeys/support/built-school.ts';
import { ADMIN, signIn } from '../journeys/support/people.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import { type Ask, asker } from '../support/asking.ts';
import { freePort } from '../support/free-port.ts';
import { row } from './report.ts';
import { waitForUrl } from './wait-for-url.ts';

const CANDIDATES = 500;
const EVERY_MS = 20_000;
const TURNS = 3;
const TURN_MS = 10_000;
/** Fourteen cases of five questions: a section as long as the real one. */
const VIGNETTES = Array.from({ length: 14 }, (_, at) => `bench-case-number-${at + 1}`);
const QUESTIONS = VIGNETTES.flatMap((id) => [1, 2, 3, 4, 5].map((number) => `${id}-${number}`));
const ANSWERS = QUESTIONS.map((question) => ({
  ...{ question, option: `${question}-a`, flagged: false },
  ...{ struck: [`${question}-b`], seconds: 61 },
}));

const lateOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** E1, E3, E4: saves and starts of five hundred against a bare server that commits a row of the size for each. */
export async function saves(name: string, env: Readonly<Record<string, string>>): Promise<void> {
  const school = await BuiltSchool.open({ RATE_LIMIT_FACTOR: '10000', ...env });
  const database = env['DATABASE_URL'] ?? join(school.dataDir, 'cusp.sqlite');
  const db = openDatabase(env['DATABASE_URL'] ? { url: database } : { file: database });
  const stops: (() => void)[] = [];
  try {
    const { token } = await signIn(school.origin, ADMIN);
    const as = { bearer: token };
    const ask = asker(Number(new URL(school.origin).port));
    const { user } = (await ask('GET', paths.me, { as })).json as MeReply;
    const { _id: userId } = user;
    await fillBank(db, VIGNETTES);
    const [saved, started] = [idsOf('saved'), idsOf('started')];
    await addSittings(db, userId, [...saved, ...started]);
    await beginAll(db, saved);
    await addRows(db, [...saved, ...started]);

    const first = started[0]!;
    await begin(ask, as, first);
    const questions = await ask('GET', sectionOf(paths.sectionQuestions, first), { as });
    const answerFile = join(school.dataDir, 'questions.json');
    writeFileSync(answerFile, questions.text);
    const bare = async (...args: string[]) => {
      const port = await freePort();
      const program = join(import.meta.dirname, 'bare-commits.ts');
      const child = spawn(process.execPath, ['--import', 'tsx', program, String(port), database, ...args]);
      stops.push(() => void child.kill());
      await waitForUrl(`http://127.0.0.1:${port}/`);
      return asker(port);
    };
    const [committing, answering] = [await bare(), await bare(answerFile)];

    const sequences = new Map<string, number>();
    const save = async (id: string) => {
      const sequence = (sequences.get(id) ?? 0) + 1;
      sequences.set(id, sequence);
      const body = { writer: 1, sequence, answers: ANSWERS };
      const { status, text } = await ask('PUT', sectionOf(paths.sectionAnswers, id), { as, body });
      if (status !== 200) throw new Error(`A save answered ${status}: ${text.slice(0, 300)}`);
    };
    const commit = async (id: string) => void (await committing('PUT', '/', { body: { id, answers: ANSWERS } }));
    row(`the exam on ${name}, ms`, 'bare', 'school', 'ratio');
    await atPace(saved, commit, 2000);
    await atPace(saved, save, 2000);
    const times: { bare: number[]; school: number[] } = { bare: [], school: [] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      times.bare.push(...(await atPace(saved, commit, TURN_MS)));
      times.school.push(...(await atPace(saved, save, TURN_MS)));
    }
    told(`  E1: p99 of a save, ${CANDIDATES} candidates`, lateOf(times.bare), lateOf(times.school));

    const ends = { bare: await drain(saved, commit), school: await drain(saved, save) };
    told(`  E4: ${CANDIDATES} last saves, all taken, until the last`, ends.bare, ends.school);

    const start = async (id: string) => {
      await begin(ask, as, id);
      const { status } = await ask('GET', sectionOf(paths.sectionQuestions, id), { as });
      if (status !== 200) throw new Error(`Questions answered ${status}.`);
    };
    const bareStart = async (id: string) => {
      await committing('PUT', '/', { body: { id } });
      await answering('GET', '/');
    };
    const each = async (work: (id: string) => Promise<void>) => lateOf(await atOnce(started.slice(1), work));
    told(`  E3: p99 of ${CANDIDATES - 1} starts with their questions`, await each(bareStart), await each(start));
  } finally {
    for (const stop of stops) stop();
    await db.destroy();
    await school.close();
  }
}

const told = (what: string, bare: number, school: number): void =>
  row(what, bare.toFixed(1), school.toFixed(1), (school / bare).toFixed(2));

const idsOf = (kind: string): string[] => Array.from({ length: CANDIDATES }, (_, at) => `bench-${kind}-${at}`);

const sectionOf = (path: string, sittingId: string): string => href(path, { sittingId, number: '1' });

async function begin(ask: Ask, as: { bearer: string }, sittingId: string): Promise<void> {
  const { status, text } = await ask('POST', sectionOf(paths.sectionStart, sittingId), { as, body: { writer: 1 } });
  if (status !== 200) throw new Error(`A start answered ${status}: ${text.slice(0, 300)}`);
}

/** Sittings of one person, of a mock exam of its own each: as many may be open. */
async function addSittings(db: Knex, userId: string, ids: readonly string[]): Promise<void> {
  const sittings = new KnexSittingRepository(db);
  const plan = VIGNETTES.map((vignetteId) => ({
    ...{ vignetteId, versionId: `${vignetteId}-v1`, isScored: true },
    questions: QUESTIONS.filter((id) => id.startsWith(`${vignetteId}-`)).map((id) => ({
      id,
      optionIds: ['a', 'b', 'c', 'd'].map((letter) => `${id}-${letter}`),
    })),
  }));
  for (const id of ids)
    await sittings.add({
      idempotencyKey: id,
      sections: [{ minutes: 120, plan }],
      sitting: {
        ...{ id, userId, kind: 'mock', mockExamId: id, contentId: null, title: 'Mock exam' },
        ...{ shape: shapeOf(DEFAULT_BLUEPRINT, true), extraTimePercent: 0, isPreview: true, isDemo: false },
        ...{ device: 'Chrome, Windows', releaseAt: null, createdAt: new Date(), endedAt: null },
      },
    });
}

async function beginAll(db: Knex, ids: readonly string[]): Promise<void> {
  const sittings = new KnexSittingRepository(db);
  const startedAt = new Date();
  const deadlineAt = new Date(startedAt.getTime() + 2 * HOUR_MS);
  for (const id of ids) await sittings.startSection(id, 1, { writer: 1, startedAt, deadlineAt });
}

async function addRows(db: Knex, ids: readonly string[]): Promise<void> {
  await db.schema.createTable('bare_rows', (table) => {
    table.text('id').primary();
    table.text('body');
  });
  await db.batchInsert(
    'bare_rows',
    ids.map((id) => ({ id })),
    100,
  );
}

const timed = async (work: Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work;
  return performance.now() - from;
};

/** Each does it once in twenty seconds, one after the other, whether the one before is answered or not. */
async function atPace(ids: readonly string[], work: (id: string) => Promise<void>, forMs: number): Promise<number[]> {
  const gap = EVERY_MS / ids.length;
  const all: Promise<number>[] = [];
  const from = performance.now();
  for (let at = 0; at * gap < forMs; at += 1) {
    const wait = from + at * gap - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    all.push(timed(work(ids[at % ids.length]!)));
  }
  return Promise.all(all);
}

const atOnce = (ids: readonly string[], work: (id: string) => Promise<void>): Promise<number[]> =>
  Promise.all(ids.map((id) => timed(work(id))));

const drain = async (ids: readonly string[], work: (id: string) => Promise<void>): Promise<number> =>
  timed(atOnce(ids, work));
