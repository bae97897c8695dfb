import { describe, expect, it } from 'vitest';
import { CountPractice } from '../../../src/domain/exam/queries/count-practice.ts';
import { ExplainSample } from '../../../src/domain/exam/queries/explain-sample.ts';
import { FindFreeVignettes } from '../../../src/domain/exam/queries/find-free-vignettes.ts';
import { GetSample } from '../../../src/domain/exam/queries/get-sample.ts';
import { hasFigure } from '../../../src/domain/kernel/vignettes.ts';
import { MoveToPool } from '../../../src/domain/questions/use-cases/move-to-pool.ts';
import { RetireVignette } from '../../../src/domain/questions/use-cases/retire-vignette.ts';
import { sectionSource, vignettePool } from '../../../src/main/composition/links/exam.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { type BankFacts, fillBank } from '../../support/approved-vignettes.ts';
import { ada } from './candidate-world.ts';

/** A bank with cases of these names as its sample. */
async function school(names: readonly string[], facts: BankFacts = {}) {
  const world = sqlWorld();
  const { stores, work, clock, db } = world;
  await fillBank(db, names, { ...facts, pool: 'sample' });
  await fillBank(db, ['practice'], { pool: 'practice' });
  await fillBank(db, ['mock'], { pool: 'mock' });
  const pool = vignettePool(stores.poolReader);
  const getSample = new GetSample(pool, sectionSource(stores.versionTexts, stores.vignetteFigures));
  const access = { courses: async () => ['sprint'], isConfirmed: async () => true };
  return {
    ...world,
    getSample,
    shown: async () => (await getSample.run()).vignettes.flatMap(({ questions }) => questions.map(({ id }) => id)),
    explain: (questionId: string, letter = 'a') =>
      new ExplainSample(getSample, stores.keyReader).run({ questionId, optionId: `${questionId}-${letter}` }),
    move: new MoveToPool(work, clock),
    retire: new RetireVignette(work, clock),
    practice: new CountPractice(stores.blueprints, stores.answeredQuestions, pool, access),
    free: new FindFreeVignettes(pool),
  };
}

const gone = { kind: 'not-found', code: 'exam/no-sample' };

describe('the free sample', () => {
  it('is five questions: of one case, or of as many as it takes, the last one cut', async () => {
    const { getSample, shown } = await school(['s1', 's2']);
    expect(await shown()).toEqual(['s1-1', 's1-2', 's1-3', 's1-4', 's1-5']);
    expect((await getSample.run()).isDemo).toBe(false);
    expect(await (await school(['s1', 's2'], { questions: 3 })).shown()).toEqual([
      's1-1',
      's1-2',
      's1-3',
      's2-1',
      's2-2',
    ]);
    expect(await (await school(['s1', 's2'], { questions: 2 })).shown()).toEqual(['s1-1', 's1-2', 's2-1', 's2-2']);
    expect(await (await school([])).shown()).toEqual([]);
  });

  it('is what no practice and no mock exam takes', async () => {
    const { practice, free } = await school(['s1']);
    const choice = { viewer: ada, clusters: [], subjects: [], status: 'all' } as const;
    expect(await practice.run(choice)).toMatchObject({ vignettes: 1 });
    expect((await free.run({ words: '' })).rows.map(({ vignetteId }) => vignetteId)).toEqual(['mock']);
  });

  it('explains an answer, right or wrong, and stores nothing', async () => {
    const { explain, stores } = await school(['s1']);
    expect(await explain('s1-2', 'c')).toMatchObject({
      reveal: { questionId: 's1-2', optionId: 's1-2-c' },
      key: { optionId: 's1-2-a', explanation: 'Because of finding 2.' },
    });
    expect(await stores.sittings.startedVersions('ada', 's1')).toEqual([]);
  });

  it.each(['practice-1', 'mock-1', 'none'])('tells nothing of a question that is not in it: %s', async (questionId) => {
    const { explain } = await school(['s1']);
    await expect(explain(questionId)).rejects.toMatchObject(gone);
  });

  it('tells nothing of a question of its pool beyond the five', async () => {
    const { explain } = await school(['s1', 's2']);
    await expect(explain('s2-1')).rejects.toMatchObject(gone);
  });

  it('refuses an option of another question', async () => {
    const { getSample, stores } = await school(['s1']);
    const asked = new ExplainSample(getSample, stores.keyReader).run({ questionId: 's1-1', optionId: 's1-2-a' });
    await expect(asked).rejects.toMatchObject({ kind: 'invalid', code: 'exam/no-option' });
  });

  it('loses a case that is retired while it is answered', async () => {
    const { explain, retire, shown } = await school(['s1', 's2']);
    await explain('s1-1');
    await retire.run({ vignetteId: 's1', by: 'ann' });
    await expect(explain('s1-2')).rejects.toMatchObject(gone);
    expect((await shown())[0]).toBe('s2-1');
  });

  it('never gives a case back: strangers have read its answers', async () => {
    const { move, shown } = await school(['s1']);
    for (const pool of ['mock', 'practice'] as const)
      await expect(move.run({ vignetteId: 's1', pool })).rejects.toMatchObject({ code: 'questions/stays-sample' });
    await move.run({ vignetteId: 's1', pool: 'sample' });
    await move.run({ vignetteId: 'practice', pool: 'sample' });
    expect((await shown())[0]).toBe('s1-1');
  });

  it('shows its figures, and no other', async () => {
    const { getSample, db } = await school(['s1'], { figures: [1] });
    const files = { file_key: 'f/large', small_file_key: 'f/small', width: 800, height: 600, created_at: 0 };
    await db('figures').insert({ vignette_id: 's1', number: 1, ...files });
    const { vignettes } = await getSample.run();
    expect(['f/large', 'f/small', 'f/other'].map((key) => hasFigure(vignettes, key))).toEqual([true, true, false]);
  });
});
