import { describe, expect, it } from 'vitest';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexEstimates } from '../../src/adapters/knex/readiness/estimates.ts';
import { after, HOUR_MS } from '../../src/domain/kernel/clock.ts';
import type { KeptEstimate } from '../../src/domain/readiness/curve.ts';
import { countQueries } from './count-queries.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, monday } from './samples.ts';

const anEstimate = (facts: Partial<KeptEstimate> = {}): KeptEstimate => ({
  ...{ userId: 'ada', day: '2026-03-02', at: monday },
  content: {
    answers: 42,
    clusters: [{ id: 'c1', low: 50.125, middle: 60.5, high: 70, chance: { percent: 20, limit: null } }],
    all: { percent: 5, limit: 'under' },
    isDemo: false,
  },
  ...facts,
});

onEveryDatabase((name, open) => {
  describe(`Estimates on ${name}`, () => {
    const opened = async () => {
      const db = await open();
      const users = new KnexUserRepository(db);
      for (const id of ['ada', 'bob']) await users.add(aUser({ id, email: `${id}@example.org` }));
      return Object.assign(new KnexEstimates(db), {
        countsOf: (read: () => Promise<unknown>) => countQueries(db, read),
      });
    };

    it('keeps the newest of a day, in whatever order they come', async () => {
      const estimates = await opened();
      const newer = anEstimate({ at: after(monday, HOUR_MS), content: { answers: 50, clusters: [], all: null } });
      await estimates.keep(anEstimate());
      expect(await estimates.historyOf('ada')).toEqual([anEstimate()]);
      for (const one of [newer, anEstimate(), newer]) await estimates.keep(one);
      expect(await estimates.historyOf('ada')).toEqual([newer]);
      expect(await estimates.historyOf('bob')).toEqual([]);
    });

    it('answers the days of one person, oldest first', async () => {
      const estimates = await opened();
      for (const day of ['2026-03-02', '2025-12-31', '2026-03-01']) await estimates.keep(anEstimate({ day }));
      await estimates.keep(anEstimate({ userId: 'bob' }));
      const days = (await estimates.historyOf('ada')).map(({ day }) => day);
      expect(days).toEqual(['2025-12-31', '2026-03-01', '2026-03-02']);
    });

    it('answers the last day of each who is asked for, in one statement', async () => {
      const estimates = await opened();
      for (const day of ['2026-03-02', '2026-03-10', '2025-12-31']) await estimates.keep(anEstimate({ day }));
      const ofBob = anEstimate({ userId: 'bob', day: '2026-01-05' });
      await estimates.keep(ofBob);
      const newest = async (...ids: string[]) =>
        (await estimates.newestOf(ids)).toSorted((one, other) => one.userId.localeCompare(other.userId));
      expect(await newest('bob', 'ada', 'eve')).toEqual([anEstimate({ day: '2026-03-10' }), ofBob]);
      expect(await newest('bob')).toEqual([ofBob]);
      expect(await newest()).toEqual([]);
      for (const ids of [['ada'], ['ada', 'bob', 'eve']])
        expect(await estimates.countsOf(() => estimates.newestOf(ids))).toBe(1);
    });

    it('removes old ones, a batch at a time', async () => {
      const estimates = await opened();
      for (const day of ['2023-01-01', '2023-01-02', '2023-01-03']) await estimates.keep(anEstimate({ day }));
      await estimates.keep(anEstimate({ userId: 'bob', day: '2023-01-02' }));
      expect([await estimates.purge('2023-01-03', 2), await estimates.purge('2023-01-03', 2)]).toEqual([2, 1]);
      expect((await estimates.historyOf('ada')).map(({ day }) => day)).toEqual(['2023-01-03']);
      expect(await estimates.historyOf('bob')).toEqual([]);
    });
  });
});
