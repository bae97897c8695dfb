import type { Store as SessionStore } from 'express-session';
import type { Knex } from 'knex';
import { openCookieStore } from '../../adapters/knex/identity/cookie-store.ts';
import type { JobsAdded } from '../../adapters/knex/unit-of-work.ts';
import type { HealthChecks } from '../../http/component-checks.ts';
import type { RateLimitStores } from '../../http/rate-limits.ts';
import { type StartWork, startWorkFromTable } from '../../worker/background-work.ts';
import type { Logger } from '../log.ts';
import type { Settings } from '../settings/settings.ts';

/** Shared state of several processes other than the school's data, chosen by the settings. */
export interface ChosenRedis {
  openSessionStore(): SessionStore;
  /** Without them each process counts in its own memory. */
  readonly rateLimits?: RateLimitStores;
  /** Called with jobs after their commit. */
  readonly jobsAdded?: JobsAdded;
  readonly startWork: StartWork;
  readonly checks: HealthChecks;
  close(): Promise<void>;
}

/**
 * With Redis: sessions, counts of calls and the relay of jobs, none of which anything acknowledged depends on. Without:
 * sessions in the database, counts in each process, jobs straight from their table; the clients of Redis are not
 * imported then.
 */
export async function chosenRedis(
  { redisUrl }: Pick<Settings, 'redisUrl'>,
  db: Knex,
  log: Logger,
): Promise<ChosenRedis> {
  if (redisUrl === undefined)
    return {
      openSessionStore: () => openCookieStore(db),
      startWork: startWorkFromTable,
      checks: {},
      close: async () => undefined,
    };

  const { openSharedRedis } = await import('./shared-redis.ts');
  return openSharedRedis(redisUrl, log);
}
