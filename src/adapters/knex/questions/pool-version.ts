import type { Knex } from 'knex';
import { readFirst } from '../prepared-reads.ts';

/**
 * Raises the version in the transaction of each write that changes which vignettes can be drawn or practised, or facts
 * about them: a cached pool is then read again.
 */
export async function raisePoolVersion(trx: Knex): Promise<void> {
  await trx('question_pool_version').increment('version');
}

export async function poolVersion(db: Knex): Promise<number> {
  const row = await readFirst<{ version: number }>(db, 'select version from question_pool_version');
  if (!row) throw new Error('The row of the pool version is missing: the database was not migrated, or emptied.');
  return row.version;
}
