import { describeKilledNews } from './support/news-killed.ts';

describeKilledNews('SQLite', async () => ({ env: {}, drop: async () => {} }));
