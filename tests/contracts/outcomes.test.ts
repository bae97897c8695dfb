import { describe, expect, it } from 'vitest';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexOutcomes } from '../../src/adapters/knex/readiness/outcomes.ts';
import { after, DAY_MS } from '../../src/domain/kernel/clock.ts';
import type { Outcome } from '../../src/domain/readiness/outcome.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, monday } from './samples.ts';

const anOutcome = (facts: Partial<Outcome> = {}): Outcome => ({
  ...{ userId: 'ada', examOn: '2026-03-12', at: monday },
  content: {
    clusters: [
      { id: 'c1', result: 'passed', chance: { percent: 95, limit: 'over' } },
      { id: 'c2', result: 'not-said', chance: null },
    ],
    all: null,
  },
  ...facts,
});
const another = anOutcome({ at: after(monday, DAY_MS), content: { clusters: [], all: { percent: 40, limit: null } } });

onEveryDatabase((name, open) => {
  describe(`Outcomes on ${name}`, () => {
    const opened = async () => {
      const db = await open();
      const users = new KnexUserRepository(db);
      for (const id of ['ada', 'bob']) await users.add(aUser({ id, email: `${id}@example.org` }));
      return { db, outcomes: new KnexOutcomes(db) };
    };

    it('keeps the first of a person for an exam', async () => {
      const { outcomes } = await opened();
      expect(await outcomes.keep(anOutcome())).toEqual(anOutcome());
      expect(await outcomes.keep(another)).toEqual(anOutcome());
      expect(await outcomes.find('ada', '2026-03-12')).toEqual(anOutcome());
      expect(await outcomes.find('ada', '2026-09-10')).toBeUndefined();
      expect(await outcomes.find('bob', '2026-03-12')).toBeUndefined();
      const others = [anOutcome({ examOn: '2026-09-10' }), anOutcome({ userId: 'bob' })];
      for (const other of others) expect(await outcomes.keep(other)).toEqual(other);
      const all = (await outcomes.all()).map(({ userId, content }) => [userId, content]);
      expect(all).toHaveLength(3);
      expect(all).toContainEqual(['bob', anOutcome().content]);
    });

    it('keeps one of several at once, and answers each of them with it', async () => {
      const { outcomes } = await opened();
      const kept = await inParallel(8, (at) => outcomes.keep(at % 2 === 0 ? anOutcome() : another));
      const stored = await outcomes.find('ada', '2026-03-12');
      for (const one of kept) expect(one).toEqual(stored);
    });

    it('removes old ones, a batch at a time', async () => {
      const { outcomes } = await opened();
      for (const days of [0, 1, 2, 3])
        await outcomes.keep(anOutcome({ examOn: `2026-03-0${days + 1}`, at: after(monday, days * DAY_MS) }));
      const before = after(monday, 3 * DAY_MS);
      expect([await outcomes.purge(before, 2), await outcomes.purge(before, 2)]).toEqual([2, 1]);
      expect(await outcomes.all()).toHaveLength(1);
      expect(await outcomes.find('ada', '2026-03-04')).toBeDefined();
    });

    it('goes with its account', async () => {
      const { db, outcomes } = await opened();
      await outcomes.keep(anOutcome());
      await db('users').where({ id: 'ada' }).delete();
      expect(await outcomes.all()).toEqual([]);
    });
  });
});
