import { describe, expect, it } from 'vitest';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexStudyGoals } from '../../src/adapters/knex/learning/study-goals.ts';
import { aGoal } from '../domain/learning/plan/plan-samples.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser } from './samples.ts';

onEveryDatabase((adapter, open) => {
  describe(`StudyGoalRepository on ${adapter}`, () => {
    const goals = async () => {
      const db = await open();
      await new KnexUserRepository(db).add(aUser({ id: 'ada' }));
      return { db, goals: new KnexStudyGoals(db) };
    };

    it('gives a goal back as it was saved, and replaces it', async () => {
      const { goals: stored } = await goals();
      expect(await stored.find('ada')).toBeUndefined();
      const goal = aGoal({
        minutes: [0, 15, 30, 45, 60, 90, 720],
        daysOff: [{ from: '2026-03-01', to: '2026-03-09' }],
        putOff: [{ id: 'a', until: '2026-03-02' }],
        isLight: true,
        feed: 3,
      });
      await stored.save(goal);
      expect(await stored.find('ada')).toEqual(goal);
      await stored.save({ ...goal, examOn: null, putOff: [] });
      expect(await stored.find('ada')).toEqual({ ...goal, examOn: null, putOff: [] });
    });

    it('holds a goal until the transaction ends, so that two changes at once are both kept', async () => {
      const { db, goals: stored } = await goals();
      await stored.save(aGoal());
      const putOff = (id: string) =>
        db.transaction(async (trx) => {
          const held = (await new KnexStudyGoals(trx).hold('ada'))!;
          await new KnexStudyGoals(trx).save({ ...held, putOff: [...held.putOff, { id, until: '2026-03-02' }] });
        });
      await Promise.all(['a', 'b', 'c'].map(putOff));
      expect((await stored.find('ada'))?.putOff.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c']);
    });
  });
});
