import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { JobRelay } from '../../../src/adapters/bullmq/job-relay.ts';
import { openPatientRedis, openRedis } from '../../../src/adapters/redis/connection.ts';
import { relayedWork } from '../../../src/main/installation/relayed-work.ts';
import { startWorkFromTable } from '../../../src/worker/background-work.ts';
import { LANES, laneOf } from '../../../src/worker/job-lanes.ts';
import { type Database, emptyTables, type OpenedDatabase } from '../../support/database.ts';
import { type FreshRedis, freshRedis } from '../../support/provision/fresh-redis.ts';
import { backgroundWorkContract, type WorkingProcess } from '../background-work.contract.ts';

/**
 * Hands over what opens processes whose jobs BullMQ brings, on a Redis of the file's own that is emptied after each
 * test.
 */
export function onRedis(): () => Promise<WorkingProcess> {
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

  /** As shared-redis.ts puts it together. */
  return async () => {
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
  };
}

/** The contract on one kind of database. Its tests mostly wait: each kind has a file, side by side. */
export const describeBackgroundWork = (database: Database) =>
  describe(`on ${database.name}`, () => {
    const relayed = onRedis();
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
