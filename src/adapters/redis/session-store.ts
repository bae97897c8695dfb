import { RedisStore } from 'connect-redis';
import type { Redis } from 'ioredis';

/**
 * Where the session cookies' entries are kept, each until its cookie ends. What is lost here signs nobody out: the
 * session is a row in SQL, and a request with its bearer token gives the browser a new cookie.
 */
export const openRedisSessionStore = (redis: Redis, prefix = 'cusp:session:'): RedisStore =>
  new RedisStore({ client: redis, prefix });
