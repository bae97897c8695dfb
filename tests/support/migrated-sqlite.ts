import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { projectFolder } from '../../src/main/project-folder.ts';

const inProject = (path: string): string => join(projectFolder(), path);

const CACHE = inProject('node_modules/.cache/migrated-sqlite');

let bytes: Promise<Buffer> | undefined;

/**
 * The bytes of a migrated, empty SQLite. Kept between processes and runs, by the content of the migrations: they take as
 * long as a hundred tests.
 */
export const migratedSqlite = (): Promise<Buffer> => (bytes ??= keptBytes());

async function keptBytes(): Promise<Buffer> {
  const file = join(CACHE, `${await hashOfMigrations()}.sqlite`);
  return readFile(file).catch(async () => {
    const made = await migrate();
    await mkdir(CACHE, { recursive: true });
    // Renamed when complete, because another process may read it meanwhile.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  });
}

async function hashOfMigrations(): Promise<string> {
  const names = (await readdir(inProject('migrations'))).toSorted();
  const hash = createHash('sha256');
  for (const path of [...names.map((name) => `migrations/${name}`), 'src/adapters/knex/migrate.ts'])
    hash.update(path).update(await readFile(inProject(path)));
  return hash.digest('hex').slice(0, 16);
}

async function migrate(): Promise<Buffer> {
  const db = openDatabase({ file: ':memory:' });
  await migrateDatabase(db);
  const connection = (await db.client.acquireConnection()) as { serialize(): Buffer };
  const made = connection.serialize();
  await db.client.releaseConnection(connection);
  await db.destroy();
  return made;
}
