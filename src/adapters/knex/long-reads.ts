import knex, { type Knex } from 'knex';
import { ReadingThread } from './reading-thread.ts';

/** With two searches running, one thread is left for other screens. */
const MAX_THREADS = 3;
/** Equals Postgres's statement timeout. */
const MAX_READ_MS = 8_000;
/** Idle time before a thread ends: starting one takes some 30 ms, keeping one some ten megabytes. */
const IDLE_MS = 60_000;

type SqliteClient = new (config: Knex.Config) => { destroy(): Promise<void> };

const readersOf = new WeakMap<Knex, Knex>();

/**
 * Returns the connection for reads that may be long: full text, whole courses, lists and sums. SQLite is synchronous,
 * so a read of half a second would block every request and stream: such reads run in threads with their own
 * connections, which see committed data (WAL). Postgres, transactions (which must see their own writes) and in-memory
 * databases read on their own connection.
 */
export const longReads = (db: Knex): Knex => readersOf.get(db) ?? db;

/** Adds reading threads to an SQLite file. They start on demand and end with the database. */
export function addReadingThreads(db: Knex, file: string, { maxReadMs = MAX_READ_MS } = {}): void {
  const Client = db.client.constructor as SqliteClient;
  class ThreadClient extends Client {
    async acquireRawConnection(): Promise<ReadingThread> {
      return new ReadingThread(file, maxReadMs);
    }

    validateConnection(thread: ReadingThread): boolean {
      return thread.isAlive;
    }

    destroyRawConnection(thread: ReadingThread): Promise<void> {
      return thread.close();
    }
  }
  const reader = knex({
    client: ThreadClient as never,
    connection: { filename: file },
    useNullAsDefault: true,
    log: db.client.config.log,
    compileSqlOnError: false,
    acquireConnectionTimeout: db.client.config.acquireConnectionTimeout,
    pool: { min: 0, max: MAX_THREADS, idleTimeoutMillis: IDLE_MS },
  });
  readersOf.set(db, reader);
  // Forwards Knex's event, for query counters.
  reader.on('query', (query) => db.client.emit('query', query));
  // Threads close first: SQLite checkpoints the WAL when the last connection closes, which must not be read-only.
  const destroy = db.client.destroy.bind(db.client) as (...given: unknown[]) => Promise<void>;
  db.client.destroy = async (...given: unknown[]) => {
    await reader.destroy();
    await destroy(...given);
  };
}
