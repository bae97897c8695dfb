import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { JobRelay } from '../../src/adapters/bullmq/job-relay.ts';
import { openPatientRedis, openRedis } from '../../src/adapters/redis/connection.ts';
import { relayedWork } from '../../src/main/installation/relayed-work.ts';
import { startWorkFromTable } from '../../src/worker/background-work.ts';
import { LANES, laneOf } from '../../src/worker/job-lanes.ts';
import { databases, emptyTables, type OpenedDatabase } from '../support/database.ts';
import { type FreshRedis, freshRedis } from '../support/provision/fresh-redis.ts';
import { backgroundWorkContract, type WorkingProcess } from './background-work.contract.ts';

let fresh: FreshRedis;
let admin: Redis;
const opened: (() => Promise<void>)[] = [];
beforeAll(async () => {
  fresh = await freshRedis();
  admin = new Redis(fresh.url);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((close) => close()));
  await admin.flushdb();
});
afterAll(async () => {
  admin.disconnect();
  await fresh.drop();
});

/** As chosen-redis.ts puts it together. */
async function relayed(): Promise<WorkingProcess> {
  const redis = openRedis(fresh.url, () => {});
  // What is left before would wait for a sweep.
  await once(redis, 'ready');
  const relay = new JobRelay(redis, LANES, laneOf, { warn: () => {} });
  opened.push(async () => {
    await relay.close();
    redis.disconnect();
  });
  return {
    jobsAdded: (jobs) => relay.offerLater(jobs),
    startWork: relayedWork({ relay, producer: redis, openWorkerRedis: () => openPatientRedis(fresh.url, () => {}) }),
  };
}

describe.each(databases)('on $name', (database) => {
  let db: OpenedDatabase;
  beforeAll(async () => {
    db = await database.open();
  });
  afterAll(() => db.close());
  const empty = async (): Promise<Knex> => {
    await emptyTables(db.db);
    return db.db;
  };

  backgroundWorkContract('from the table', empty, async () => ({ startWork: startWorkFromTable }));
  backgroundWorkContract('relayed by BullMQ', empty, relayed);
});

it('two workers on one Redis run each task once per interval', async () => {
  const runs: number[] = [];
  const tasks = [{ name: 'counted', everyMs: 500, task: { run: async () => void runs.push(Date.now()) } }];
  const processes = await Promise.all([relayed(), relayed(), relayed()]);
  const stops = processes.map(({ startWork }) =>
    startWork({
      queue: { listDue: async () => [] } as never,
      handlers: {} as never,
      clock: { now: () => new Date() },
      log: { info: () => {}, warn: () => {}, error: () => {} },
      tasks,
      isQuiet: () => true,
    }),
  );
  await expect.poll(() => runs.length, { timeout: 10_000 }).toBeGreaterThan(4);
  const intervals = runs.slice(1).map((at, index) => Math.round((at - runs[index]!) / 500));
  await Promise.all(stops.map((stop) => stop()));
  // No two in one interval. The first may come late in its own.
  expect(intervals.slice(1).every((passed) => passed >= 1)).toBe(true);
});
