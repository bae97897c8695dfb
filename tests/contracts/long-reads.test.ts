import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { isDatabaseUnavailable } from '../../src/adapters/knex/faults.ts';
import { addReadingThreads, longReads } from '../../src/adapters/knex/long-reads.ts';
import { fileOf, type OpenedDatabase, sqlite } from '../support/database.ts';

let opened: OpenedDatabase;

beforeEach(async () => {
  opened = await sqlite.open();
});
afterEach(() => opened.close());

/** Counts as far as the number says, within one statement. */
const COUNT = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)';
const numbers = (count: number) => longReads(opened.db).raw(`${COUNT} select i, 'row ' || i as name from n`, [count]);
const longCount = () => longReads(opened.db).raw(`${COUNT} select count(*) as count from n`, [3_000_000]);

/** How many turns the event loop of this thread takes meanwhile. */
async function turnsDuring(work: PromiseLike<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work;
  isOver = true;
  return turns;
}

it('reads beside the event loop, and on the connection of the database would hold it', async () => {
  expect(await turnsDuring(longCount())).toBeGreaterThan(10);
  expect(await turnsDuring(opened.db.raw(`${COUNT} select count(*) as count from n`, [300_000]))).toBeLessThan(10);
});

it('gives every row with its values, however many there are, a few hundred in one turn of the event loop', async () => {
  let rows: { i: number; name: string }[] = [];
  const turns = await turnsDuring(numbers(5_000).then((all: typeof rows) => (rows = all)));
  expect(rows.length).toBe(5_000);
  expect(rows.at(-1)).toEqual({ i: 5_000, name: 'row 5000' });
  expect(turns).toBeGreaterThan(5_000 / 400);
  expect(await numbers(1)).toEqual([{ i: 1, name: 'row 1' }]);
  expect(await longReads(opened.db)('users').select('id')).toEqual([]);
});

it('sees what is committed, and nothing of a transaction that is under way', async () => {
  const version = async () => (await longReads(opened.db)('catalogue_version').first('version')).version;
  for (const next of [7, 8]) {
    await opened.db('catalogue_version').update({ version: next });
    expect(await version()).toBe(next);
  }
  await opened.db.transaction(async (trx) => {
    await trx('catalogue_version').update({ version: 9 });
    expect(await version()).toBe(8);
    expect(longReads(trx)).toBe(trx);
  });
  expect(await version()).toBe(9);
});

it('writes nothing', async () => {
  await expect(longReads(opened.db).raw('delete from catalogue_version returning id')).rejects.toThrow('readonly');
});

it('tells of a faulty statement as the driver does, and reads on', async () => {
  await expect(longReads(opened.db).raw('select * from nothing')).rejects.toMatchObject({ code: 'SQLITE_ERROR' });
  expect(await numbers(2)).toHaveLength(2);
});

it('refuses a statement that takes too long, and has another thread for the next one', async () => {
  addReadingThreads(opened.db, fileOf(opened.db), { maxReadMs: 300 });
  const endless = longReads(opened.db).raw(`${COUNT} select count(*) from n`, [40_000_000]);
  const refused: unknown = await endless.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(isDatabaseUnavailable(refused)).toBe(true);
  // On a busy machine a short statement may take so long as well.
  await expect.poll(async () => await numbers(2)).toHaveLength(2);
});

it('refuses a statement that gives too many bytes, and answers the next one', async () => {
  const tooMuch = longReads(opened.db).raw(`${COUNT} select printf('%.*c', 2000, 'x') || i as long from n`, [300_000]);
  const refused: unknown = await tooMuch.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(isDatabaseUnavailable(refused)).toBe(true);
  expect(await numbers(2)).toHaveLength(2);
});

it('ends with its database, also in the middle of a read', async () => {
  const other = openDatabase({ file: fileOf(opened.db) });
  const [first] = [longReads(other).raw('select 1 as one')];
  expect(await first).toEqual([{ one: 1 }]);
  await other.destroy();
  await expect(longReads(other).raw('select 1')).rejects.toThrow('acquire a connection');
});

it('leaves a database in memory to itself', async () => {
  const memory = openDatabase({ file: ':memory:' });
  expect(longReads(memory)).toBe(memory);
  await memory.destroy();
});
