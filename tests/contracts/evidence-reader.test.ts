import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { KnexAnsweredQuestions } from '../../src/adapters/knex/exam/answered-questions.ts';
import { KnexMockExamRepository } from '../../src/adapters/knex/exam/mock-exam-repository.ts';
import { KnexSittingRepository } from '../../src/adapters/knex/exam/sitting-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexReviewRepository } from '../../src/adapters/knex/questions/review-repository.ts';
import { KnexWithdrawnQuestions } from '../../src/adapters/knex/questions/withdrawn-questions.ts';
import { KnexEvidenceReader } from '../../src/adapters/knex/readiness/evidence-reader.ts';
import type { AnsweredQuestion } from '../../src/domain/exam/answered-question.ts';
import type { Sitting } from '../../src/domain/exam/sitting.ts';
import { after, HOUR_MS } from '../../src/domain/kernel/clock.ts';
import type { AnswerAtSight } from '../../src/domain/readiness/evidence.ts';
import { aPlan, aSitting } from '../domain/exam/sitting-samples.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import { publishedMockExam } from '../support/published-mock-exam.ts';
import { countQueries } from './count-queries.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, friday, monday, tuesday } from './samples.ts';

async function school(db: Knex) {
  for (const id of ['ada', 'bob']) await new KnexUserRepository(db).add(aUser({ id, email: `${id}@example.org` }));
  await fillBank(db, ['own'], { rating: 62.5 });
  await fillBank(db, ['bare'], { rating: null });
  await fillBank(db, ['shown'], {});
  await db('vignettes').where({ id: 'shown' }).update({ is_demo: true });
  const review = { versionId: 'own-v1', revision: 1, answers: [], ratedAt: monday, comment: '', decidedAt: tuesday };
  const reviews = new KnexReviewRepository(db);
  for (const [reviewerId, decision] of [
    ['bob', 'approve'],
    ['cleo', 'approve'],
    ['dan', 'return'],
  ] as const)
    await reviews.add({ ...review, id: reviewerId, reviewerId, decision });
  const sittings = new KnexSittingRepository(db);
  const answered = new KnexAnsweredQuestions(db);
  const sit = async (id: string, facts: Partial<Sitting> = {}, isEnded = true) => {
    const sitting = aSitting({ id, kind: 'timed', mockExamId: null, ...facts });
    await sittings.add({ sitting, idempotencyKey: id, sections: [{ minutes: 60, plan: aPlan(1, 1) }] });
    if (isEnded) await sittings.end(id, monday);
  };
  const note = (question: string, facts: Partial<AnsweredQuestion> = {}) => {
    const [vignetteId = ''] = question.split('-');
    return answered.add([
      {
        ...{ sittingId: 'sitting', questionId: question, userId: 'ada', versionId: `${vignetteId}-v1`, vignetteId },
        ...{ cluster: 'c1', subject: 'endodontics', optionId: null, isRight: true, isFlagged: false },
        ...{ isReached: true, isFirst: true, pace: 'exam' as const, seconds: 60, at: tuesday },
        ...facts,
      },
    ]);
  };
  return { evidence: new KnexEvidenceReader(db), sit, note };
}

/** By time, then by case. */
const inOrder = (rows: readonly AnswerAtSight[]): AnswerAtSight[] =>
  rows.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || one.vignetteId.localeCompare(other.vignetteId),
  );

onEveryDatabase((name, open) => {
  describe(`EvidenceReader on ${name}`, () => {
    it('answers each answer at first sight, with what is known of its question', async () => {
      const db = await open();
      const { evidence, note, sit } = await school(db);
      await sit('sitting');
      await note('own-1', { at: friday, cluster: 'c2', subject: 'radiology', pace: 'relaxed', seconds: 7 });
      await note('own-2', { isRight: false });
      await note('own-3', { isFirst: false });
      await note('bare-1', { at: monday });
      await note('shown-1', { at: monday });
      await note('gone-1', { at: monday });
      await new KnexWithdrawnQuestions(db).put({
        ...{ questionId: 'own-2', reason: 'Wrong.', withdrawnBy: 'bob', withdrawnAt: friday },
      });
      const rows = inOrder(await evidence.atSight('ada', friday));
      const known = { cluster: 'c1', subject: 'endodontics', isRight: true, pace: 'exam', seconds: 60 };
      const plain = { ...known, isReleased: true, isWithdrawn: false, isDemo: false };
      expect(rows).toEqual([
        { ...plain, questionId: 'bare-1', vignetteId: 'bare', at: monday, rating: null, reviewers: 0 },
        { ...plain, questionId: 'gone-1', vignetteId: 'gone', at: monday, rating: null, reviewers: 0 },
        { ...plain, questionId: 'shown-1', vignetteId: 'shown', at: monday, rating: 60, reviewers: 0, isDemo: true },
        {
          ...plain,
          questionId: 'own-2',
          vignetteId: 'own',
          at: tuesday,
          rating: 62.5,
          reviewers: 2,
          isRight: false,
          isWithdrawn: true,
        },
        {
          ...{ ...plain, questionId: 'own-1', vignetteId: 'own', at: friday, rating: 62.5, reviewers: 2 },
          ...{ cluster: 'c2', subject: 'radiology', pace: 'relaxed', seconds: 7 },
        },
      ]);
      expect(await evidence.atSight('bob', friday)).toEqual([]);
      expect(await countQueries(db, () => evidence.atSight('ada', friday))).toBe(1);
    });

    it('tells which answers are of a mock exam that is not over, or whose result is not released', async () => {
      const db = await open();
      const { evidence, note, sit } = await school(db);
      const later = after(friday, HOUR_MS);
      await new KnexMockExamRepository(db).add(publishedMockExam([['own']], { id: 'held', releaseAt: later }));
      await sit('timed');
      await sit('released', { kind: 'mock', mockExamId: 'a', releaseAt: friday });
      await sit('running', { kind: 'mock', mockExamId: 'b' }, false);
      await sit('waiting', { kind: 'mock', mockExamId: 'c', releaseAt: later });
      await sit('moved', { kind: 'mock', mockExamId: 'held', releaseAt: friday });
      const of = ['timed', 'released', 'running', 'waiting', 'moved'];
      for (const [at, sittingId] of of.entries())
        await note(`own-${at + 1}`, { sittingId, at: after(monday, at * HOUR_MS) });
      const released = async (now: Date) =>
        inOrder(await evidence.atSight('ada', now)).map(({ isReleased }) => isReleased);
      expect(await released(friday)).toEqual([true, true, false, false, false]);
      expect(await released(later)).toEqual([true, true, false, true, true]);
    });
  });
});
