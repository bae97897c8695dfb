import { migratedPostgres } from '../support/database.ts';
import { freshRedis } from '../support/provision/fresh-redis.ts';
import { describeWorkerProcesses } from './support/worker-processes.ts';

describeWorkerProcesses('Postgres and Redis', async () => {
  const [database, redis] = await Promise.all([migratedPostgres(), freshRedis()]);
  return {
    env: { DATABASE_URL: database.url, REDIS_URL: redis.url },
    drop: async () => {
      await Promise.all([database.drop(), redis.drop()]);
    },
  };
});
