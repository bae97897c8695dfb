import { openCookieStore } from '../../src/adapters/knex/identity/cookie-store.ts';
import { openRedisSessionStore } from '../../src/adapters/redis/session-store.ts';
import { httpSessionsContract } from './http-sessions.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { onRedis } from './on-redis.ts';

onEveryDatabase((name, open) => {
  httpSessionsContract(name, async () => openCookieStore(await open(), 0));
});

onRedis((open) => {
  httpSessionsContract('Redis', async () => openRedisSessionStore(await open()));
});
