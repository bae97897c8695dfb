import { createRequire } from 'node:module';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { onceWritable } from './busy-writer.ts';
import { type SqliteConnection, type SqliteDriver, sqliteDriver } from './sqlite-driver.ts';

// Only Knex's CommonJS build has its dialects, for classes that extend one.
const BetterSqlite3 = createRequire(import.meta.url)('knex/lib/dialects/better-sqlite3/index.js') as typeof Knex.Client;

/** SQLite's `busy_timeout` while a connection is opened, before anything is served. */
const OPENING_MS = 5_000;

/** Far more than the product has; `in` lists of each length are statements of their own. */
const MAX_STATEMENTS = 500;

interface DialectConfig {
  readonly connection: { readonly filename: string };
  /** Timeout of a write while another process writes, in milliseconds. */
  readonly busyMs: number;
}

type Transactor = Pick<Knex.Transaction, 'isCompleted'>;
type Container = (trx: Transactor) => unknown;

/**
 * Knex's dialect of better-sqlite3, and all that we change in it: the driver for this Node.js, durable settings of the
 * connection, kept statements, and writes that wait for another process without blocking the event loop.
 */
export class SqliteDialect extends BetterSqlite3 {
  declare readonly config: Knex.Config & DialectConfig;

  _driver(): SqliteDriver {
    return sqliteDriver();
  }

  override async acquireRawConnection(): Promise<SqliteConnection> {
    const connection = new (this.driver as SqliteDriver)(this.config.connection.filename);
    connection.pragma(`busy_timeout = ${OPENING_MS}`);
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    connection.pragma('busy_timeout = 0');
    keepStatements(connection);
    return connection;
  }

  /**
   * Retries a statement while another process writes; the connection is back in the pool between attempts, so that
   * reads continue. Inside a transaction nothing is retried: it holds the lock already.
   */
  override runner(builder: unknown): { run(): Promise<unknown> } {
    const runner = super.runner(builder) as { run(): Promise<unknown> };
    if ((this as unknown as { transacting?: boolean }).transacting) return runner;
    const run = runner.run.bind(runner);
    runner.run = () => onceWritable(run, { waitMs: this.config.busyMs });
    return runner;
  }

  /** Retries a transaction only before its work has begun. */
  override transaction(container: Container, config: object, outer?: object | null): Knex.Transaction {
    if (outer) return super.transaction(container, config, outer);
    let hasBegun = false;
    const begin = async () =>
      super.transaction(
        (trx: Transactor) => {
          // Knex calls this even if BEGIN failed, with a completed transaction.
          if (trx.isCompleted()) return undefined;
          hasBegun = true;
          return container(trx);
        },
        config,
        outer,
      );
    const ended = onceWritable(begin, { waitMs: this.config.busyMs, isRepeatable: () => !hasBegun });
    return ended as unknown as Knex.Transaction;
  }
}

/**
 * Caches prepared statements, which Knex compiles for every query; none is iterated row by row, so reuse is safe. Makes
 * transactions BEGIN IMMEDIATE: one that reads first and writes later fails at once if another process wrote in
 * between, while one that starts as a writer waits its turn. Knex has no setting for either.
 */
function keepStatements(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new LRUCache<string, object>({ max: MAX_STATEMENTS });
  connection.prepare = (sql) => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql);
    kept.set(sql, statement);
    return statement;
  };
}
