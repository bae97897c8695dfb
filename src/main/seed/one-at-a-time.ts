import { join } from 'node:path';
import { onceWritable } from '../../adapters/knex/busy-writer.ts';
import { openDatabase } from '../../adapters/knex/database.ts';

/** Filling takes a second, or a minute on a machine that is busy with other things. */
const PATIENCE_MS = 120_000;

/**
 * Mutex between processes: of several first starts on one folder one works while the others wait. The lock is SQLite's
 * own, on a file in the data folder, and is released with the process. Errors of the work itself, and of the lock other
 * than "held", are not retried.
 */
export async function oneAtATime(dataDir: string, work: () => Promise<void>): Promise<void> {
  const lock = openDatabase({ file: join(dataDir, 'seeding.lock'), busyMs: 0 });
  let hasBegun = false;
  const inSequence = () =>
    lock.transaction(async () => {
      hasBegun = true;
      await work();
    });
  try {
    await onceWritable(inSequence, { waitMs: PATIENCE_MS, isRepeatable: () => !hasBegun });
  } finally {
    await lock.destroy();
  }
}
