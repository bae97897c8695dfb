import { dropTemplate, templateName } from './fresh-postgres.ts';
import { providePostgres } from './postgres.ts';

/**
 * Vitest's global set-up: `npx vitest run tests/contracts` alone has a server too; within `npm test` it is the run's.
 */
export async function setup(): Promise<() => Promise<void>> {
  const server = await providePostgres();
  process.env.TEST_DATABASE_URL = server.url;
  const template = templateName();
  process.env.TEST_DATABASE_TEMPLATE = template;
  return async () => {
    await dropTemplate(template);
    await server.stop();
  };
}
