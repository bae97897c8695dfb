import type { Store as SessionStore } from 'express-session';
import type { Knex } from 'knex';
import { openCookieStore } from '../../adapters/knex/identity/cookie-store.ts';
import type { RateLimitStores } from '../../http/rate-limits.ts';
import type { HealthChecks } from '../../http/routes/operations/health-routes.ts';

/** What several processes share beside the data, chosen by the settings. */
export interface ChosenRedis {
  openSessionStore(): SessionStore;
  /** Without them each process counts in its own memory. */
  readonly rateLimits?: RateLimitStores;
  readonly checks: HealthChecks;
  close(): Promise<void>;
}

/** Without Redis, sessions are in the database. */
export const chosenRedis = (db: Knex): ChosenRedis => ({
  openSessionStore: () => openCookieStore(db),
  checks: {},
  close: async () => undefined,
});
