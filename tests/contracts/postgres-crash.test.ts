import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, poolUse } from '../../src/adapters/knex/database.ts';
import { isDatabaseUnavailable, translateFault } from '../../src/adapters/knex/faults.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { CountingIds } from '../doubles/counting-ids.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { type OwnPostgres, ownPostgres } from '../support/provision/postgres.ts';
import { inParallel } from './in-parallel.ts';
import { aUser, monday } from './samples.ts';

const WRITERS = 8;

let server: OwnPostgres;
beforeAll(async () => {
  server = await ownPostgres();
});
afterAll(() => server.stop());

const workOn = (db: ReturnType<typeof openDatabase>) =>
  new KnexUnitOfWork(db, new CountingIds(), new FixedClock(monday));

describe('a Postgres that crashes and comes back', () => {
  it('loses nothing that was acknowledged, and is written to again without a restart of ours', async () => {
    const db = openDatabase({ url: server.url });
    await migrateDatabase(db);
    const work = workOn(db);
    const acknowledged: string[] = [];
    const failures: unknown[] = [];
    const enough = new AbortController();
    const writing = inParallel(WRITERS, async (writer) => {
      for (let n = 0; !enough.signal.aborted; n += 1) {
        const id = `user-${writer}-${n}`;
        await work
          .run(({ users }) => users.add(aUser({ id, email: `${id}@example.org` })))
          .then(
            () => acknowledged.push(id),
            (error: unknown) => failures.push(error),
          );
      }
    });
    const reaches = async (count: number) => {
      while (acknowledged.length < count) await new Promise((resolve) => setImmediate(resolve));
    };
    await reaches(50);
    await server.crash();
    await reaches(acknowledged.length + 50);
    enough.abort();
    await writing;

    const stored = new Set(await db('users').pluck('id'));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    // Everybody who was refused was told to try again.
    expect(failures.filter((failure) => !isDatabaseUnavailable(failure))).toEqual([]);
    expect(failures.length).toBeGreaterThan(0);
    await db.destroy();
  });

  it('refuses in time whoever gets no connection, and serves on when there is one', async () => {
    const db = openDatabase({ url: server.url, poolSize: 1, acquireMs: 50 });
    // Making the one connection may take longer than that on a busy machine; then it is there for whoever asks next.
    await vi.waitFor(() => db.raw('select 1'), { timeout: 20_000 });
    const held = await db.transaction();
    await held.raw('select 1');
    const failure: unknown = await db.raw('select 1').catch((error: unknown) => error);
    expect(translateFault(failure)).toMatchObject({ kind: 'unavailable', code: 'database/unavailable' });
    expect(poolUse(db)).toEqual({ used: 1, free: 0, waiting: 0 });
    await held.rollback();
    await db.raw('select 1');
    await db.destroy();
  });

  it('runs a transaction again that it gave up for another one, and not for ever', async () => {
    const db = openDatabase({ url: server.url });
    await migrateDatabase(db);
    await db('users').delete();
    const work = workOn(db);
    for (const id of ['ada', 'bea'])
      await work.run(({ users }) => users.add(aUser({ id, email: `${id}@example.org` })));
    // Each holds what the other one wants next.
    let held = 0;
    const bothHold = () =>
      new Promise<void>((resolve) => {
        const look = () => (held >= 2 ? resolve() : setImmediate(look));
        held += 1;
        look();
      });
    await inParallel(2, (index) =>
      work.run(async ({ users }) => {
        const [first, second] = index === 0 ? ['ada', 'bea'] : ['bea', 'ada'];
        await users.setPasswordHash(first!, `by ${index}`);
        await bothHold();
        await users.setPasswordHash(second!, `by ${index}`);
      }),
    );
    const hashes = new Set(await db('users').pluck('password_hash'));
    expect(hashes.size).toBe(1);

    let runs = 0;
    const stubborn = work.run(async () => {
      runs += 1;
      throw Object.assign(new Error('serialization'), { code: '40001' });
    });
    expect(translateFault(await stubborn.catch((error: unknown) => error))).toMatchObject({ kind: 'unavailable' });
    expect(runs).toBe(4);
    await db.destroy();
  });
});
