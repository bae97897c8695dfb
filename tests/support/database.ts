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

/** Children before their parents; a new table has its line here, unless a cascade empties it. */
export const EMPTIED_TABLES = [
  'account_streams',
  'auth_sessions',
  'reset_links',
  'attempts',
  'recovery_codes',
  'two_factors',
  'http_sessions',
  'users',
  'courses',
  'trash_entries',
  // With the texts of documents.
  'files',
  'access_periods',
  'enrolments',
  'tax_documents',
  'document_series',
  'refunds',
  'order_events',
  'orders',
  'progress',
  'demo_checkouts',
  'demo_refunds',
  'jobs',
  'mails',
  'contact_messages',
  'activity_entries',
  'admin_actions',
  'multipart_uploads',
];

/** As good as a new database and far quicker. */
export async function emptyTables(db: Knex): Promise<void> {
  for (const table of EMPTIED_TABLES) await db(table).delete();
}
