import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { readerOn } from '../../src/adapters/knex/copy/fill-database.ts';
import type { SqliteConnection } from '../../src/adapters/knex/copy/sqlite-reader.ts';
import { connectionOf, quoted } from '../../src/adapters/knex/copy/table-reader.ts';
import { isPostgres, openDatabase } from '../../src/adapters/knex/database.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { memoryFolder } from './memory-folder.ts';
import { migratedSqlite } from './migrated-sqlite.ts';
import { type FreshPostgres, filledPostgres } from './provision/fresh-postgres.ts';

export interface OpenedDatabase {
  readonly db: Knex;
  close(): Promise<void>;
}

/** A kind of database we run on; `open` hands over a migrated, empty one that nobody else uses. */
export interface Database {
  readonly name: 'SQLite' | 'Postgres';
  open(): Promise<OpenedDatabase>;
}

/** A migrated, empty Postgres. */
export const migratedPostgres = (): Promise<FreshPostgres> =>
  filledPostgres(async (empty) => {
    const db = openDatabase({ url: empty });
    await migrateDatabase(db);
    await db.destroy();
  });

export const sqlite: Database = {
  name: 'SQLite',
  async open() {
    const folder = await memoryFolder('cusp-sqlite-');
    const file = join(folder, 'cusp.sqlite');
    await writeFile(file, await migratedSqlite());
    return opened(openDatabase({ file }), () => rm(folder, { recursive: true }));
  },
};

export const postgres: Database = {
  name: 'Postgres',
  async open() {
    const { url, drop } = await migratedPostgres();
    return opened(openDatabase({ url }), drop);
  },
};

export const databases: readonly Database[] = [sqlite, postgres];

/** For a second connection to the same SQLite. */
export const fileOf = (db: Knex): string =>
  (db.client as { config: { connection: { filename: string } } }).config.connection.filename;

const opened = (db: Knex, remove: () => Promise<void>): OpenedDatabase => ({
  db,
  async close() {
    await db.destroy();
    await remove();
  },
});

/** The catalogue's version only ever rises, and triggers keep what a search reads. */
const STAYING = /^(catalogue_version|question_pool_version|search_(entries|index\w*))$/;

const batches = new WeakMap<Knex, Promise<string>>();

/** As good as a new database and far quicker: every table of the school in one batch, children before their parents. */
export async function emptyTables(db: Knex): Promise<void> {
  const batch = batches.get(db) ?? emptyingBatch(db);
  batches.set(db, batch);
  await runBatch(db, await batch);
}

const emptyingBatch = async (db: Knex): Promise<string> =>
  (await schoolTables(db))
    .map((table) => `delete from ${quoted(table)};`)
    .toReversed()
    .join('\n');

/** The tables that begin empty in each test, parents before their children. */
export function schoolTables(db: Knex): Promise<string[]> {
  return db.transaction(async (trx) => {
    const tables = await (await readerOn(trx)).tables();
    // A copy of the school leaves the sessions of browsers out; one test's are not the next one's either.
    return [...tables.filter((table) => !STAYING.test(table)), 'http_sessions'];
  });
}

/** Several statements at once, in one transaction: SQLite's driver takes them only past Knex. */
async function runBatch(db: Knex, batch: string): Promise<void> {
  if (isPostgres(db)) await db.raw(batch);
  else await db.transaction(async (trx) => (await connectionOf<SqliteConnection>(trx)).exec(batch));
}
