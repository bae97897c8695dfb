import { describe, expect, it } from 'vitest';
import { KnexAnsweredQuestions } from '../../src/adapters/knex/exam/answered-questions.ts';
import { KnexSittingRepository } from '../../src/adapters/knex/exam/sitting-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexCards } from '../../src/adapters/knex/readiness/cards.ts';
import { type Card, newCard } from '../../src/domain/readiness/cards/card.ts';
import { aPlan, aSitting } from '../domain/exam/sitting-samples.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, monday } from './samples.ts';

const aCard = (facts: Partial<Card> = {}): Card => ({
  ...newCard('ada', 'one-1'),
  ...{ why: 'misread', rule: 'When I see “except”, I read twice.', begunOn: '2026-03-02', lapses: 1 },
  review: { memory: { stability: 2.3065, difficulty: 2.11810397 }, on: '2026-03-02', nextOn: '2026-03-04' },
  ...{ gradeNumber: 'grade-12345', revision: 1 },
  ...facts,
});

onEveryDatabase((name, open) => {
  describe(`Cards on ${name}`, () => {
    const opened = async () => {
      const db = await open();
      const users = new KnexUserRepository(db);
      for (const id of ['ada', 'bob']) await users.add(aUser({ id, email: `${id}@example.org` }));
      return { db, cards: new KnexCards(db) };
    };

    it('stores each revision once, and nothing of the one that came second', async () => {
      const { cards } = await opened();
      const bare = newCard('ada', 'one-2');
      expect(await cards.save({ ...bare, revision: 1 })).toBe(true);
      expect(await cards.save(aCard())).toBe(true);
      expect(await cards.save(aCard({ rule: 'second' }))).toBe(false);
      expect(await cards.save(aCard({ rule: 'third', revision: 3 }))).toBe(false);
      expect(await cards.find('ada', 'one-1')).toEqual(aCard());
      const next = aCard({ isKnown: true, review: null, revision: 2 });
      expect(await cards.save(next)).toBe(true);
      expect(await cards.save(next)).toBe(false);
      expect(await cards.find('ada', 'one-1')).toEqual(next);
      expect(await cards.find('ada', 'one-2')).toEqual({ ...bare, revision: 1 });
    });

    it('lets one of two first grades win that come at once', async () => {
      const { cards } = await opened();
      const saved = await Promise.all(['a', 'b'].map((gradeNumber) => cards.save(aCard({ gradeNumber }))));
      expect(saved.toSorted()).toEqual([false, true]);
    });

    it('answers one person’s, and undefined for a card that is not there', async () => {
      const { cards } = await opened();
      await cards.save(aCard());
      await cards.save(aCard({ userId: 'bob' }));
      expect(await cards.of('ada')).toEqual([aCard()]);
      expect(await cards.of('cleo')).toEqual([]);
      expect(await cards.find('ada', 'one-2')).toBeUndefined();
    });

    it('removes those whose answers are gone, a batch at a time', async () => {
      const { db, cards } = await opened();
      const sitting = aSitting({ id: 'sitting', kind: 'timed', mockExamId: null });
      await new KnexSittingRepository(db).add({
        ...{ sitting, idempotencyKey: 'sitting', sections: [{ minutes: 60, plan: aPlan(1, 1) }] },
      });
      await new KnexAnsweredQuestions(db).add([
        {
          ...{ sittingId: 'sitting', questionId: 'one-1', userId: 'ada', versionId: 'one-v1', vignetteId: 'one' },
          ...{ cluster: 'c1', subject: 'endodontics', optionId: null, isRight: false, isFlagged: false },
          ...{ isReached: true, isFirst: true, pace: 'exam', seconds: 60, at: monday },
        },
      ]);
      await cards.save(aCard());
      for (const questionId of ['one-2', 'one-3', 'one-4']) await cards.save(aCard({ questionId }));
      await cards.save(aCard({ userId: 'bob' }));
      expect([await cards.purge(3), await cards.purge(3)]).toEqual([3, 1]);
      expect(await cards.of('ada')).toEqual([aCard()]);
      expect(await cards.of('bob')).toEqual([]);
    });
  });
});
