import type { Knex } from 'knex';

/** Updates the ETags that differ in the new storage: with a stale ETag a file cannot be opened. */
export async function setEtags(trx: Knex, etags: ReadonlyMap<string, string>): Promise<void> {
  const rows = await trx<{ key: string; etag: string }>('files').select('key', 'etag');
  for (const { key, etag } of rows) {
    const stored = etags.get(key);
    if (stored !== undefined && stored !== etag) await trx('files').where({ key }).update({ etag: stored });
  }
}
