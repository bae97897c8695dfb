import type { Knex } from 'knex';
import { toMillis } from './times.ts';

const ONLY_ROW = 1;

/** Writes and commits one row. Rejects if the database is full, read-only or locked for too long. */
export async function checkWrites(db: Knex, now: Date): Promise<void> {
  await db('write_checks')
    .insert({ id: ONLY_ROW, written_at: toMillis(now) })
    .onConflict('id')
    .merge();
}
