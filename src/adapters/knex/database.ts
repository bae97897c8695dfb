import knex, { type Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { MAX_WAIT_MS, waitForOtherWriters } from './busy-writer.ts';
import { addReadingThreads } from './long-reads.ts';
import { addReader } from './prepared-reads.ts';
import { closeWhenSilent } from './silence-limit.ts';
import { SqliteDialect } from './sqlite-driver.ts';

interface SqliteConnection {
  pragma(text: string): unknown;
  prepare(sql: string): object;
}

/** A request that got no connection of Postgres by then is refused with 503: it would only wait longer for nothing. */
const ACQUIRE_MS = 2_000;
/** SQLite has one connection, and all who write wait for it in turn, a migration of another process included. */
const SQLITE_ACQUIRE_MS = 5_000;
/** While a connection is opened, before anything is served. */
const SQLITE_OPENING_MS = 5_000;
const POOL_SIZE = 10;
const POSTGRES_CONNECT_MS = 3_000;

/** Who runs a statement, waits for a lock or keeps a transaction open longer than this has failed. */
const POSTGRES_LIMITS_MS = {
  statement_timeout: 8_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** How long a statement's answer is waited for: a little longer than Postgres itself gives it. */
const POSTGRES_SILENCE_MS = 8_500;

/**
 * Knex prints what it also throws. Whoever catches the error writes it to our log, once, and without
 * the values of the statement: among them are people's data and the hashes of their passwords.
 */
const quiet = { log: { warn() {}, error() {}, deprecate() {}, debug() {} }, compileSqlOnError: false };

/**
 * Where the data is, and for a Postgres how many connections this process may hold, how long one is waited for, and how
 * long an answer; for an SQLite how long a write waits for that of another process.
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
 * One database for the life of the process: Postgres at `url`, or else SQLite in `file`
 * (`:memory:` for one that dies with the connection). Nothing is contacted before the first query.
 * Whoever opens it calls `destroy()`.
 */
export function openDatabase({ url, file, ...limits }: DatabaseSettings): Knex {
  if (url) return openPostgres(url, limits);
  if (file) return openSqlite(file, limits.busyMs);
  throw new Error('A database needs the url of a Postgres or the file of an SQLite.');
}

export const isPostgres = (db: Knex): boolean => db.client.config.client === 'pg';

/**
 * One connection: SQLite has one writer anyway, and readers that wait in our queue never see
 * SQLITE_BUSY. So inside a transaction, a query past it would wait for itself. The reads of
 * `prepared-reads.ts` have a connection of their own, and those of `long-reads.ts` threads, except in memory, where
 * that would be another database. Another process that writes is waited for without holding the event loop
 * (`busy-writer.ts`).
 */
function openSqlite(file: string, busyMs = MAX_WAIT_MS): Knex {
  const db = knex({
    client: SqliteDialect,
    connection: { filename: file },
    useNullAsDefault: true,
    ...quiet,
    acquireConnectionTimeout: SQLITE_ACQUIRE_MS,
    pool: {
      min: 1,
      max: 1,
      afterCreate(connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) {
        connection.pragma(`busy_timeout = ${SQLITE_OPENING_MS}`);
        connection.pragma('journal_mode = WAL');
        connection.pragma('synchronous = FULL');
        connection.pragma('foreign_keys = ON');
        connection.pragma('busy_timeout = 0');
        beginImmediately(connection);
        keepStatements(connection);
        done(null, connection);
      },
    },
  });
  waitForOtherWriters(db, busyMs);
  if (file !== ':memory:') {
    addReader(db, file);
    addReadingThreads(db, file);
  }
  return db;
}

/**
 * A transaction that reads first and writes later is refused at once when another process wrote in
 * between, without waiting. One that starts as a writer waits its turn; Knex has no setting for it.
 */
function beginImmediately(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql);
}

/** Far more than the product has; statements with lists of values come in as many kinds as lists have lengths. */
const MAX_STATEMENTS = 500;

/**
 * Knex has each statement compiled anew for every query. They are safe to use again, because none is ever read row by
 * row.
 */
function keepStatements(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new LRUCache<string, object>({ max: MAX_STATEMENTS });
  connection.prepare = (sql) => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
}

/** Counts and milliseconds fit into a number; as text, which is the driver's way, they would not compare. */
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
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

export function poolUse(db: Knex): PoolUse {
  const pool = db.client.pool as { numUsed(): number; numFree(): number; numPendingAcquires(): number };
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}
