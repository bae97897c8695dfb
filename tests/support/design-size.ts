import type { Knex } from 'knex';
import { foldEntries } from '../../src/adapters/knex/catalog/fold-entries.ts';
import { addOrders } from '../bench/many-orders.ts';
import { addStudents } from './many-students.ts';

export const LARGE_COURSE = 'large';
export const ITEMS = 20_000;
export const PAPERS = 300;
const STUDENTS = 10_000;
const MODULES = 40;
const DAYS = 7;
const PAPER_LETTERS = 40_000;

/** Common words, rare ones, and many that begin alike: what search is measured with. */
const WORDS =
  'enamel dentine molar premolar caries the of and in root canal pulp periodontal prosthesis procedure'.split(' ');

/** Text with several thousand different words. It is the same in every run. */
export function paperText(seed: number): string {
  let state = seed + 1;
  let text = '';
  while (text.length < PAPER_LETTERS) {
    state = (state * 16_807) % 2_147_483_647;
    const word = WORDS[state % WORDS.length]!;
    text += state % 3 === 0 ? `${word}${(state % 4_000).toString(36)} ` : `${word} `;
  }
  return text;
}

/**
 * A school as large as the product is made for, on SQLite: one course with twenty thousand items and three hundred
 * papers that were read, and ten thousand students with orders. Straight into the tables, in some seconds.
 */
export async function fillToDesignSize(db: Knex): Promise<void> {
  await db.transaction(async (trx) => {
    await trx('courses').insert({
      id: LARGE_COURSE,
      title: 'Everything in ten months',
      description: 'All there is.',
      price_cents: 49_900,
      duration_months: 10,
      is_live: true,
      version: 1,
      created_at: 1,
    });
    const numbers = (count: number) =>
      `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})`;
    await trx.raw(`${numbers(MODULES)} insert into course_modules (id, course_id, number, title)
      select 'module-' || i, '${LARGE_COURSE}', i + 1, 'Module ' || (i + 1) from n`);
    await trx.raw(`${numbers(MODULES * DAYS)} insert into days (id, module_id, number, title)
      select 'day-' || i, 'module-' || (i / ${DAYS}), i % ${DAYS} + 1, 'Day ' || (i % ${DAYS} + 1) from n`);
    await trx.raw(`${numbers(ITEMS)} insert into files (key, folder, status, original_name, content_type, bytes, etag, created_at)
      select 'videos/202601/' || printf('%022d', i) || '.mp4', 'videos', 'attached', 'lesson ' || i || '.mp4', 'video/mp4', 1000000 + i, 'etag-' || i, 1 from n`);
    await trx.raw(`${numbers(ITEMS)} insert into contents (id, day_id, type, title, file_key, duration_seconds, position)
      select printf('content-%014d', i), 'day-' || (i % ${MODULES * DAYS}), 'video', 'Lesson ' || i || ' on molars',
        'videos/202601/' || printf('%022d', i) || '.mp4', 600, i / ${MODULES * DAYS} + 1 from n`);
    await trx.raw(`${numbers(PAPERS)} insert into files (key, folder, status, original_name, content_type, bytes, etag, created_at, inspection)
      select 'documents/202601/' || i || '.pdf', 'documents', 'attached', 'paper ' || i || '.pdf', 'application/pdf', 500000, 'paper-' || i, 1, 'ready' from n`);
    await trx.raw(`${numbers(PAPERS)} insert into documents (id, module_id, title, file_key, page_count, position)
      select 'paper-' || i, 'module-' || (i % ${MODULES}), 'Paper ' || i, 'documents/202601/' || i || '.pdf', 20, i / ${MODULES} + 1 from n`);
    for (let paper = 0; paper < PAPERS; paper += 50)
      await trx('document_texts').insert(
        Array.from({ length: 50 }, (_, index) => ({
          file_key: `documents/202601/${paper + index}.pdf`,
          text: paperText(paper + index),
        })),
      );
    await addStudents(trx, STUDENTS, [LARGE_COURSE]);
    await addOrders(trx, { from: 0, count: STUDENTS, courseId: LARGE_COURSE });
    await foldEntries(trx);
  });
}

/** Somebody who has done every item of the large course. */
export async function doEverything(db: Knex, userId: string): Promise<void> {
  await db.raw(
    `insert into progress (user_id, content_id, course_id, position_seconds, duration_seconds, completed_at, updated_at, watched)
     select ?, id, '${LARGE_COURSE}', 10, 600, 5, 1000 + rowid, '[[0,300],[400,600]]' from contents`,
    [userId],
  );
}
