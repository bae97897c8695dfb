import { expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { readAll, readFirst } from '../../src/adapters/knex/prepared-reads.ts';
import { fileOf, sqlite } from '../support/database.ts';
import { onEveryDatabase } from './on-every-database.ts';

const VERSION = 'select version from catalogue_version where version > ?';
const version = async (db: Parameters<typeof readFirst>[0]) =>
  (await readFirst<{ version: number }>(db, VERSION, [0]))?.version;

/** Word of what another process did comes as an event, never within the microtasks of a callback. */
const heard = () => new Promise<void>((resolve) => setImmediate(resolve));

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

it('is told of what another process commits, while the answer before it is kept', async () => {
  const { db, close } = await sqlite.open();
  // A connection of its own is to SQLite what another process is.
  const other = openDatabase({ file: fileOf(db) });
  for (const next of [7, 8, 9]) {
    await other('catalogue_version').update({ version: next });
    await heard();
    expect([await version(db), await version(db)]).toEqual([next, next]);
    await db('catalogue_version').update({ version: next + 100 });
    expect([await version(db), await version(db)]).toEqual([next + 100, next + 100]);
  }
  await other('catalogue_version').delete();
  await heard();
  expect(await version(db)).toBeUndefined();
  await other('catalogue_version').insert({ id: 1, version: 3 });
  await heard();
  expect(await version(db)).toBe(3);
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

it('answers alike whoever reads in one turn of the event loop, with what is committed by its end', async () => {
  const { db, close } = await sqlite.open();
  await version(db);
  const other = openDatabase({ file: fileOf(db) });
  await heard();
  const asked = Promise.all([version(db), version(db).then(() => version(db))]);
  // Committed after they asked, and before the turn is over: they may have it, and then all of them have.
  await other('catalogue_version').update({ version: 7 });
  expect(await asked).toEqual([7, 7]);
  await other.destroy();
  await close();
});

it('keeps answers apart by their values, and lets nobody change one', async () => {
  const { db, close } = await sqlite.open();
  const kindOf = 'select typeof(?) as kind, ? as given';
  for (const value of ['1', 1, null, '1', 1, null])
    expect(await readAll(db, kindOf, [value, value])).toEqual([
      { kind: value === null ? 'null' : typeof value === 'string' ? 'text' : 'real', given: value },
    ]);
  const row = await readFirst<{ given: string }>(db, 'select ? as given', ['x']);
  expect(Object.isFrozen(row)).toBe(true);
  await close();
});
