import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import { indexedWords } from '../../../domain/catalog/search.ts';
import { isPostgres } from '../database.ts';
import { readFirst } from '../prepared-reads.ts';
import { inTransaction } from '../transaction.ts';

interface Entry {
  id: number;
  title: string;
  body: string;
}

const AT_ONCE = 20;
/** Maximum length of a folded text, as triggers keep it, even if folding made it longer: Postgres limits it. */
const MAX_INDEXED = 200_000;
/** Indexing this much takes some milliseconds. */
const LONG = 10_000;

/**
 * Folds the entries whose text was written since the last search, so that a search finds them. Triggers tell which
 * these are: no way of writing a title can forget it, and a version of before need not know of it.
 */
export async function foldEntries(db: Knex): Promise<void> {
  while (await readFirst(db, 'select id from search_entries where folded_title is null limit 1')) {
    const count = await inTransaction(db, foldSome);
    if (count === 0) return;
  }
}

/** Folds a batch and returns its size; 0 also while another process holds the remaining rows. */
async function foldSome(trx: Knex): Promise<number> {
  const unfolded = trx<Entry>('search_entries').whereNull('folded_title').orderBy('id').limit(AT_ONCE);
  if (isPostgres(trx)) void unfolded.forUpdate().skipLocked();
  const entries = await unfolded.select('id', 'title', 'body');
  for (const { id, title, body } of entries) {
    await trx('search_entries')
      .where({ id })
      .update({ folded_title: indexed(title), folded_body: indexed(body) });
    if (body.length > LONG) await nextTurn();
  }
  return entries.length;
}

function indexed(text: string): string {
  const words = indexedWords(text).join(' ');
  return words.length > MAX_INDEXED ? words.slice(0, MAX_INDEXED).replace(/\S+$/, '') : words;
}
