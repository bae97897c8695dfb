import knex, { type Knex } from 'knex';
import { ReadingThread } from './reading-thread.ts';

/** Two searches at once leave one for the screens. */
const MAX_THREADS = 3;
/** As long as Postgres gives a statement. */
const MAX_READ_MS = 8_000;
/** Starting a thread takes some 30 ms, and keeping one some ten megabytes. */
const IDLE_MS = 60_000;

type SqliteClient = new (config: Knex.Config) => { destroy(): Promise<void> };

const readersOf = new WeakMap<Knex, Knex>();

/**
 * Where reads go that may be long: full text, whole courses, lists and sums over everything. SQLite answers within the
 * call, so that a read of half a second would hold up every request and every stream: such reads have threads with
 * connections of their own, which see what is committed (WAL). Postgres answers from another process, and a transaction
 * has to see what it wrote itself: both answer themselves, as does a database in memory.
 */
export const longReads = (db: Knex): Knex => readersOf.get(db) ?? db;

/** Gives an SQLite file its reading threads. They are started when they are needed, and end with the database. */
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
  // As Knex does, for whoever counts queries.
  reader.on('query', (query) => db.client.emit('query', query));
  // First, because SQLite folds the log of writes into the file when its last connection closes, which may not only
  // read.
  const destroy = db.client.destroy.bind(db.client) as (...given: unknown[]) => Promise<void>;
  db.client.destroy = async (...given: unknown[]) => {
    await reader.destroy();
    await destroy(...given);
  };
}
