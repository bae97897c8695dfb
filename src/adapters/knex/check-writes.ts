import type { Knex } from 'knex';
import { toMillis } from './times.ts';

const ONLY_ROW = 1;

/**
 * Writes and commits one row. Rejects when the database has no room, is read-only or is being written to for too long.
 */
export async function checkWrites(db: Knex, now: Date): Promise<void> {
  await db('write_checks')
    .insert({ id: ONLY_ROW, written_at: toMillis(now) })
    .onConflict('id')
    .merge();
}
