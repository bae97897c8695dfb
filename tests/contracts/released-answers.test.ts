import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { KnexAnsweredQuestions } from '../../src/adapters/knex/exam/answered-questions.ts';
import { KnexMockExamRepository } from '../../src/adapters/knex/exam/mock-exam-repository.ts';
import { KnexSittingRepository } from '../../src/adapters/knex/exam/sitting-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexWithdrawnQuestions } from '../../src/adapters/knex/questions/withdrawn-questions.ts';
import { KnexReleasedAnswers } from '../../src/adapters/knex/readiness/released-answers.ts';
import type { AnsweredQuestion } from '../../src/domain/exam/answered-question.ts';
import type { Sitting } from '../../src/domain/exam/sitting.ts';
import { after, HOUR_MS } from '../../src/domain/kernel/clock.ts';
import { aPlan, aSitting } from '../domain/exam/sitting-samples.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import { publishedMockExam } from '../support/published-mock-exam.ts';
import { countQueries } from './count-queries.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, friday, monday, tuesday } from './samples.ts';

async function school(db: Knex) {
  for (const id of ['ada', 'bob']) await new KnexUserRepository(db).add(aUser({ id, email: `${id}@example.org` }));
  await fillBank(db, ['own', 'retired']);
  await db('vignettes').where({ id: 'retired' }).update({ retired_at: 1, retired_by: 'bob' });
  const sittings = new KnexSittingRepository(db);
  const answered = new KnexAnsweredQuestions(db);
  const sit = async (id: string, facts: Partial<Sitting> = {}, isEnded = true) => {
    const sitting = aSitting({ id, kind: 'timed', mockExamId: null, ...facts });
    await sittings.add({ sitting, idempotencyKey: id, sections: [{ minutes: 60, plan: aPlan(1, 1) }] });
    if (isEnded) await sittings.end(id, monday);
  };
  const note = (questionId: string, facts: Partial<AnsweredQuestion> = {}) => {
    const [vignetteId = ''] = questionId.split('-');
    return answered.add([
      {
        ...{ sittingId: 'sitting', questionId, userId: 'ada', versionId: `${vignetteId}-v1`, vignetteId },
        ...{ cluster: 'then', subject: 'then', optionId: null, isRight: false, isFlagged: false },
        ...{ isReached: true, isFirst: true, pace: 'exam' as const, seconds: 60, at: tuesday },
        ...facts,
      },
    ]);
  };
  return { answers: new KnexReleasedAnswers(db), sit, note };
}

onEveryDatabase((name, open) => {
  describe(`ReleasedAnswers on ${name}`, () => {
    it('answers each answer that was on the screen, with the approved version that has its question', async () => {
      const db = await open();
      const { answers, note, sit } = await school(db);
      await sit('sitting');
      await note('own-1', { isRight: true, isFlagged: true, isFirst: false, at: monday });
      await note('own-2');
      await note('own-3', { isReached: false });
      await note('own-9');
      await note('retired-1');
      await note('gone-1');
      await new KnexWithdrawnQuestions(db).put({
        ...{ questionId: 'own-2', reason: 'Wrong.', withdrawnBy: 'bob', withdrawnAt: friday },
      });
      const found = (await answers.of('ada', friday)).toSorted((one, other) =>
        one.questionId.localeCompare(other.questionId),
      );
      const then = { cluster: 'then', subject: 'then', isRight: false, isFlagged: false, isFirst: true, at: tuesday };
      const gone = { ...then, versionId: null };
      const right = { isRight: true, isFlagged: true, isFirst: false, at: monday };
      expect(found).toEqual([
        { ...gone, questionId: 'gone-1', vignetteId: 'gone' },
        {
          ...{ questionId: 'own-1', vignetteId: 'own', versionId: 'own-v1' },
          ...{ cluster: 'c1', subject: 'endodontics', ...right },
        },
        { ...gone, questionId: 'own-2', vignetteId: 'own' },
        { ...gone, questionId: 'own-9', vignetteId: 'own' },
        { ...gone, questionId: 'retired-1', vignetteId: 'retired' },
      ]);
      expect(await answers.to('ada', 'own-1', friday)).toEqual([found[1]]);
      expect([await answers.of('bob', friday), await answers.to('bob', 'own-1', friday)]).toEqual([[], []]);
      expect(await countQueries(db, () => answers.of('ada', friday))).toBe(1);
    });

    it('answers nothing whose key one may not read: unreleased, running, or of a free mock exam', async () => {
      const db = await open();
      const { answers, note, sit } = await school(db);
      const later = after(friday, HOUR_MS);
      await new KnexMockExamRepository(db).add(publishedMockExam([['own']], { id: 'held', releaseAt: later }));
      await sit('timed');
      await sit('released', { kind: 'mock', mockExamId: 'a', releaseAt: friday });
      await sit('running', { kind: 'mock', mockExamId: 'b' }, false);
      await sit('waiting', { kind: 'mock', mockExamId: 'c', releaseAt: later });
      await sit('moved', { kind: 'mock', mockExamId: 'held', releaseAt: friday });
      await sit('free', { kind: 'mock', mockExamId: 'd', releaseAt: friday, isFree: true });
      for (const [at, sittingId] of ['timed', 'released', 'running', 'waiting', 'moved', 'free'].entries())
        await note('own-1', { sittingId, at: after(monday, at * HOUR_MS) });
      const hours = async (now: Date) =>
        (await answers.of('ada', now))
          .map(({ at }) => (at.getTime() - monday.getTime()) / HOUR_MS)
          .toSorted((one, other) => one - other);
      expect(await hours(friday)).toEqual([0, 1]);
      expect(await hours(later)).toEqual([0, 1, 3, 4]);
    });
  });
});
