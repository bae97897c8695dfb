import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { readAll } from '../../src/adapters/knex/prepared-reads.ts';
import { fileOf, sqlite } from '../support/database.ts';

let opened: Awaited<ReturnType<typeof sqlite.open>>;
let db: Knex;
let other: Knex;
beforeAll(async () => {
  opened = await sqlite.open();
  db = opened.db;
  other = openDatabase({ file: fileOf(db) });
});
afterAll(async () => {
  await other.destroy();
  await opened.close();
});

const version = async () => (await other('catalogue_version').first('version')) as { version: number };

/** Another connection writes, as another process would, until it is told to commit. */
async function writing(): Promise<{ commit(): Promise<void> }> {
  const trx = await other.transaction();
  return { commit: async () => void (await trx.commit()) };
}

// A wait of SQLite itself (`busy_timeout`) holds the only thread: nobody could commit, nor read, until it is over.
describe('while another process writes to the SQLite file', () => {
  it('a statement waits, and everybody else reads meanwhile', async () => {
    const { commit } = await writing();
    let isWritten = false;
    const written = db('catalogue_version')
      .update({ version: 11 })
      .then(() => (isWritten = true));
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await db('users').count({ count: '*' })).toEqual([{ count: 0 }]);
      expect(await readAll(db, 'select version from catalogue_version where version = ?', [11])).toEqual([]);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(isWritten).toBe(false);
    await commit();
    await written;
    expect(await version()).toEqual({ version: 11 });
  });

  it('a transaction waits, and its work is begun once', async () => {
    const { commit } = await writing();
    let begun = 0;
    const written = db.transaction(async (trx) => {
      begun += 1;
      await trx('catalogue_version').update({ version: 12 });
    });
    for (let turn = 0; turn < 20; turn += 1) await db('users').first();
    expect(begun).toBe(0);
    await commit();
    await written;
    expect([begun, await version()]).toEqual([1, { version: 12 }]);
  });

  it('many who write wait together, and all of them have written in the end', async () => {
    const { commit } = await writing();
    const writes = Array.from({ length: 30 }, (_, index) =>
      index % 2
        ? db('catalogue_version').increment('version', 1)
        : db.transaction((trx) => trx('catalogue_version').increment('version', 1)),
    );
    await new Promise((resolve) => setTimeout(resolve, 60));
    await commit();
    await Promise.all(writes);
    expect(await version()).toEqual({ version: 42 });
  });

  it('what its own work complains about is not begun again', async () => {
    let begun = 0;
    const complaint = Object.assign(new Error('Another file is busy.'), { code: 'SQLITE_BUSY' });
    const failed = db.transaction(async () => {
      begun += 1;
      throw complaint;
    });
    await expect(failed).rejects.toBe(complaint);
    expect(begun).toBe(1);
  });
});
