import { RedisStore } from 'connect-redis';
import type { Redis } from 'ioredis';

/**
 * Opens the store of cookie sessions, each with its cookie's TTL. Losing it signs no user out: the session is a row in
 * SQL, and a request with its bearer token gets a new cookie.
 */
export const openRedisSessionStore = (redis: Redis, prefix = 'cusp:session:'): RedisStore =>
  new RedisStore({ client: redis, prefix });
