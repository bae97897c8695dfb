import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { SQLITE_PACKAGE, sqliteDriver } from '../../src/adapters/knex/sqlite-driver.ts';

describe('the SQLite driver', () => {
  it('is the one that this line of Node.js bears', async () => {
    const isNode20 = process.versions.node.startsWith('20.');
    expect(SQLITE_PACKAGE).toBe(isNode20 ? 'better-sqlite3-node20' : 'better-sqlite3');
    const db = openDatabase({ file: ':memory:' });
    expect(await db.raw('select 1 as one')).toEqual([{ one: 1 }]);
    await db.destroy();
  });

  it('says what to do where it is missing', () => {
    expect(() => sqliteDriver('better-sqlite3-of-nowhere')).toThrow(
      /^The SQLite driver for Node\.js v[\d.]+ cannot be loaded\. .*npm ci again/,
    );
  });
});
