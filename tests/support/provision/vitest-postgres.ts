import { providePostgres } from './postgres.ts';

/**
 * Vitest's global set-up: `npx vitest run tests/contracts` alone has a server too; within `npm test` it is the run's.
 */
export async function setup(): Promise<() => Promise<void>> {
  const server = await providePostgres();
  process.env.TEST_DATABASE_URL = server.url;
  return () => server.stop();
}
