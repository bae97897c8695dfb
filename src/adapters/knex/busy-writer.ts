import type { Knex } from 'knex';
import { isBusy } from './faults.ts';

/** How long a write waits while another process writes: a migration, a command, a repair by hand. */
export const MAX_WAIT_MS = 5_000;
const FIRST_PAUSE_MS = 2;
const MAX_PAUSE_MS = 50;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

interface Patience {
  readonly waitMs?: number;
  /** Whether nothing of the attempt has happened yet. */
  readonly isRepeatable?: () => boolean;
}

/**
 * Tries again while another process is writing (SQLITE_BUSY). SQLite would wait by itself (`busy_timeout`), but its
 * driver is synchronous: the whole process would wait, with every stream and every probe. Pauses are random, so that
 * those who wait do not come all at once.
 */
export async function onceWritable<T>(
  attempt: () => Promise<T>,
  { waitMs = MAX_WAIT_MS, isRepeatable = () => true }: Patience = {},
): Promise<T> {
  const endMs = performance.now() + waitMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(MAX_PAUSE_MS, 2 * pauseMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || !isRepeatable() || performance.now() >= endMs) throw error;
      await pause(pauseMs * (0.5 + Math.random()));
    }
  }
}

type Transactor = Pick<Knex.Transaction, 'isCompleted'>;

/** As much of Knex' client as is needed here. */
interface Client {
  runner(builder: object): { run(): Promise<unknown> };
  transaction(container: (trx: Transactor) => unknown, config: object, outer?: object | null): Promise<unknown>;
}

/**
 * Makes statements and transactions of Knex wait for another process in this way. Between two attempts the connection
 * is in the pool, so that others read meanwhile. A transaction is begun again only while its work has not begun; inside
 * of one nothing is, because it holds the lock already.
 */
export function waitForOtherWriters(db: Knex, waitMs: number): void {
  const client = db.client as Client;
  const { runner, transaction } = client;
  client.runner = function (builder) {
    const made = runner.call(this, builder);
    const run = made.run.bind(made);
    made.run = () => onceWritable(run, { waitMs });
    return made;
  };
  client.transaction = function (container, config, outer) {
    if (outer) return transaction.call(this, container, config, outer);
    let hasBegun = false;
    const begin = () =>
      transaction.call(
        this,
        (trx) => {
          // Knex comes here even when BEGIN was refused, with a transaction that is over.
          if (trx.isCompleted()) return undefined;
          hasBegun = true;
          return container(trx);
        },
        config,
        outer,
      );
    return onceWritable(async () => begin(), { waitMs, isRepeatable: () => !hasBegun });
  };
}
