import { JobRelay } from '../../adapters/bullmq/job-relay.ts';
import type { JobsAdded } from '../../adapters/knex/unit-of-work.ts';
import { openPatientRedis, openRedis, type RedisReport } from '../../adapters/redis/connection.ts';
import { SharedRateLimitStore } from '../../adapters/redis/rate-limit-store.ts';
import { openRedisSessionStore } from '../../adapters/redis/session-store.ts';
import { BoundedRateLimitStore } from '../../http/bounded-rate-limit-store.ts';
import { LANES, laneOf } from '../../worker/job-lanes.ts';
import type { Logger } from '../log.ts';
import { relayedWork } from './relayed-work.ts';

/** Sessions, counts of calls and the relay of jobs on one Redis, which may go away and come back. */
export function openSharedRedis(redisUrl: string, log: Logger) {
  const report: RedisReport = (isUp, error) =>
    isUp ? log.info('Redis answers again') : log.warn({ err: error }, 'Redis is away: jobs wait, limits are local');
  const redis = openRedis(redisUrl, report);
  const relay = new JobRelay(redis, LANES, laneOf, log);
  return {
    openSessionStore: () => openRedisSessionStore(redis),
    rateLimits: (name: string) => new SharedRateLimitStore(redis, name, new BoundedRateLimitStore()),
    jobsAdded: (jobs: Parameters<JobsAdded>[0]) => relay.offerLater(jobs),
    startWork: relayedWork({ relay, producer: redis, openWorkerRedis: () => openPatientRedis(redisUrl, () => {}) }),
    checks: { redis: () => redis.ping() },
    close: async () => {
      await relay.close();
      redis.disconnect();
    },
  };
}
