import { openDatabase } from './database.ts';
import { isBusy, isDatabaseUnavailable } from './faults.ts';

/** Another process holds the lock. Its id, where it could still be written down. */
export class LockTaken extends Error {
  constructor(readonly processId: number | undefined) {
    super('Another process holds this lock.');
  }
}

/**
 * A lock that ends with the process that holds it, however that ends, and cannot go stale as a file with a process id
 * does: an open write transaction of SQLite on a file of its own. Answers how to give it back.
 */
export async function takeProcessLock(file: string): Promise<() => Promise<void>> {
  const db = openDatabase({ file, busyMs: 0 });
  try {
    // Committed before the lock is taken: whoever is refused reads it beside the open transaction.
    await db.raw(`pragma user_version = ${process.pid}`).catch(unlessTaken);
    const lock = await db.transaction();
    let givenBack: Promise<void> | undefined;
    const giveBack = async () => {
      await lock.rollback();
      await db.destroy();
    };
    return () => (givenBack ??= giveBack());
  } catch (error) {
    const refusal = isBusy(error) ? new LockTaken(await holderOf(db)) : error;
    await db.destroy();
    throw refusal;
  }
}

/** For `catch`: a disk that is full keeps no note, and stops nobody. */
function unlessTaken(error: unknown): void {
  if (isBusy(error) || !isDatabaseUnavailable(error)) throw error;
}

async function holderOf(db: ReturnType<typeof openDatabase>): Promise<number | undefined> {
  const rows = await db.raw<{ user_version: number }[]>('pragma user_version').catch(() => []);
  return rows[0]?.user_version || undefined;
}
