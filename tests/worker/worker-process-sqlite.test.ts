import { describeWorkerProcesses } from './support/worker-processes.ts';

describeWorkerProcesses('SQLite', async () => ({ env: {}, drop: async () => {} }));
