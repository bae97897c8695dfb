import { describe, expect, it } from 'vitest';
import { bank, complete, option, question, rewritten } from './bank.ts';

describe('a new vignette', () => {
  it('has a number and as many empty questions as the blueprint says', async () => {
    const { create, see } = bank();
    await create.run({ title: 'First', pool: 'mock', by: 'ann' });
    const { vignette, open } = await see(await create.run({ title: 'Second', pool: 'practice', by: 'ann' }));
    expect(vignette).toMatchObject({ number: 2, pool: 'practice', createdBy: 'ann', isDemo: false });
    expect(open?.version).toMatchObject({ number: 1, state: 'draft', revision: 1, title: 'Second' });
    expect(open?.version.questions.map(({ options }) => options.length)).toEqual([2, 2]);
  });

  it('is made once by a request that is repeated, also at once', async () => {
    const { create, db } = bank();
    const request = { title: 'Once', pool: 'mock', by: 'ann', idempotencyKey: 'key' } as const;
    const made = await Promise.all([create.run(request), create.run(request), create.run(request)]);
    expect(new Set(made).size).toBe(1);
    expect(await db('vignettes').pluck('number')).toEqual([1]);
    await expect(create.run({ ...request, title: 'Other' })).rejects.toMatchObject({ code: 'questions/made-already' });
  });
});

describe('a draft', () => {
  it('is kept incomplete, and says what a submission needs', async () => {
    const { written, openOf } = bank();
    const id = await written(complete({ case: '', questions: [question('', { references: [] })], isDeclared: false }));
    const { faults } = await openOf(id);
    expect(faults.map(({ path }) => path)).toEqual([
      'case',
      'questions',
      'questions[0].stem',
      'questions[0].references',
      'isDeclared',
    ]);
  });

  it('keeps the ids of questions and options that a save names', async () => {
    const { written, openOf, save } = bank();
    const vignetteId = await written();
    const before = await openOf(vignetteId);
    const again = rewritten(before);
    const [first, second] = again.questions;
    await save.run({
      vignetteId,
      revision: 2,
      by: 'ann',
      written: { ...again, questions: [{ ...second!, stem: 'What then?' }, first!] },
    });
    const after = await openOf(vignetteId);
    expect(after.version.questions.map(({ id }) => id)).toEqual(
      before.version.questions.map(({ id }) => id).toReversed(),
    );
    expect(after.version.questions[1]?.options).toEqual(before.version.questions[0]?.options);
    expect(after.keys[1]).toEqual(before.keys[0]);
  });

  it('refuses ids of others, the same one twice and two right options, each at its path', async () => {
    const { written, openOf, save } = bank();
    const other = await openOf(await written());
    const vignetteId = await written();
    const own = rewritten(await openOf(vignetteId));
    const [first, second] = own.questions;
    const saved = (questions: typeof own.questions) =>
      save.run({ vignetteId, revision: 2, by: 'ann', written: { ...own, questions } });
    await expect(saved([{ ...first!, id: other.version.questions[0]!.id }])).rejects.toMatchObject({
      kind: 'invalid',
      fields: { 'questions[0].id': expect.any(String) },
    });
    await expect(saved([first!, { ...second!, id: first!.id! }])).rejects.toMatchObject({
      fields: { 'questions[1].id': expect.any(String) },
    });
    await expect(
      saved([{ ...first!, options: [option('One', true), option('Two', true)] }, second!]),
    ).rejects.toMatchObject({ fields: { 'questions[0].options': expect.any(String) } });
    await expect(
      saved([{ ...first!, options: [...first!.options.slice(0, 1), { ...first!.options[0]!, isCorrect: false }] }]),
    ).rejects.toMatchObject({ fields: { 'questions[0].options[1].id': expect.any(String) } });
    expect((await openOf(vignetteId)).version.revision).toBe(2);
  });

  it('lets one of two who save at once win, and tells the other', async () => {
    const { written, openOf, save } = bank();
    const vignetteId = await written();
    const saves = ['One', 'Two'].map((title) =>
      save.run({ vignetteId, revision: 2, by: 'ann', written: complete({ title }) }),
    );
    const results = await Promise.allSettled(saves);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((one) => one.status === 'rejected')).toMatchObject({
      reason: { kind: 'conflict', code: 'questions/stale', isStale: true },
    });
    expect((await openOf(vignetteId)).version.revision).toBe(3);
  });

  it('is begun from the approved version, and thrown away without a trace of it', async () => {
    const { approved, open, discard, see } = bank();
    const vignetteId = await approved();
    const before = await see(vignetteId);
    await open.run({ vignetteId, by: 'cleo' });
    const draft = (await see(vignetteId)).open!;
    expect(draft.version).toMatchObject({ number: 2, state: 'draft', isDeclared: false, authorIds: ['cleo'] });
    expect(draft.keys.map(({ rating }) => rating)).toEqual([null, null]);
    await expect(open.run({ vignetteId, by: 'ann' })).rejects.toMatchObject({ code: 'questions/has-draft' });
    expect(await discard.run({ vignetteId })).toBe(true);
    expect(await see(vignetteId)).toEqual(before);
  });

  it('of what was never submitted takes the vignette along', async () => {
    const { written, discard, see } = bank();
    const vignetteId = await written();
    expect(await discard.run({ vignetteId })).toBe(false);
    await expect(see(vignetteId)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('ids of a new version', () => {
  it.each([
    ['another right option', (first: ReturnType<typeof question>) => flipped(first)],
    ['another number of options', (first: ReturnType<typeof question>) => longer(first)],
    ['the word of its author', (first: ReturnType<typeof question>) => ({ ...first, isNew: true })],
  ])('are new where a question has %s', async (_why, change) => {
    const { approved, open, openOf, save, submit, rated, decided, see } = bank();
    const vignetteId = await approved();
    const before = (await see(vignetteId)).approved!.version.questions.map(({ id }) => id);
    await open.run({ vignetteId, by: 'ann' });
    const [first, second] = rewritten(await openOf(vignetteId)).questions;
    const questions = [change(first!), { ...second!, stem: 'What would you do now?' }];
    await save.run({ vignetteId, revision: 1, by: 'ann', written: complete({ questions }) });
    await submit.run({ vignetteId, revision: 2, by: 'ann' });
    await rated(vignetteId);
    await decided(vignetteId, 'approve');
    const { approved: after, versions } = await see(vignetteId);
    expect(after?.version.questions.map(({ id }, at) => id === before[at])).toEqual([false, true]);
    expect(after?.keys.map(({ questionId }) => questionId)).toEqual(after?.version.questions.map(({ id }) => id));
    expect(after?.version.questions.map(({ isNew }) => isNew)).toEqual([false, false]);
    expect(versions.map(({ state }) => state)).toEqual(['approved', 'superseded']);
  });
});

const flipped = (one: ReturnType<typeof question>) => ({
  ...one,
  options: one.options.map((each) => ({ ...each, isCorrect: !each.isCorrect })),
});
const longer = (one: ReturnType<typeof question>) => ({ ...one, options: [...one.options, option('Tumour')] });

describe('retirement', () => {
  it('is noted once, and undone once', async () => {
    const { approved, retire, restore, see } = bank();
    const vignetteId = await approved();
    await retire.run({ vignetteId, by: 'bob' });
    expect((await see(vignetteId)).vignette).toMatchObject({ retiredBy: 'bob', retiredAt: expect.any(Date) });
    await expect(retire.run({ vignetteId, by: 'bob' })).rejects.toMatchObject({ code: 'questions/retired' });
    await restore.run({ vignetteId });
    expect((await see(vignetteId)).vignette).toMatchObject({ retiredBy: null, retiredAt: null });
    await expect(restore.run({ vignetteId })).rejects.toMatchObject({ code: 'questions/not-retired' });
  });
});

describe('withdrawal', () => {
  it('needs a question that was submitted, keeps the newest reason, and is undone', async () => {
    const { written, approved, openOf, withdraw, reinstate, see } = bank();
    const draft = (await openOf(await written())).version.questions[0]!.id;
    await expect(withdraw.run({ questionId: draft, reason: 'Wrong', by: 'bob' })).rejects.toMatchObject({
      kind: 'not-found',
    });
    const vignetteId = await approved();
    const questionId = (await see(vignetteId)).approved!.version.questions[0]!.id;
    await withdraw.run({ questionId, reason: 'Two are right', by: 'bob' });
    await withdraw.run({ questionId, reason: 'Two options are right', by: 'ann' });
    expect((await see(vignetteId)).withdrawn).toMatchObject([{ questionId, reason: 'Two options are right' }]);
    await reinstate.run({ questionId });
    await reinstate.run({ questionId });
    expect((await see(vignetteId)).withdrawn).toEqual([]);
  });
});
