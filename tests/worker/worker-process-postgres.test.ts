import { freshPostgres } from '../support/provision/fresh-postgres.ts';
import { describeWorkerProcesses } from './support/worker-processes.ts';

describeWorkerProcesses('Postgres', async () => {
  const { url, drop } = await freshPostgres();
  return { env: { DATABASE_URL: url }, drop };
});
