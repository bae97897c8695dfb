import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, poolUse } from '../../src/adapters/knex/database.ts';
import { isDatabaseUnavailable } from '../../src/adapters/knex/faults.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { RandomIds } from '../../src/adapters/node-crypto/random-ids.ts';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import { type FaultyTcp, faultyTcp, type TcpFault } from '../support/faulty-tcp.ts';
import { type FreshPostgres, freshPostgres } from '../support/provision/fresh-postgres.ts';
import { aUser } from './samples.ts';

/** So long an answer is waited for here; the waiting is what is tried, and not its length. */
const SILENCE_MS = 1000;
const ACQUIRE_MS = 1500;

let fresh: FreshPostgres;
let proxy: FaultyTcp;
let db: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  fresh = await freshPostgres();
  const { hostname: host, port } = new URL(fresh.url);
  proxy = await faultyTcp({ host, port: Number(port) });
  const url = new URL(fresh.url);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  // A step of its may take longer than a test's patience.
  const straight = openDatabase({ url: fresh.url });
  await migrateDatabase(straight);
  await straight.destroy();
  db = openDatabase({ url: url.href, poolSize: 3, silenceMs: SILENCE_MS, acquireMs: ACQUIRE_MS });
});
afterEach(() => proxy.on());
afterAll(async () => {
  await db.destroy();
  await proxy.close();
  await fresh.drop();
});

const failureOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  );

/** In the pool before the fault, and idle. */
const connected = () => Promise.all([1, 2, 3].map(() => db.raw('select pg_sleep(0.02)')));

const FAULTS: TcpFault[] = [
  { kind: 'down' },
  { kind: 'slow' },
  { kind: 'wrong', answer: 'HTTP/1.1 400 Bad Request\r\n\r\n' },
  { kind: 'half', bytes: 20 },
];

describe.each(FAULTS)('a Postgres that is $kind', (fault) => {
  it('is unavailable in bounded time, to reads, to transactions and to whoever gets no connection, and is used again by itself', async () => {
    await connected();
    const ids = new RandomIds();
    const work = new KnexUnitOfWork(db, ids, new SystemClock());
    const add = (id: string) => work.run(({ users }) => users.add(aUser({ id, email: `${id}@example.org` })));
    const before = `before-${fault.kind}`;
    await add(before);
    proxy.on(fault);
    const from = performance.now();
    const calls = [db.raw('select 1'), add(`during-${fault.kind}`), ...[1, 2, 3, 4].map(() => db('users').count())];
    const failures = await Promise.all(calls.map(failureOf));
    if (fault.kind === 'half') expect(failures.some((failure) => failure !== undefined)).toBe(true);
    else expect(failures.every((failure) => failure !== undefined)).toBe(true);
    const others = failures.filter((failure) => failure !== undefined && !isDatabaseUnavailable(failure));
    expect(others).toEqual([]);
    // One silent answer, or the wait for a connection; and a busy machine's pauses on top.
    expect(performance.now() - from).toBeLessThan(SILENCE_MS + ACQUIRE_MS + 3000);
    proxy.on();
    await expect.poll(() => failureOf(db.raw('select 1'))).toBeUndefined();
    expect(await db('users').where({ id: before })).toHaveLength(1);
    expect(poolUse(db)).toMatchObject({ used: 0, waiting: 0 });
  });
});

describe('a statement that may take its time', () => {
  const slowly = `select pg_sleep(${(SILENCE_MS * 2) / 1000})`;

  it('is waited for in a transaction that lifted the limit, and in no other', async () => {
    await db.transaction(async (trx) => {
      await trx.raw('set local statement_timeout = 0');
      await trx.transaction(async (inner) => void (await inner.raw('select 1')));
      await trx.raw(slowly);
    });
    expect(isDatabaseUnavailable(await failureOf(db.raw(slowly)))).toBe(true);
    const other = db.transaction(async (trx) => void (await trx.raw(slowly)));
    expect(isDatabaseUnavailable(await failureOf(other))).toBe(true);
  });
});
