import { describe, expect, it } from 'vitest';
import { bank, complete } from './bank.ts';

describe('a review', () => {
  it('is blind first: no key is read before the answers are kept', async () => {
    const { submitted, written, inReview, rated } = bank();
    await written();
    const vignetteId = await submitted();
    const blind = await inReview.run({ vignetteId, by: 'bob' });
    expect(blind).toMatchObject({ vignetteNumber: 2, version: { number: 1 }, seen: undefined });
    expect(JSON.stringify(blind)).not.toMatch(/Because of|inflamed|Test the pulp|Therapeutic/);
    const { answers } = await rated(vignetteId);
    const { seen } = await inReview.run({ vignetteId, by: 'bob' });
    expect(seen?.review.answers).toEqual(answers);
    expect(seen?.keys.map(({ explanation }) => explanation)).toEqual([
      'The pulp is inflamed.',
      'The pulp is inflamed.',
    ]);
    expect((await inReview.run({ vignetteId, by: 'cleo' })).seen, 'another reviewer is still blind').toBeUndefined();
  });

  it('is blind by every address: one vignette and the export hold no key for who has still to rate it', async () => {
    const { submitted, rated, see, exported } = bank();
    const vignetteId = await submitted();
    const keys = /Because of|inflamed|Test the pulp|Therapeutic/;
    const read = async (by: string) => [JSON.stringify((await see(vignetteId, by)).open), await exported(by)];
    for (const text of await read('ann')) expect(text).toMatch(keys);
    for (const text of await read('bob')) expect(text).not.toMatch(keys);
    expect((await see(vignetteId, 'bob')).open).toMatchObject({ keys: [], version: { state: 'in-review' } });
    await rated(vignetteId, 'bob');
    for (const text of await read('bob')) expect(text).toMatch(keys);
    for (const text of await read('cleo')) expect(text).not.toMatch(keys);
  });

  it('keeps the first answers, whatever comes after the keys were seen', async () => {
    const { submitted, inReview, rated } = bank();
    const vignetteId = await submitted();
    await rated(vignetteId, 'bob', 40);
    await rated(vignetteId, 'bob', 90);
    const { seen } = await inReview.run({ vignetteId, by: 'bob' });
    expect(seen?.review.answers.map(({ rating }) => rating)).toEqual([40, 40]);
  });

  it('is never of own work, whoever of its authors asks', async () => {
    const { written, save, submit, inReview, rate, decide, openOf } = bank();
    const vignetteId = await written();
    await save.run({ vignetteId, revision: 2, by: 'cleo', written: complete() });
    await submit.run({ vignetteId, revision: 3, by: 'dan' });
    const { revision } = (await openOf(vignetteId)).version;
    for (const by of ['ann', 'cleo', 'dan']) {
      const refusal = { kind: 'forbidden', code: 'questions/own-work' };
      await expect(inReview.run({ vignetteId, by })).rejects.toMatchObject(refusal);
      await expect(rate.run({ vignetteId, revision, answers: [], by })).rejects.toMatchObject(refusal);
      const decision = { vignetteId, revision, decision: 'approve', comment: '', by } as const;
      await expect(decide.run(decision)).rejects.toMatchObject(refusal);
    }
  });

  it('approves with the mean of all ratings', async () => {
    const { submitted, rated, decided, see } = bank();
    const vignetteId = await submitted();
    await rated(vignetteId, 'cleo', 50);
    await rated(vignetteId, 'bob', 65);
    await decided(vignetteId, 'approve');
    const { approved, open } = await see(vignetteId);
    expect(open).toBeUndefined();
    expect(approved?.keys.map(({ rating }) => rating)).toEqual([57.5, 57.5]);
  });

  it('needs an answer and a rating of each question before it decides', async () => {
    const { submitted, decided, rate, openOf } = bank();
    const vignetteId = await submitted();
    await expect(decided(vignetteId, 'approve')).rejects.toMatchObject({ code: 'questions/not-rated' });
    const { version } = await openOf(vignetteId);
    const good = version.questions.map(({ id, options }) => ({
      questionId: id,
      optionId: options[0]!.id,
      rating: 60,
    }));
    const [first, second] = good;
    const faulty = async (answers: typeof good) =>
      rate.run({ vignetteId, revision: version.revision, answers, by: 'bob' }).catch((error: unknown) => error);
    expect(await faulty([first!])).toMatchObject({ fields: { answers: expect.any(String) } });
    expect(await faulty([first!, first!])).toMatchObject({ fields: { 'answers[1].question': expect.any(String) } });
    expect(await faulty([{ ...first!, questionId: 'other' }, second!])).toMatchObject({
      fields: { 'answers[0].question': expect.any(String) },
    });
    expect(await faulty([first!, { ...second!, optionId: first!.optionId }])).toMatchObject({
      fields: { 'answers[1].option': expect.any(String) },
    });
    for (const rating of [101, 50.5, 0, 15, 100, Number.NaN])
      expect(await faulty([first!, { ...second!, rating }]), `${rating}`).toMatchObject({
        fields: { 'answers[1].rating': expect.any(String) },
      });
  });

  it('returns with a comment, and the next submission is rated anew', async () => {
    const { submitted, rated, decided, submit, see, openOf, inReview } = bank();
    const vignetteId = await submitted();
    await rated(vignetteId);
    await expect(decided(vignetteId, 'return', ' ')).rejects.toMatchObject({ fields: { comment: expect.any(String) } });
    await decided(vignetteId, 'return', 'Option B is right too.');
    const returned = await see(vignetteId);
    expect(returned.open?.version.state).toBe('draft');
    expect(returned.reviews).toMatchObject([{ decision: 'return', comment: 'Option B is right too.' }]);
    const { revision } = (await openOf(vignetteId)).version;
    await submit.run({ vignetteId, revision, by: 'ann' });
    expect((await inReview.run({ vignetteId, by: 'bob' })).seen).toBeUndefined();
    await expect(decided(vignetteId, 'approve')).rejects.toMatchObject({ code: 'questions/not-rated' });
  });

  it('of what was taken back or submitted again meanwhile is refused', async () => {
    const { submitted, takeBack, submit, rate, inReview, openOf } = bank();
    const vignetteId = await submitted();
    const { revision } = (await openOf(vignetteId)).version;
    await expect(takeBack.run({ vignetteId, by: 'bob' })).rejects.toMatchObject({ code: 'questions/not-author' });
    await takeBack.run({ vignetteId, by: 'ann' });
    const rating = { vignetteId, revision, answers: [], by: 'bob' };
    await expect(rate.run(rating)).rejects.toMatchObject({ code: 'questions/not-in-review' });
    await expect(inReview.run({ vignetteId, by: 'bob' })).rejects.toMatchObject({ kind: 'conflict' });
    await submit.run({ vignetteId, revision, by: 'ann' });
    await expect(rate.run(rating)).rejects.toMatchObject({ code: 'questions/not-in-review' });
  });
});

describe('a submitted version', () => {
  it('is changed by nobody: not by a save, not by a discard, not by a second submission', async () => {
    const { submitted, save, discard, submit, openOf, db } = bank();
    const vignetteId = await submitted();
    const { revision } = (await openOf(vignetteId)).version;
    const bytes = () => Promise.all([db('vignette_versions'), db('questions'), db('answer_keys')]);
    const before = await bytes();
    const refusal = { kind: 'conflict', code: 'questions/no-draft' };
    await expect(save.run({ vignetteId, revision, by: 'ann', written: complete() })).rejects.toMatchObject(refusal);
    await expect(discard.run({ vignetteId })).rejects.toMatchObject(refusal);
    await expect(submit.run({ vignetteId, revision, by: 'ann' })).rejects.toMatchObject(refusal);
    expect(await bytes()).toEqual(before);
  });
});

describe('a teacher', () => {
  it('reads what is approved with its keys, and nothing of what is in draft or review', async () => {
    const { approved, submitted, written, open, save, openOf, getApproved } = bank();
    for (const vignetteId of [await written(), await submitted()])
      await expect(getApproved.run({ vignetteId })).rejects.toMatchObject({ kind: 'not-found' });
    const vignetteId = await approved();
    await open.run({ vignetteId, by: 'ann' });
    const { version } = await openOf(vignetteId);
    const redrawn = complete({ title: 'Not yet to be read' });
    await save.run({ vignetteId, revision: version.revision, by: 'ann', written: redrawn });
    const read = await getApproved.run({ vignetteId });
    expect(read.approved.version).toMatchObject({ state: 'approved', title: complete().title });
    expect(read.approved.keys.map(({ optionId }) => optionId)).toEqual(
      read.approved.version.questions.map(({ options }) => options[0]?.id),
    );
    expect(JSON.stringify(read)).not.toContain(redrawn.title);
  });
});

describe('a school of one', () => {
  it('approves what is submitted, without a rating', async () => {
    const { submitted, see } = bank(0);
    const { approved, open } = await see(await submitted());
    expect(open).toBeUndefined();
    expect(approved?.version.state).toBe('approved');
    expect(approved?.keys.map(({ rating }) => rating)).toEqual([null, null]);
  });
});
