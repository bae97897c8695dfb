import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { emptyTables } from './database.ts';

const inRepository = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const CACHE = inRepository('node_modules/.cache/migrated-sqlite');

const migrated = await migratedBytes();
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

/** Kept between processes and runs, by the content of the migrations: they take as long as a hundred tests. */
async function migratedBytes(): Promise<Buffer> {
  const file = `${CACHE}/${await hashOfMigrations()}.sqlite`;
  return readFile(file).catch(async () => {
    const bytes = await migrate();
    await mkdir(CACHE, { recursive: true });
    // Renamed when complete, because another process may read it meanwhile.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  });
}

async function hashOfMigrations(): Promise<string> {
  const names = (await readdir(inRepository('migrations'))).toSorted();
  const hash = createHash('sha256');
  for (const path of [...names.map((name) => `migrations/${name}`), 'src/adapters/knex/migrate.ts'])
    hash.update(path).update(await readFile(inRepository(path)));
  return hash.digest('hex').slice(0, 16);
}

async function migrate(): Promise<Buffer> {
  const { migrateDatabase } = await import('../../src/adapters/knex/migrate.ts');
  const db = openDatabase({ file: ':memory:' });
  await migrateDatabase(db);
  const connection = (await db.client.acquireConnection()) as { serialize(): Buffer };
  const bytes = connection.serialize();
  await db.client.releaseConnection(connection);
  await db.destroy();
  return bytes;
}
