import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe } from 'vitest';
import { openRedis } from '../../src/adapters/redis/connection.ts';
import { type FreshRedis, freshRedis } from '../support/provision/fresh-redis.ts';

/** Runs the tests on a Redis. One connection is opened for the whole file; `open` empties its database for a test. */
export function onRedis(tests: (open: () => Promise<Redis>) => void): void {
  describe('Redis', () => {
    let fresh: FreshRedis;
    let redis: Redis;

    beforeAll(async () => {
      fresh = await freshRedis();
      redis = openRedis(fresh.url, () => {});
      await new Promise((resolve) => redis.once('ready', resolve));
    });
    afterAll(async () => {
      redis.disconnect();
      await fresh.drop();
    });

    tests(async () => {
      await redis.flushdb();
      return redis;
    });
  });
}
