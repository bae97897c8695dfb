import type { Knex } from 'knex';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { emptyTables } from './database.ts';
import { migratedSqlite } from './migrated-sqlite.ts';

// Awaited here, so that a world can be made without waiting.
const migrated = await migratedSqlite();
const [free, used]: [Knex[], Set<Knex>] = [[], new Set()];

/** A migrated, empty SQLite in memory, for the test that runs. Connects with its first query. */
export function memoryDatabase(): Knex {
  const db = free.pop() ?? opened();
  used.add(db);
  return db;
}

/** Empties the databases of the test that ended, for the next one: a tenth of what opening one costs. */
export async function emptyMemoryDatabases(): Promise<void> {
  for (const db of used) {
    await emptyTables(db);
    free.push(db);
  }
  used.clear();
}

/** SQLite's driver opens bytes as it opens a file. */
function opened(): Knex {
  const db = openDatabase({ file: ':memory:' });
  (db.client as { config: { connection: { filename: unknown } } }).config.connection.filename = migrated;
  return db;
}
