import { migratedPostgres } from '../support/database.ts';
import { describeKilledNews } from './support/news-killed.ts';

describeKilledNews('Postgres', async () => {
  const { url, drop } = await migratedPostgres();
  return { env: { DATABASE_URL: url }, drop };
});
