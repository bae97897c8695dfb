import { migratedPostgres } from '../support/database.ts';
import { describeWorkerProcesses } from './support/worker-processes.ts';

describeWorkerProcesses('Postgres', async () => {
  const { url, drop } = await migratedPostgres();
  return { env: { DATABASE_URL: url }, drop };
});
