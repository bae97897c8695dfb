import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { memoryFolder } from './memory-folder.ts';
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

let migratedFile: Promise<Buffer> | undefined;

/** The bytes of a migrated, empty SQLite. */
export const migratedSqlite = (): Promise<Buffer> => (migratedFile ??= makeMigratedFile());

/** A migrated, empty Postgres. */
export const migratedPostgres = (): Promise<FreshPostgres> =>
  filledPostgres((empty) => migrate(openDatabase({ url: empty })));

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

/** Migrated once for each process of the run, and copied for each file. */
async function makeMigratedFile(): Promise<Buffer> {
  const folder = await memoryFolder('cusp-sqlite-');
  const file = join(folder, 'cusp.sqlite');
  await migrate(openDatabase({ file }));
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}

async function migrate(db: Knex): Promise<void> {
  await migrateDatabase(db);
  await db.destroy();
}

const opened = (db: Knex, remove: () => Promise<void>): OpenedDatabase => ({
  db,
  async close() {
    await db.destroy();
    await remove();
  },
});

/** The catalogue's version only ever rises; triggers keep what a search reads; the rest is not about the school. */
const STAYING = /^(catalogue_version|search_(entries|index\w*)|knex_migrations(_lock)?|sqlite_sequence|write_checks)$/;

const batches = new WeakMap<Knex, Promise<string>>();

/** As good as a new database and far quicker: every table of the school, in one batch. */
export async function emptyTables(db: Knex): Promise<void> {
  const batch = batches.get(db) ?? emptyingBatch(db);
  batches.set(db, batch);
  await runBatch(db, await batch);
}

/** Children before their parents, as the foreign keys have it. */
async function emptyingBatch(db: Knex): Promise<string> {
  const waiting = new Set(await schoolTables(db));
  const references = (await referencesOf(db)).filter(({ child, parent }) => child !== parent);
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter((table) =>
      references.every(({ child, parent }) => parent !== table || !waiting.has(child)),
    );
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...waiting].join(', ')}`);
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered.map((table) => `DELETE FROM ${table};`).join('\n');
}

const isPostgres = (db: Knex): boolean => db.client.config.client === 'pg';

/** The tables that begin empty in each test. */
export async function schoolTables(db: Knex): Promise<string[]> {
  const rows: { name: string }[] = isPostgres(db)
    ? (await db.raw(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)).rows
    : await db.raw(`SELECT name FROM sqlite_master WHERE type = 'table'`);
  return rows.map(({ name }) => name).filter((name) => !STAYING.test(name));
}

async function referencesOf(db: Knex): Promise<{ child: string; parent: string }[]> {
  if (isPostgres(db)) {
    const { rows } = await db.raw(
      `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint WHERE contype = 'f'`,
    );
    return rows;
  }
  return db.raw(
    `SELECT tables.name AS child, keys."table" AS parent
     FROM sqlite_master AS tables, pragma_foreign_key_list(tables.name) AS keys WHERE tables.type = 'table'`,
  );
}

/** Several statements at once, in one transaction: SQLite's driver takes them only past Knex. */
async function runBatch(db: Knex, batch: string): Promise<void> {
  if (isPostgres(db)) return void (await db.raw(batch));
  const connection = await db.client.acquireConnection();
  try {
    connection.exec(`BEGIN; ${batch} COMMIT;`);
  } finally {
    await db.client.releaseConnection(connection);
  }
}
