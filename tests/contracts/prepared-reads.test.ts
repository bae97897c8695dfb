import { expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { readAll, readFirst } from '../../src/adapters/knex/prepared-reads.ts';
import { fileOf, sqlite } from '../support/database.ts';
import { onEveryDatabase } from './on-every-database.ts';

const VERSION = 'select version from catalogue_version where version > ?';
const version = async (db: Parameters<typeof readFirst>[0]) =>
  (await readFirst<{ version: number }>(db, VERSION, [0]))?.version;

onEveryDatabase((_name, open) => {
  it('reads what was committed last, and nothing where nothing is', async () => {
    const db = await open();
    for (const next of [7, 8]) {
      await db('catalogue_version').update({ version: next });
      expect(await version(db)).toBe(next);
    }
    expect(await readFirst(db, VERSION, [99])).toBeUndefined();
    expect(await readAll(db, VERSION, [99])).toEqual([]);
  });

  it('sees of a transaction what is its own from within, and nothing from outside', async () => {
    const db = await open();
    await db('catalogue_version').update({ version: 7 });
    await db.transaction(async (trx) => {
      await trx('catalogue_version').update({ version: 8 });
      expect([await version(trx), await version(db)]).toEqual([8, 7]);
    });
    expect(await version(db)).toBe(8);
  });

  it('tells listeners of each query, as Knex does', async () => {
    const db = await open();
    let count = 0;
    db.on('query', () => (count += 1));
    await version(db);
    expect(count).toBe(1);
  });
});

it('ends with its database, and reads in memory as well', async () => {
  const { db, close } = await sqlite.open();
  expect(await version(db)).toBe(1);
  await close();
  await expect(version(db)).rejects.toThrow('The database connection is not open');

  const memory = openDatabase({ file: ':memory:' });
  expect(await readFirst(memory, 'select ? as given', ['x'])).toEqual({ given: 'x' });
  await memory.destroy();
});

it('sees what another process commits', async () => {
  const { db, close } = await sqlite.open();
  // A connection of its own is to SQLite what another process is.
  const other = openDatabase({ file: fileOf(db) });
  for (const next of [7, 8]) {
    await other('catalogue_version').update({ version: next });
    expect(await version(db)).toBe(next);
  }
  await other('catalogue_version').delete();
  expect(await version(db)).toBeUndefined();
  await other.destroy();
  await close();
});

it('sees what it commits itself between two reads, in a transaction or without', async () => {
  const { db, close } = await sqlite.open();
  for (const next of [7, 8, 9]) {
    await version(db);
    await db('catalogue_version').update({ version: next });
    expect(await version(db)).toBe(next);
    await db.transaction((trx) => trx('catalogue_version').update({ version: next + 100 }));
    expect(await version(db)).toBe(next + 100);
  }
  await close();
});

it('gives values as they are', async () => {
  const { db, close } = await sqlite.open();
  const kindOf = 'select typeof(?) as kind, ? as given';
  for (const value of ['1', 1, null, '1', 1, null])
    expect(await readAll(db, kindOf, [value, value])).toEqual([
      { kind: value === null ? 'null' : typeof value === 'string' ? 'text' : 'real', given: value },
    ]);
  await close();
});
