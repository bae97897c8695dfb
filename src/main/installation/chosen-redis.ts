import type { Store as SessionStore } from 'express-session';
import type { Knex } from 'knex';
import { JobRelay } from '../../adapters/bullmq/job-relay.ts';
import { queueBoard } from '../../adapters/bullmq/queue-board.ts';
import { openCookieStore } from '../../adapters/knex/identity/cookie-store.ts';
import type { JobsAdded } from '../../adapters/knex/unit-of-work.ts';
import { openPatientRedis, openRedis, type RedisReport } from '../../adapters/redis/connection.ts';
import { SharedRateLimitStore } from '../../adapters/redis/rate-limit-store.ts';
import { openRedisSessionStore } from '../../adapters/redis/session-store.ts';
import type { RateLimitStores } from '../../http/rate-limits.ts';
import type { Route } from '../../http/route.ts';
import type { HealthChecks } from '../../http/routes/operations/health-routes.ts';
import { queueBoardRoutes } from '../../http/routes/operations/queue-board-routes.ts';
import { paths } from '../../wire/paths.ts';
import { type StartWork, startWorkFromTable } from '../../worker/background-work.ts';
import { LANES, laneOf } from '../../worker/job-lanes.ts';
import type { Logger } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import { relayedWork } from './relayed-work.ts';

/** What several processes share beside the data, chosen by the settings. */
export interface ChosenRedis {
  openSessionStore(): SessionStore;
  /** Without them each process counts in its own memory. */
  readonly rateLimits?: RateLimitStores;
  /** Told of jobs after their commit. */
  readonly jobsAdded?: JobsAdded;
  readonly startWork: StartWork;
  /** A page to look at the queues; made only for who serves. */
  routes(): readonly Route[];
  readonly checks: HealthChecks;
  close(): Promise<void>;
}

/**
 * With Redis: sessions, counts of calls and the relay of jobs, none of which anything acknowledged depends on. Without:
 * sessions in the database, counts in each process, jobs straight from their table.
 */
export function chosenRedis({ redisUrl }: Pick<Settings, 'redisUrl'>, db: Knex, log: Logger): ChosenRedis {
  if (redisUrl === undefined)
    return {
      openSessionStore: () => openCookieStore(db),
      startWork: startWorkFromTable,
      routes: () => [],
      checks: {},
      close: async () => undefined,
    };

  const report: RedisReport = (isUp, error) =>
    isUp ? log.info('Redis answers again') : log.warn({ err: error }, 'Redis is away: jobs wait, limits are local');
  const redis = openRedis(redisUrl, report);
  const relay = new JobRelay(redis, LANES, laneOf, log);
  return {
    openSessionStore: () => openRedisSessionStore(redis),
    rateLimits: (name) => new SharedRateLimitStore(redis, name),
    jobsAdded: (jobs) => relay.offerLater(jobs),
    startWork: relayedWork({ relay, producer: redis, openWorkerRedis: () => openPatientRedis(redisUrl, () => {}) }),
    routes: () => queueBoardRoutes(queueBoard(redis, LANES, `/api${paths.queueBoard}`)),
    checks: { redis: () => redis.ping() },
    close: async () => {
      await relay.close();
      redis.disconnect();
    },
  };
}
