import { openDatabase } from './database.ts';
import { isBusy, isDatabaseUnavailable } from './faults.ts';

/** Another process holds the lock; includes its id if known. */
export class LockTaken extends Error {
  constructor(readonly processId: number | undefined) {
    super('Another process holds this lock.');
  }
}

/**
 * Takes a lock that ends with its process and, unlike a PID file, cannot become stale: an open SQLite write transaction
 * on its own file. Returns the release function.
 */
export async function takeProcessLock(file: string): Promise<() => Promise<void>> {
  const db = openDatabase({ file, busyMs: 0 });
  try {
    // Committed before the lock is taken: a refused process can read it while the transaction is open.
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

/** Handler for `catch`: ignores a full disk, which only loses the note. */
function unlessTaken(error: unknown): void {
  if (isBusy(error) || !isDatabaseUnavailable(error)) throw error;
}

async function holderOf(db: ReturnType<typeof openDatabase>): Promise<number | undefined> {
  const rows = await db.raw<{ user_version: number }[]>('pragma user_version').catch(() => []);
  return rows[0]?.user_version || undefined;
}
