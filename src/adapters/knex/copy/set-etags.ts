import type { Knex } from 'knex';

/**
 * Writes what the new storage calls each file's etag where it is another one: without it nobody could open the file.
 */
export async function setEtags(trx: Knex, etags: ReadonlyMap<string, string>): Promise<void> {
  const rows = await trx<{ key: string; etag: string }>('files').select('key', 'etag');
  for (const { key, etag } of rows) {
    const stored = etags.get(key);
    if (stored !== undefined && stored !== etag) await trx('files').where({ key }).update({ etag: stored });
  }
}
