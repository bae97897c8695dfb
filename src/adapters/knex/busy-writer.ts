import type { Knex } from 'knex';
import { isBusy } from './faults.ts';

/** Timeout of a write while another process writes: a migration, a command, a manual repair. */
export const MAX_WAIT_MS = 5_000;
const FIRST_PAUSE_MS = 2;
const MAX_PAUSE_MS = 50;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

interface Patience {
  readonly waitMs?: number;
  /** Tells whether the attempt has had no effect yet. */
  readonly isRepeatable?: () => boolean;
}

/**
 * Retries while another process holds the write lock (SQLITE_BUSY). SQLite's own `busy_timeout` would block the event
 * loop, because its driver is synchronous. Pauses have jitter, so that waiting writers do not all return at once.
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

/** The part of Knex's client used here. */
interface Client {
  runner(builder: object): { run(): Promise<unknown> };
  transaction(container: (trx: Transactor) => unknown, config: object, outer?: object | null): Promise<unknown>;
}

/**
 * Makes Knex's statements and transactions wait for other processes. Between attempts the connection is back in the
 * pool, so that reads continue. A transaction is retried only before its work has begun; statements inside it are not,
 * because it holds the lock already.
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
          // Knex calls this even if BEGIN failed, with a completed transaction.
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
