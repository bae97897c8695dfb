import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { KnexKeyReader } from '../../src/adapters/knex/questions/key-reader.ts';
import { KnexReviewRepository } from '../../src/adapters/knex/questions/review-repository.ts';
import { KnexVersionRepository } from '../../src/adapters/knex/questions/version-repository.ts';
import { KnexVignetteRepository } from '../../src/adapters/knex/questions/vignette-repository.ts';
import { KnexWithdrawnQuestions } from '../../src/adapters/knex/questions/withdrawn-questions.ts';
import type { VignetteReview } from '../../src/domain/questions/review.ts';
import { countQueries } from './count-queries.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aQuestion, aVersion, aVignette } from './question-samples.ts';
import { monday, ODD_TEXT, tuesday } from './samples.ts';

/** V1 with a version approved before and the one of now, V2 in review. */
async function filled(db: Knex) {
  await new KnexVignetteRepository(db).add([aVignette({ id: 'one' }), aVignette({ id: 'two' })]);
  const versions = new KnexVersionRepository(db);
  await versions.add([
    aVersion({ vignetteId: 'one', state: 'superseded' }),
    aVersion({
      ...{ vignetteId: 'one', number: 2, state: 'approved' },
      questions: [aQuestion('one-2', { subject: 'surgery' }), aQuestion('one-1')],
    }),
    aVersion({ vignetteId: 'two', state: 'in-review' }),
  ]);
  await versions.rate('one-v2', [{ questionId: 'one-1', rating: 62.5 }]);
  return { reader: new KnexKeyReader(db), versions };
}

const aReview = (versionId: string, reviewerId: string, decision: VignetteReview['decision']): VignetteReview => ({
  ...{ id: `${versionId}-${reviewerId}`, versionId, revision: 1, reviewerId, decision },
  answers: [],
  ratedAt: monday,
  comment: '',
  decidedAt: decision && tuesday,
});

onEveryDatabase((name, open) => {
  describe(`KeyReader on ${name}`, () => {
    it('answers what each of these versions says, in the order of its questions', async () => {
      const { reader } = await filled(await open());
      const keys = await reader.keys(['one-v2', 'two-v1', 'gone']);
      expect(
        keys.map(({ versionId, questionId, cluster, subject, rating }) => ({
          ...{ versionId, questionId, cluster, subject, rating },
        })),
      ).toEqual([
        { versionId: 'one-v2', questionId: 'one-2', cluster: 'c1', subject: 'surgery', rating: null },
        { versionId: 'one-v2', questionId: 'one-1', cluster: 'c1', subject: 'endodontics', rating: 62.5 },
        { versionId: 'two-v1', questionId: 'two-1', cluster: 'c1', subject: 'endodontics', rating: null },
        { versionId: 'two-v1', questionId: 'two-2', cluster: 'c4', subject: 'endodontics', rating: null },
      ]);
      expect(keys[1]).toMatchObject({
        optionId: 'one-1-a',
        explanation: ODD_TEXT,
        why: { 'one-1-a': 'Right.', 'one-1-b': 'Wrong.' },
        takeaway: 'Test first.',
        references: [{ title: 'Guide', publisher: 'Board', year: 2022, url: '' }],
        withdrawn: null,
      });
    });

    it('tells of a withdrawal in every version that has the question, until it is restored', async () => {
      const db = await open();
      const { reader } = await filled(db);
      const withdrawn = new KnexWithdrawnQuestions(db);
      await withdrawn.put({ questionId: 'one-1', reason: ODD_TEXT, withdrawnBy: 'ada', withdrawnAt: tuesday });
      const told = async () => {
        const keys = await reader.keys(['one-v1', 'one-v2']);
        return keys.filter((key) => key.withdrawn).map((key) => [key.versionId, key.questionId, key.withdrawn]);
      };
      const gone = { reason: ODD_TEXT, at: tuesday };
      expect(await told()).toEqual([
        ['one-v1', 'one-1', gone],
        ['one-v2', 'one-1', gone],
      ]);
      await withdrawn.remove('one-1');
      expect(await told()).toEqual([]);
    });

    it('counts each person once who rated and approved', async () => {
      const db = await open();
      const { reader } = await filled(db);
      const reviews = new KnexReviewRepository(db);
      await reviews.add(aReview('one-v1', 'ada', 'approve'));
      await reviews.add(aReview('one-v2', 'ada', 'approve'));
      await reviews.add(aReview('one-v2', 'bea', 'return'));
      await reviews.add(aReview('two-v1', 'cem', null));
      expect(await reader.reviewers(['one-v1', 'one-v2', 'two-v1'])).toBe(1);
      expect(await reader.reviewers([])).toBe(0);
    });

    it('asks once, for one version or for the fifty-six of an exam', async () => {
      const db = await open();
      const { reader } = await filled(db);
      const many = [...Array.from({ length: 55 }, (_, at) => `none-${at}`), 'one-v1'];
      expect(await countQueries(db, () => reader.keys(['one-v1']))).toBe(1);
      expect(await countQueries(db, () => reader.keys(many))).toBe(1);
      expect(await countQueries(db, () => reader.reviewers(many))).toBe(1);
    });
  });
});
