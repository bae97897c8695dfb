import { migratedPostgres } from '../support/database.ts';
import { describeKilledSittings } from './support/sittings-killed.ts';

describeKilledSittings('Postgres', async () => {
  const { url, drop } = await migratedPostgres();
  return { env: { DATABASE_URL: url }, drop };
});
