import knex, { type Knex } from 'knex';
import pg from 'pg';
import { MAX_WAIT_MS } from './busy-writer.ts';
import { addReadingThreads } from './long-reads.ts';
import { addReader } from './prepared-reads.ts';
import { closeWhenSilent } from './silence-limit.ts';
import { SqliteDialect } from './sqlite-dialect.ts';

/**
 * Timeout of the Postgres pool. A request without a connection by then is answered 503: waiting longer does not help.
 */
const ACQUIRE_MS = 2_000;
/** SQLite has one connection; all writers queue for it, including a migration of another process. */
const SQLITE_ACQUIRE_MS = 5_000;
const POOL_SIZE = 10;
const POSTGRES_CONNECT_MS = 3_000;

/** Limits of a statement, a lock wait and an idle transaction. */
const POSTGRES_LIMITS_MS = {
  statement_timeout: 8_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** Client-side timeout of an answer: a little longer than Postgres's own. */
const POSTGRES_SILENCE_MS = 8_500;

/**
 * Silences Knex, which logs what it also throws. The caller logs the error once, without the statement's values: they
 * include personal data and password hashes.
 */
const quiet = { log: { warn() {}, error() {}, deprecate() {}, debug() {} }, compileSqlOnError: false };

/**
 * Location of the data, and limits. Postgres: pool size, and timeouts of a connection and an answer. SQLite: timeout of
 * a write while another process writes.
 */
export interface DatabaseSettings {
  readonly url?: string;
  readonly file?: string;
  readonly poolSize?: number;
  readonly acquireMs?: number;
  readonly silenceMs?: number;
  readonly busyMs?: number;
}

/**
 * Opens the database for the life of the process: Postgres at `url`, else SQLite in `file` (`:memory:` for one that
 * ends with its connection). Connects lazily. The caller must call `destroy()`.
 */
export function openDatabase({ url, file, ...limits }: DatabaseSettings): Knex {
  if (url) return openPostgres(url, limits);
  if (file) return openSqlite(file, limits.busyMs);
  throw new Error('A database needs the url of a Postgres or the file of an SQLite.');
}

export const isPostgres = (db: Knex): boolean => db.client.config.client === 'pg';

/**
 * Opens SQLite with one connection: it has one writer anyway, and readers in our queue never see SQLITE_BUSY. So a
 * query outside a running transaction would deadlock with it if the transaction awaits it. `prepared-reads.ts` has its
 * own read connection and `long-reads.ts` has threads, except in memory, where each connection would be another
 * database. Other writing processes are awaited without blocking the event loop (`sqlite-dialect.ts`).
 */
function openSqlite(file: string, busyMs = MAX_WAIT_MS): Knex {
  const db = knex({
    client: SqliteDialect,
    connection: { filename: file },
    useNullAsDefault: true,
    ...quiet,
    acquireConnectionTimeout: SQLITE_ACQUIRE_MS,
    pool: { min: 1, max: 1 },
    busyMs,
  } as Knex.Config);
  if (file !== ':memory:') {
    addReader(db, file);
    addReadingThreads(db, file);
  }
  return db;
}

/** Parses bigint to number: counts and milliseconds fit. The driver's default, text, would not compare. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

function openPostgres(
  url: string,
  {
    poolSize = POOL_SIZE,
    acquireMs = ACQUIRE_MS,
    silenceMs = POSTGRES_SILENCE_MS,
  }: Omit<DatabaseSettings, 'url' | 'file' | 'busyMs'>,
): Knex {
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: 'cusp',
      connectionTimeoutMillis: POSTGRES_CONNECT_MS,
      keepAlive: true,
      types,
      ...POSTGRES_LIMITS_MS,
    } as Knex.PgConnectionConfig,
    ...quiet,
    acquireConnectionTimeout: acquireMs,
    pool: {
      min: 0,
      max: poolSize,
      afterCreate(
        connection: Parameters<typeof closeWhenSilent>[0],
        done: (error: Error | null, made: object) => void,
      ) {
        closeWhenSilent(connection, silenceMs);
        done(null, connection);
      },
    },
  });
}

export interface PoolUse {
  readonly used: number;
  readonly free: number;
  /** Requests waiting for a connection. */
  readonly waiting: number;
}

export function poolUse(db: Knex): PoolUse {
  const pool = db.client.pool as { numUsed(): number; numFree(): number; numPendingAcquires(): number };
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}
