import type { Knex } from 'knex';
import { isPostgres } from '../database.ts';
import { isBusy } from '../faults.ts';
import { PostgresTables } from './postgres-reader.ts';
import { type SqliteConnection, SqliteTables } from './sqlite-reader.ts';
import type { TableReader } from './table-reader.ts';

/**
 * Calls `read` with a consistent snapshot of the database while writes continue: on Postgres a REPEATABLE READ
 * transaction, on SQLite a read transaction on its own connection, which blocks no writer (WAL).
 */
export function atOneMoment<T>(db: Knex, read: (tables: TableReader) => Promise<T>): Promise<T> {
  return isPostgres(db) ? onPostgres(db, read) : onSqlite(db, read);
}

async function onPostgres<T>(db: Knex, read: (tables: TableReader) => Promise<T>): Promise<T> {
  return db.transaction(
    async (trx) => {
      await withoutLimits(trx);
      return read(new PostgresTables(trx));
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

/** Removes the timeouts of web requests, which would abort the copy of a large table. */
export async function withoutLimits(trx: Knex): Promise<void> {
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await trx.raw(`set local ${limit} = 0`);
}

interface SqliteClient {
  readonly driver: new (file: string, options?: { readonly?: boolean; fileMustExist?: boolean }) => SqliteConnection;
  readonly config: { readonly connection: { readonly filename: string } };
}

async function onSqlite<T>(db: Knex, read: (tables: TableReader) => Promise<T>): Promise<T> {
  const { driver, config } = db.client as SqliteClient;
  const connection = new driver(config.connection.filename, { readonly: true, fileMustExist: true });
  try {
    connection.exec('begin');
    return await read(new SqliteTables(connection));
  } finally {
    connection.close();
  }
}

/**
 * Calls `read` with exclusive access to the file; returns undefined if another connection is open. SQLite grants an
 * exclusive lock only to the sole connection, which tells a running school from a stopped one.
 */
export async function whileNobodyElse<T>(db: Knex, read: (tables: TableReader) => Promise<T>): Promise<T | undefined> {
  const { driver, config } = db.client as SqliteClient;
  const connection = new driver(config.connection.filename, { fileMustExist: true });
  try {
    connection.pragma('locking_mode = exclusive');
    connection.exec('begin immediate');
  } catch (error) {
    connection.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  try {
    return await read(new SqliteTables(connection));
  } finally {
    connection.exec('rollback');
    connection.close();
  }
}
