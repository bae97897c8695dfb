/**
 * `npm run bench -- captions`: searches in a school with captions of three hundred hours against the same school without
 * them, in turns, on SQLite and on Postgres. Only the ratios mean something.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { KnexCaptionTexts } from '../../src/adapters/knex/catalog/caption-texts.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexCourseSearch } from '../../src/adapters/knex/catalog/course-search.ts';
import { foldEntries } from '../../src/adapters/knex/catalog/fold-entries.ts';
import { isPostgres, openDatabase } from '../../src/adapters/knex/database.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { type Cue, spokenOf } from '../../src/domain/catalog/moments.ts';
import { searchWords } from '../../src/domain/catalog/search.ts';
import { aCourse, aDay, aModule } from '../contracts/samples.ts';
import { ITEMS, PAPERS, paperText } from '../support/design-size.ts';
import { freshPostgres } from '../support/provision/fresh-postgres.ts';
import { ownPostgres } from '../support/provision/postgres.ts';
import { row, say } from './report.ts';

const HOURS = 300;
/** Of so many videos one has captions, of an hour. */
const APART = Math.floor(ITEMS / HOURS);
const WORDS_AN_HOUR = 9_000;
const WORDS_A_CUE = 8;
const ROUNDS = 12;
/** As they are typed: beginnings, common words and rare ones. */
const TYPED = ['mp', 'ena', 'enamel', 'pulp', 'pro', 'periodontal', 'lesson', 'molar caries', 'premolar12'];
/** Words of captions alone, of all of them and of every twelfth: without captions they find nothing. */
const ONLY_SAID = ['furcation', 'sialolith'];

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const fileRow = (key: string, folder: string, type: string) => ({
  ...{ key, folder, content_type: type, status: 'attached', inspection: 'ready' },
  ...{ original_name: 'file', bytes: 1, etag: 'e', created_at: 1 },
});

/** A course of the design size (`fillToDesignSize` is for SQLite). */
async function fill(db: Knex, hasCaptions: boolean): Promise<void> {
  await migrateDatabase(db);
  await db.transaction(async (trx) => {
    await new KnexCourseRepository(trx).add(aCourse(), [aModule()], [aDay()]);
    const add = (table: string, rows: readonly object[]) => trx.batchInsert(table, rows as never, 50);
    const [videos, papers, hours] = [numbers(ITEMS), numbers(PAPERS), hasCaptions ? numbers(HOURS) : []];
    await add('files', [
      ...videos.map((n) => fileRow(`videos/${n}.mp4`, 'videos', 'video/mp4')),
      ...papers.map((n) => fileRow(`documents/${n}.pdf`, 'documents', 'application/pdf')),
      ...hours.map((n) => fileRow(`videos/${n}.vtt`, 'videos', 'text/vtt')),
    ]);
    const video = { day_id: aDay().id, type: 'video' };
    const lesson = (n: number) => ({ id: `content-${n}`, title: `Lesson ${n} on molars`, file_key: `videos/${n}.mp4` });
    const captions = (n: number) => ({
      captions_key: n % APART === 0 && n / APART < hours.length ? `videos/${n / APART}.vtt` : null,
    });
    await add(
      'contents',
      videos.map((n) => ({ ...video, ...lesson(n), ...captions(n), position: n + 1 })),
    );
    const paper = (n: number) => ({ id: `paper-${n}`, title: `Paper ${n}`, file_key: `documents/${n}.pdf` });
    await add(
      'documents',
      papers.map((n) => ({ ...paper(n), module_id: aModule().id, page_count: 20, position: n + 1 })),
    );
    await add(
      'document_texts',
      papers.map((n) => ({ file_key: `documents/${n}.pdf`, text: paperText(n) })),
    );
    await foldEntries(trx);
    for (const hour of hours) await new KnexCaptionTexts(trx).keep(`videos/${hour}.vtt`, spokenOf(lecture(hour)));
  });
  if (isPostgres(db)) await db.raw('vacuum analyze');
}

function lecture(hour: number): Cue[] {
  const only = hour % 12 === 0 ? ONLY_SAID : ONLY_SAID.slice(0, 1);
  const words = [...only, ...`${paperText(hour + 1_000)}${paperText(hour + 2_000)}`.split(' ')].slice(0, WORDS_AN_HOUR);
  return numbers(WORDS_AN_HOUR / WORDS_A_CUE).map((n): Cue => {
    const at = n * WORDS_A_CUE;
    return [(at / WORDS_AN_HOUR) * 3600, words.slice(at, at + WORDS_A_CUE).join(' ')];
  });
}

async function searchMs(db: Knex, typed: string): Promise<number> {
  const start = performance.now();
  await new KnexCourseSearch(db).find({ words: searchWords(typed), within: ['course'], offset: 0, limit: 21 });
  return performance.now() - start;
}

async function compare(name: string, silent: Knex, spoken: Knex): Promise<void> {
  await fill(silent, false);
  await fill(spoken, true);
  const least = new Map([...TYPED, ...ONLY_SAID].map((typed) => [typed, [Infinity, Infinity]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [typed, best] of least)
      for (const [at, db] of [silent, spoken].entries()) best[at] = Math.min(best[at]!, await searchMs(db, typed));
  say('');
  row(`${name}, least milliseconds of ${ROUNDS}`, 'without', `${HOURS} hours`, 'ratio');
  const line = (words: string, [without = 0, withThem = 0]: readonly number[]) =>
    row(words, without.toFixed(1), withThem.toFixed(1), (withThem / without).toFixed(2));
  for (const [typed, best] of least)
    line(ONLY_SAID.includes(typed) ? `${typed}, which only captions say` : typed, best);
  const sum = (at: number) => TYPED.reduce((sum, typed) => sum + least.get(typed)![at]!, 0);
  line('all but what only captions say (goal: at most 1.5)', [sum(0), sum(1)]);
}

const dataDir = mkdtempSync(join(tmpdir(), 'cusp-bench-captions-'));
const server = await ownPostgres();
const opened: Knex[] = [];
const open = (at: Parameters<typeof openDatabase>[0]): Knex => {
  const db = openDatabase(at);
  opened.push(db);
  return db;
};
try {
  await compare(
    'SQLite',
    open({ file: join(dataDir, 'silent.sqlite') }),
    open({ file: join(dataDir, 'spoken.sqlite') }),
  );
  const [silent, spoken] = [await freshPostgres(server.url), await freshPostgres(server.url)];
  await compare('Postgres', open({ url: silent.url }), open({ url: spoken.url }));
} finally {
  for (const db of opened) await db.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
