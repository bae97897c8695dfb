/**
 * `npm run bench -- join`: 500 students who join one discussion within seconds and at once, as ratios against as many
 * bare redirects of the same server, in turns of one run, on SQLite and on Postgres.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { after, MINUTE_MS } from '../../src/domain/kernel/clock.ts';
import { build } from '../../src/main/build.ts';
import { openInstallation } from '../../src/main/installation/open-installation.ts';
import { openLog } from '../../src/main/log.ts';
import { readSettings } from '../../src/main/settings/settings.ts';
import { href, paths } from '../../src/wire/paths.ts';
import { aCourse } from '../contracts/samples.ts';
import { aDiscussion, aSeries } from '../domain/discussions/discussion-samples.ts';
import { BuiltSchool } from '../journeys/support/built-school.ts';
import { addStudents } from '../support/many-students.ts';
import { freshPostgres } from '../support/provision/fresh-postgres.ts';
import { ownPostgres } from '../support/provision/postgres.ts';
import { p99, spread } from './arrivals.ts';
import { median } from './process-figures.ts';
import { row, say } from './report.ts';
import { studentTokens } from './student-tokens.ts';

const JOINING = 500;
const TURNS = 3;
/** Time within which all of them join. */
const WITHIN_MS = [10_000, 0] as const;

type Env = Readonly<Record<string, string>>;

async function openRoom(env: Env) {
  const dataDir = mkdtempSync(join(tmpdir(), 'cusp-bench-join-'));
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const { dependencies, db, close } = await openInstallation(settings, openLog('silent'));
  await migrateDatabase(db);
  await dependencies.catalog.courses.add(aCourse(), [], []);
  // Every third of them may enter the course.
  await addStudents(db, JOINING * 3, ['course']);
  const { discussions } = dependencies.discussions;
  await discussions.addSeries(aSeries());
  const laid = Array.from({ length: TURNS * WITHIN_MS.length + 1 }, (_, at) =>
    aDiscussion({ id: `d${at}`, week: `week ${at}`, startsAt: after(new Date(), 5 * MINUTE_MS), minutes: 90 }),
  );
  await discussions.lay(laid);
  const userIds: string[] = await db('enrolments').limit(JOINING).pluck('user_id');
  const tokens = await studentTokens(dependencies, userIds);
  await close();
  const school = await BuiltSchool.open({ DATA_DIR: dataDir, SEED_DEMO: '0', RATE_LIMIT_FACTOR: '10000', ...env });
  const origin = school.origin.replace('localhost', '127.0.0.1');
  return {
    /** The coupon’s link of a browser: a redirect that asks no database. */
    bare: `${origin}/c/BENCH`,
    joinOf: (at: number) => `${origin}/api${href(paths.joinDiscussion, { discussionId: `d${at}` })}`,
    tokens,
    async close(): Promise<void> {
      await school.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Asks on a connection of its own, as a link that is opened does. */
const redirected = (url: string, token = ''): Promise<void> =>
  new Promise((resolve, reject) => {
    const { host } = new URL(url);
    const headers = {
      ...{ host: host.replace('127.0.0.1', 'localhost'), accept: 'text/html', connection: 'close' },
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const asked = request(url, { agent: false, headers }, (answer) => {
      answer.resume().on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 302 || answer.statusCode === 303) resolve();
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    asked.on('error', reject).end();
  });

async function measure(name: string, env: Env): Promise<void> {
  const school = await openRoom(env);
  const join = (at: number, ms: number, seed: number) =>
    spread(JOINING, ms, seed, (one) => redirected(school.joinOf(at), school.tokens[one]));
  const bare = (ms: number, seed: number) => spread(JOINING, ms, seed, () => redirected(school.bare));
  try {
    await bare(1000, 0);
    await join(TURNS * WITHIN_MS.length, 1000, 0);
    row(`${JOINING} joins on ${name}, ms`, 'bare', 'join', 'ratio');
    for (const [kind, ms] of WITHIN_MS.entries()) {
      const times: Record<'bare' | 'join', number[]> = { bare: [], join: [] };
      for (let turn = 0; turn < TURNS; turn += 1) {
        times.bare.push(...(await bare(ms, turn)));
        times.join.push(...(await join(kind * TURNS + turn, ms, turn)));
      }
      for (const [what, figure] of [
        ['p50', median],
        ['p99 (goal: at most 3)', p99],
      ] as const)
        row(
          `  ${ms === 0 ? 'at once' : `within ${ms / 1000} s`}, ${what}`,
          ...[times.bare, times.join].map((one) => figure(one).toFixed(1)),
          (figure(times.join) / figure(times.bare)).toFixed(2),
        );
    }
  } finally {
    await school.close();
  }
}

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');
say(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load()}\n`);
const postgres = await ownPostgres();
try {
  if (!process.argv.includes('--built')) build();
  await measure('SQLite', {});
  await measure('Postgres', { DATABASE_URL: (await freshPostgres(postgres.url)).url });
} finally {
  await postgres.stop();
  say(`load at the end ${load()}`);
}
