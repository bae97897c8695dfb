import { provideRedis } from './redis.ts';

/**
 * Vitest's global set-up: `npx vitest run tests/contracts` alone has a server too; within `npm test` it is the run's.
 */
export async function setup(): Promise<() => Promise<void>> {
  const server = await provideRedis();
  process.env.TEST_REDIS_URL = server.url;
  return () => server.stop();
}
