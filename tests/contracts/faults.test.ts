import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { isDatabaseUnavailable, translateFault } from '../../src/adapters/knex/faults.ts';
import { fileOf, postgres, sqlite } from '../support/database.ts';
import { onEveryDatabase } from './on-every-database.ts';

const failureOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a database that is not there', () => {
  it('is unavailable, in words that anybody may read', async () => {
    const db = openDatabase({ url: 'postgres://127.0.0.1:1/cusp' });
    const failure = await failureOf(db.raw('select 1'));
    await db.destroy();
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect(translateFault(failure)).toMatchObject({ kind: 'unavailable', code: 'database/unavailable' });
  });
});

onEveryDatabase((_name, open) => {
  it('leaves faults of ours as they are', async () => {
    const failure = await failureOf((await open())('not_a_table').first());
    expect(failure).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(failure)).toBe(false);
    expect(translateFault(failure)).toBe(failure);
    expect(translateFault(undefined)).toBeUndefined();
  });
});

describe('on Postgres', () => {
  it('a statement that is cancelled, a lock that is not had and a connection that is cut mean unavailable', async () => {
    const { db, close } = await postgres.open();
    const slow = db.transaction(async (trx) => {
      await trx.raw(`set local statement_timeout = '20ms'`);
      await trx.raw('select pg_sleep(1)');
    });
    const failures = [await failureOf(slow)];
    await db.transaction(async (holder) => {
      await holder.raw('lock table users');
      const waiting = db.transaction(async (trx) => {
        await trx.raw(`set local lock_timeout = '20ms'`);
        await trx('users').first();
      });
      failures.push(await failureOf(waiting));
    });
    const cut = db.raw('select pg_terminate_backend(pg_backend_pid())');
    failures.push(await failureOf(cut));
    expect(failures.map(isDatabaseUnavailable)).toEqual([true, true, true]);
    // The pool learns of the cut a moment later than we do.
    await vi.waitFor(() => db('users').count());
    await close();
  });

  it('text that it cannot store is the fault of who sent it', async () => {
    const { db, close } = await postgres.open();
    const failure = await failureOf(db('users').where({ id: 'a\u0000b' }).first());
    expect(translateFault(failure)).toMatchObject({ kind: 'malformed', code: 'database/unreadable-text' });
    await close();
  });
});

describe('on SQLite', () => {
  it('a file that another connection is writing to means unavailable', async () => {
    const { db, close } = await sqlite.open();
    const other = openDatabase({ file: fileOf(db), busyMs: 20 });
    await db.transaction(async (trx) => {
      await trx('users').count();
      const failure = await failureOf(other.transaction(async () => undefined));
      expect(isDatabaseUnavailable(failure)).toBe(true);
    });
    await other.transaction(async () => undefined);
    await other.destroy();
    await close();
  });
});
