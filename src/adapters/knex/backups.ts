import type { Knex } from 'knex';
import { type Millis, toMillis, toTime } from './times.ts';

const ONLY_ROW = 1;
const rows = (db: Knex) => db<{ id: number; ended_at: Millis }>('backups');

/** Stores the time of the newest backup. A restored school has that of its source. */
export async function noteBackup(db: Knex, endedAt: Date): Promise<void> {
  await rows(db)
    .insert({ id: ONLY_ROW, ended_at: toMillis(endedAt) })
    .onConflict('id')
    .merge();
}

/** Returns undefined if no backup was ever made. */
export async function newestBackup(db: Knex): Promise<Date | undefined> {
  const row = await rows(db).where({ id: ONLY_ROW }).first('ended_at');
  return row && toTime(row.ended_at);
}
