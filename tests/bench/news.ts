/**
 * `npm run bench -- news`: what students wait while an announcement to 10,000 of them leaves and its mails go out, against
 * what they wait without, in turns of one run, on SQLite and on Postgres. The server works its jobs itself, which is the
 * harder case than a worker beside it.
 */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { AddAdmin } from '../../src/domain/identity/use-cases/add-admin.ts';
import { build } from '../../src/main/build.ts';
import { compose } from '../../src/main/composition/compose.ts';
import { openInstallation } from '../../src/main/installation/open-installation.ts';
import { openLog } from '../../src/main/log.ts';
import { readSettings } from '../../src/main/settings/settings.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { AnnouncementReply } from '../../src/wire/replies/news.ts';
import { aContent, aCourse, aDay, aModule } from '../contracts/samples.ts';
import { BuiltSchool } from '../journeys/support/built-school.ts';
import { ask, signIn } from '../journeys/support/people.ts';
import { addStudents } from '../support/many-students.ts';
import { freshPostgres } from '../support/provision/fresh-postgres.ts';
import { ownPostgres } from '../support/provision/postgres.ts';
import { p99, pause, Refusal, type Sent, send, spread } from './arrivals.ts';
import { figuresOf, median } from './process-figures.ts';
import { row, say } from './report.ts';
import { studentTokens } from './student-tokens.ts';
import { BENCH_ADMIN } from './upload-school.ts';

const READERS = 10_000;
/** Students who ask meanwhile. */
const ASKING = 200;
const TURNS = 5;
const TURN_MS = 8_000;
const PER_SECOND = 20;

type Env = Readonly<Record<string, string>>;

async function newsSchool(env: Env) {
  const dataDir = mkdtempSync(join(tmpdir(), 'cusp-bench-news-'));
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const { dependencies, db, close } = await openInstallation(settings, openLog('silent'));
  await migrateDatabase(db);
  await compose(dependencies, settings).container.get(AddAdmin).run(BENCH_ADMIN);
  await dependencies.catalog.courses.add(aCourse(), [aModule()], [aDay()]);
  await dependencies.catalog.courses.addContent('course', aContent());
  // Every third of them may enter the course.
  await addStudents(db, READERS * 3, ['course']);
  const userIds = Array.from({ length: ASKING }, (_, at) => `many-${String(at * 3).padStart(5, '0')}`);
  const tokens = await studentTokens(dependencies, userIds);
  await close();
  const school = await BuiltSchool.open({ DATA_DIR: dataDir, SEED_DEMO: '0', RATE_LIMIT_FACTOR: '10000', ...env });
  const file = join(dataDir, 'cusp.sqlite');
  const outside = openDatabase(env['DATABASE_URL'] === undefined ? { file } : { url: env['DATABASE_URL'] });
  return {
    origin: school.origin.replace('localhost', '127.0.0.1'),
    pid: school.pid,
    tokens,
    db: outside,
    async close(): Promise<void> {
      await outside.destroy();
      await school.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
type NewsSchool = Awaited<ReturnType<typeof newsSchool>>;

/** What students do most: they look at their courses, and their player saves the place. */
function callsOf({ origin, tokens }: NewsSchool, round: number): Record<'reads' | 'saves', (at: number) => Sent> {
  const by = (at: number) => ({ token: tokens[at % ASKING] ?? '' });
  const looked = [paths.dashboard, paths.announcements, href(paths.courseProgress, { courseId: 'course' })];
  const saved = `${origin}/api${href(paths.itemProgress, { contentId: 'content' })}`;
  return {
    reads: (at) => ({ ...by(at), method: 'GET', url: `${origin}/api${looked[at % looked.length]}` }),
    saves: (at) => ({
      ...{ ...by(at), method: 'PUT', url: saved },
      body: { courseId: 'course', position: 1 + ((at + round) % 500), duration: 600 },
    }),
  };
}

interface Times extends Record<'reads' | 'saves', number[]> {
  /** Requests that were answered with 503. */
  refused: number;
  /** Processor time of the server. */
  cpuSeconds: number;
}
const noTimes = (): Times => ({ reads: [], saves: [], refused: 0, cpuSeconds: 0 });
const KINDS = ['reads', 'saves'] as const;

async function measure(school: NewsSchool, round: number, times: Times): Promise<void> {
  const calls = callsOf(school, round);
  const each = (PER_SECOND * TURN_MS) / 2000;
  const sent = (call: Sent) =>
    send(call).catch((error) => {
      if (!(error instanceof Refusal) || error.status !== 503) throw error;
      times.refused += 1;
    });
  const cpuSeconds = () => figuresOf(school.pid)?.cpuSeconds ?? 0;
  const before = cpuSeconds();
  const found = await Promise.all(
    KINDS.map((kind, seed) => spread(each, TURN_MS, seed, (at) => sent(calls[kind](at)))),
  );
  times.cpuSeconds += cpuSeconds() - before;
  for (const [at, kind] of KINDS.entries()) times[kind].push(...(found[at] ?? []));
}

/** Sends an announcement to all, and answers how long it took until its readers were found, and how it is stopped. */
async function announce({ origin, db }: NewsSchool) {
  const { token } = await signIn(origin, BENCH_ADMIN);
  const body = { audience: 'all', subject: 'On Saturday', body: 'Bring two cases.', onSite: true, byMail: true };
  const { id, revision } = (await ask<AnnouncementReply>(origin, '/admin/announcements', { token, body })).body;
  const from = performance.now();
  await ask(origin, `/admin/announcements/${id}/send`, { token, body: { revision } });
  const found = (async () => {
    while ((await db('announcements').where({ id }).first('people')).people === null) await pause(50);
    return performance.now() - from;
  })();
  const stop = async () => {
    const [mailed] = await db('deliveries')
      .where({ announcement_id: id })
      .whereNotNull('mailed_at')
      .count({ all: '*' });
    await ask(origin, `/admin/announcements/${id}/stop`, { token, body: {} });
    await db('jobs').where({ name: 'news/deliver' }).delete();
    return (Number(mailed?.['all']) * 1000) / (performance.now() - from);
  };
  return { found, stop };
}

async function beside(name: string, env: Env): Promise<void> {
  const school = await newsSchool(env);
  try {
    const [without, during] = [noTimes(), noTimes()];
    const finding: number[] = [];
    const mails: number[] = [];
    await measure(school, 0, noTimes()); // it only warms up
    for (let turn = 1; turn <= TURNS; turn += 1) {
      await measure(school, 2 * turn, without);
      const { found, stop } = await announce(school);
      await measure(school, 2 * turn + 1, during);
      finding.push(await found);
      mails.push(await stop());
      await pause(1000);
    }
    row(`requests beside an announcement to ${READERS} on ${name}, ms`, 'without', 'beside', 'ratio');
    for (const kind of KINDS) {
      const [before, after] = [without[kind], during[kind]];
      for (const [what, figure] of [
        ['p50', median],
        ['p99 (goal: at most 2)', p99],
      ] as const)
        row(
          `  ${kind}, ${what}`,
          ...[figure(before), figure(after)].map((ms) => ms.toFixed(1)),
          (figure(after) / figure(before)).toFixed(2),
        );
    }
    const all = { before: KINDS.flatMap((kind) => without[kind]), after: KINDS.flatMap((kind) => during[kind]) };
    row(
      '  all, p99',
      p99(all.before).toFixed(1),
      p99(all.after).toFixed(1),
      (p99(all.after) / p99(all.before)).toFixed(2),
    );
    row('  refused because the server was too busy', String(without.refused), String(during.refused));
    row('  seconds until all readers were found', (median(finding) / 1000).toFixed(1));
    row('  mails handed over meanwhile, a second', median(mails).toFixed(1));
    const busy = [without, during].map(({ cpuSeconds }) => (cpuSeconds * 1e6) / (TURNS * TURN_MS));
    row('  processor time of the server in a second', ...busy.map((ms) => ms.toFixed(0)));
  } finally {
    await school.close();
  }
}

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');
say(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load()}\n`);
const sink = fork(join(import.meta.dirname, 'mail-sink.ts'), { execArgv: ['--import', 'tsx'] });
const [port] = (await once(sink, 'message')) as [number];
const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'mail@school.example' };
const postgres = await ownPostgres();
try {
  build();
  await beside('SQLite', mail);
  await beside('Postgres', { ...mail, DATABASE_URL: (await freshPostgres(postgres.url)).url });
} finally {
  await postgres.stop();
  sink.disconnect();
  say(`load at the end ${load()}`);
}
