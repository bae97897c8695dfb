import { join } from 'node:path';
import { openDatabase } from '../../adapters/knex/database.ts';

/**
 * Of several first starts on one folder one does the work while the others wait. The lock is SQLite's
 * own, on a file beside the data: it ends with the process that holds it, however that ends.
 */
export async function oneAtATime(dataDir: string, work: () => Promise<void>): Promise<void> {
  const lock = openDatabase({ file: join(dataDir, 'seeding.lock') });
  try {
    await lock.transaction(work);
  } finally {
    await lock.destroy();
  }
}
