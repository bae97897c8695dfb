/**
 * `npm run bench -- exam`, of which `exam saves starts` takes the named parts alone, on SQLite and on Postgres:
 * lists     pages of the question bank at 10,000 vignettes against 100
 * imports   what a request waits while 2,000 questions are imported, against what it waits without
 * saves     p99 of a save with 500 candidates against a bare server that commits a row as long, at the same rate
 * starts    p99 of 500 starts with their questions against a bare server of the same bytes
 * deadline  500 last saves at one deadline against 500 bare commits, alone and beside two busy loops
 * bytes     scripts of the exam's route against the player's
 */

import { cpus } from 'node:os';
import type { Knex } from 'knex';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { KnexVersionRepository } from '../../src/adapters/knex/questions/version-repository.ts';
import { KnexVignetteReader } from '../../src/adapters/knex/questions/vignette-reader.ts';
import { KnexVignetteRepository } from '../../src/adapters/knex/questions/vignette-repository.ts';
import type { VignetteQuery } from '../../src/domain/questions/ports.ts';
import { build } from '../../src/main/build.ts';
import type { QuestionImportReply } from '../../src/wire/replies/questions.ts';
import { aQuestion, aVersion, aVignette } from '../contracts/question-samples.ts';
import { BuiltSchool } from '../journeys/support/built-school.ts';
import { EXAM_ROUTE, firstLoadBytes, PLAYER_ROUTE } from '../journeys/support/built-scripts.ts';
import { ADMIN, signIn } from '../journeys/support/people.ts';
import { sqlite } from '../support/database.ts';
import { freshPostgres } from '../support/provision/fresh-postgres.ts';
import { ownPostgres } from '../support/provision/postgres.ts';
import { examSchool } from './exam-school.ts';
import { median } from './process-figures.ts';
import { row, say } from './report.ts';
import { deadline, saves, starts } from './sittings.ts';

const [SMALL, LARGE, READS] = [100, 10_000, 100];
/** Rows of a page, and one more: a quarter of the small bank fills it, so that both banks answer the same. */
const PAGE = 21;
const SCREENS: Readonly<Record<string, VignetteQuery>> = {
  'no filter': {},
  'by state: draft': { state: 'draft' },
  'by state: approved': { state: 'approved' },
  'by state: in review': { state: 'in-review' },
  'by pool': { pool: 'mock' },
  'by cluster': { cluster: 'c4' },
  'by subject': { subject: 'periodontics' },
  'a later page': { before: 60 },
  'words that many have': { words: 'title' },
  'a cluster that one in a hundred has': { cluster: 'c9' },
  'words that nobody has': { words: 'nowhere' },
};
const STATES = ['approved', 'draft', 'in-review', 'approved'] as const;

async function addVignettes(db: Knex, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 500) {
    const numbers = Array.from({ length: Math.min(500, to - at) }, (_, index) => at + index);
    await new KnexVignetteRepository(db).add(
      numbers.map((n) => aVignette({ id: `v${n}`, pool: Math.floor(n / 4) % 4 === 0 ? 'mock' : 'practice' })),
    );
    await new KnexVersionRepository(db).add(
      numbers.map((n) =>
        aVersion({
          vignetteId: `v${n}`,
          title: `Title ${n}`,
          state: STATES[n % 4]!,
          questions: [1, 2, 3, 4, 5].map((one) =>
            aQuestion(`v${n}-${one}`, {
              cluster: one > 1 ? 'c1' : n % 100 === 5 ? 'c9' : Math.floor(n / 16) % 4 === 0 ? 'c4' : 'c2',
              subject: one === 5 && Math.floor(n / 5) % 4 === 0 ? 'periodontics' : 'endodontics',
              stem: `What about number ${n} and ${one}?`,
            }),
          ),
        }),
      ),
    );
  }
}

async function lists(name: string, db: Knex, settle: () => Promise<unknown>): Promise<void> {
  const reader = new KnexVignetteReader(db);
  const asked: [string, () => Promise<unknown>][] = [
    ...Object.entries(SCREENS).map(([screen, query]): [string, () => Promise<unknown>] => [
      screen,
      () => reader.list(query, PAGE),
    ]),
    ['tallies', () => reader.tallies()],
  ];
  const times = async () => {
    const found: number[] = [];
    for (const [, ask] of asked) {
      const own: number[] = [];
      for (let read = 0; read < READS; read += 1) {
        const from = performance.now();
        await ask();
        own.push(performance.now() - from);
      }
      // A neighbour of the processor makes some reads late: the quicker ones say what one costs.
      found.push(own.slice(READS / 4).toSorted((a, b) => a - b)[Math.floor(READS / 5)] ?? 0);
    }
    return found;
  };
  await addVignettes(db, 0, SMALL);
  await settle();
  const small = await times();
  await addVignettes(db, SMALL, LARGE);
  await settle();
  const large = await times();
  row(`the bank on ${name}, ms: ${SMALL}, ${LARGE} vignettes`, 'small', 'large', 'ratio');
  for (const [at, [screen]] of asked.entries()) {
    const [before = 0, after = 0] = [small[at], large[at]];
    row(`  ${screen}`, before.toFixed(2), after.toFixed(2), (after / before).toFixed(2));
  }
}

const QUESTIONS = 2_000;
const SENTENCE = 'A woman of 34 has pain in a lower molar that wakes her at night, and cold makes it worse. ';

/** As many questions as a file may have, five in each vignette, as long as people write them. */
function fileOf(title: string): string {
  const head = 'case,title,case_text,stem,a,b,c,d,answer,cluster,subject,why_a,why_b,why_c,why_d,explanation,takeaway';
  const rows = Array.from({ length: QUESTIONS }, (_, at) => {
    const number = Math.floor(at / 5);
    const text = at % 5 === 0 ? `"${title} ${number}. ${SENTENCE.repeat(8)}"` : '';
    const why = ['a', 'b', 'c', 'd'].map((letter) => `Because of ${letter} in ${at}`);
    const rest = [...why, `"${SENTENCE.repeat(3)}"`, 'Test the pulp first.'];
    return [number, `${title} ${number}`, text, `"What is ${title} ${at}, of these?"`, 'One', 'Two', 'Three', 'Four']
      .concat('A', 'c1', 'endodontics', rest)
      .join(',');
  });
  return [head, ...rows].join('\n');
}

const p95 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

async function imports(name: string, env: Readonly<Record<string, string>>): Promise<void> {
  const school = await BuiltSchool.open({ RATE_LIMIT_FACTOR: '10000', ...env });
  try {
    const { token } = await signIn(school.origin, ADMIN);
    const headers = { authorization: `Bearer ${token}` };
    const wait = async (path: string): Promise<number> => {
      const from = performance.now();
      const answer = await fetch(`${school.origin}/api${path}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return performance.now() - from - 5;
    };
    const send = async (title: string, mode: 'check' | 'apply'): Promise<number> => {
      const from = performance.now();
      const answer = await fetch(`${school.origin}/api/admin/question-imports?format=csv&mode=${mode}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: fileOf(title),
      });
      const report = (await answer.json()) as QuestionImportReply;
      if (report.vignettes !== QUESTIONS / 5) throw new Error(JSON.stringify(report).slice(0, 500));
      return performance.now() - from;
    };
    for (const path of ['/user/courses/live', '/admin/vignettes', '/admin/dashboard']) {
      const alone = async () => {
        const times: number[] = [];
        for (let n = 0; n < 200; n += 1) times.push(await wait(path));
        return times;
      };
      await alone(); // it only warms up
      row(`${path} on ${name}, ms`, 'p50', 'p95', 'p95 ratio', 'import s');
      const without = await alone();
      row('  alone', median(without).toFixed(1), p95(without).toFixed(1));
      for (const mode of ['check', 'apply'] as const) {
        const times: number[] = [];
        let took = 0;
        for (let round = 0; round < 3; round += 1) {
          const over = new AbortController();
          const sent = send(`${mode} ${path} ${round}`, mode).finally(() => over.abort());
          while (!over.signal.aborted) times.push(await wait(path));
          took += await sent;
        }
        const [middle, late] = [median(times), p95(times)];
        const ratio = (late / p95(without)).toFixed(2);
        row(
          `  beside ${mode}, ${times.length} asked`,
          middle.toFixed(1),
          late.toFixed(1),
          ratio,
          (took / 3000).toFixed(1),
        );
      }
    }
  } finally {
    await school.close();
  }
}

/** E6: first loads of the two routes where people stay longest. */
function scriptBytes(): void {
  const [exam, player] = [firstLoadBytes(EXAM_ROUTE), firstLoadBytes(PLAYER_ROUTE)];
  row('scripts of a route, gzip bytes', 'exam', 'player', 'ratio');
  row('  first load (goal: at most 1.3)', String(exam), String(player), (exam / player).toFixed(2));
}

const SITTING = { saves, starts, deadline };
const PARTS = ['lists', 'imports', ...Object.keys(SITTING), 'bytes'];
const named = process.argv.slice(2);
for (const name of named) if (!PARTS.includes(name)) throw new Error(`${name} is none of ${PARTS.join(', ')}.`);
const isWanted = (part: string) => named.length === 0 || named.includes(part);

say(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`);
const postgres = await ownPostgres();
const onBoth = async (part: (name: string, env: Readonly<Record<string, string>>) => Promise<void>) => {
  await part('SQLite', {});
  await part('Postgres', { DATABASE_URL: (await freshPostgres(postgres.url)).url });
};
try {
  if (isWanted('lists')) {
    const { db, close } = await sqlite.open();
    await lists('SQLite', db, async () => undefined);
    await close();
    const other = openDatabase({ url: (await freshPostgres(postgres.url)).url });
    await migrateDatabase(other);
    await lists('Postgres', other, () => other.raw('vacuum analyze'));
    await other.destroy();
  }
  build();
  if (isWanted('bytes')) scriptBytes();
  if (isWanted('imports')) await onBoth(imports);
  const wanted = Object.entries(SITTING).filter(([part]) => isWanted(part));
  if (wanted.length > 0)
    await onBoth(async (name, env) => {
      const school = await examSchool(env);
      try {
        for (const [, part] of wanted) await part(name, school);
      } finally {
        await school.close();
      }
    });
} finally {
  await postgres.stop();
}
