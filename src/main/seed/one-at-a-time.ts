import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { openDatabase } from '../../adapters/knex/database.ts';
import { isDatabaseUnavailable } from '../../adapters/knex/faults.ts';

/** Filling takes a second, or a minute on a machine that is busy with other things. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 50;

/**
 * Of several first starts on one folder one does the work while the others wait. The lock is SQLite's
 * own, on a file beside the data: it ends with the process that holds it, however that ends.
 */
export async function oneAtATime(dataDir: string, work: () => Promise<void>): Promise<void> {
  const lock = openDatabase({ file: join(dataDir, 'seeding.lock'), busyMs: 0 });
  try {
    await inTurn(lock, work, Date.now() + PATIENCE_MS);
  } finally {
    await lock.destroy();
  }
}

/** What the work itself complains about is no reason to try again. */
async function inTurn(lock: Knex, work: () => Promise<void>, end: number): Promise<void> {
  let hasBegun = false;
  try {
    await lock.transaction(async () => {
      hasBegun = true;
      await work();
    });
  } catch (error) {
    if (hasBegun || Date.now() > end || !isDatabaseUnavailable(error)) throw error;
    await pause(PAUSE_MS);
    await inTurn(lock, work, end);
  }
}
