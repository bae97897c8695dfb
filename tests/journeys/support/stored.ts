import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Knex } from 'knex';
import { openDatabase } from '../../../src/adapters/knex/database.ts';
import type { BuiltSchool } from './built-school.ts';

/** Past the server, as its own next start would read it. */
export async function inDatabase<T>(school: BuiltSchool, work: (db: Knex) => Promise<T>): Promise<T> {
  const db = openDatabase({ file: join(school.dataDir, 'cusp.sqlite') });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const folderOf = (school: BuiltSchool): string => join(school.dataDir, 'files', 'objects');

export const pathOf = (school: BuiltSchool, key: string): string => join(folderOf(school), key);

/** The keys of everything that lies in the storage. */
export const storedKeys = (school: BuiltSchool): string[] =>
  readdirSync(folderOf(school), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folderOf(school), join(entry.parentPath, entry.name)));

/**
 * What the storage and its rows do not agree on, and objects that nothing shows. A row without an object is left to the
 * sweep.
 */
export async function strayFiles(
  school: BuiltSchool,
): Promise<{ withoutRow: string[]; withoutObject: string[]; unused: string[] }> {
  const rows = await inDatabase(school, (db) => db<{ key: string; status: string }>('files').select('key', 'status'));
  const objects = new Set(storedKeys(school));
  const known = new Set(rows.map(({ key }) => key));
  return {
    withoutRow: [...objects].filter((key) => !known.has(key)),
    withoutObject: rows.filter(({ key, status }) => status === 'attached' && !objects.has(key)).map(({ key }) => key),
    unused: rows.filter(({ key, status }) => status !== 'attached' && objects.has(key)).map(({ key }) => key),
  };
}

/**
 * A worker that died holds its jobs for minutes; here they are over. A kill by a test does not count as lost either: a
 * job that was in hand at two of them would be set aside.
 */
export const endLeases = (school: BuiltSchool): Promise<void> =>
  inDatabase(school, (db) => db('jobs').whereNotNull('leased_until').update({ leased_until: 0, lost: 0 }));

export const jobsLeft = (school: BuiltSchool): Promise<string[]> =>
  inDatabase(school, (db) => db('jobs').pluck('name'));

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
