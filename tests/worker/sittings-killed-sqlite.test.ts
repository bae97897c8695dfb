import { describeKilledSittings } from './support/sittings-killed.ts';

describeKilledSittings('SQLite', async () => ({ env: {}, drop: async () => {} }));
