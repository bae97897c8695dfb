import { describe, expect, it } from 'vitest';
import { DEFAULT_BLUEPRINT } from '../../../src/domain/exam/default-blueprint.ts';
import { after, DAY_MS, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { monday } from '../../contracts/samples.ts';
import { fillBank } from '../../support/approved-vignettes.ts';
import { admin, candidateWorld } from './candidate-world.ts';

const BANK = ['one', 'two', 'three', 'four'];
const bob = { userId: 'bob', role: 'student', roles: [] } as const;

async function school() {
  const world = await candidateWorld();
  await fillBank(world.db, BANK);
  await fillBank(world.db, ['secret'], { pool: 'mock' });
  const made = async (facts: Parameters<typeof world.practise>[0] = {}) => {
    const { sittingId } = await world.practise(facts);
    return (await world.stores.sittings.find(sittingId))!;
  };
  return { ...world, made };
}

describe('a practice test', () => {
  it('is of whole cases of the practice pool, in one section at the pace of the exam', async () => {
    const { made } = await school();
    const { sitting, sections } = await made({ vignettes: 20, extraTimePercent: 50 });
    // Four of four cases, 4 × 120 ÷ 14 = 34.3 minutes, without the extra time.
    expect(sections).toMatchObject([{ number: 1, minutes: 35, startedAt: null }]);
    expect(sections[0]?.plan.map(({ vignetteId }) => vignetteId).toSorted()).toEqual(BANK.toSorted());
    expect(sections[0]?.plan.every(({ questions }) => questions.length === 5)).toBe(true);
    expect(sitting).toMatchObject({
      kind: 'timed',
      title: 'Timed test, 4 cases',
      mockExamId: null,
      extraTimePercent: 50,
      isPreview: false,
      isDemo: false,
      releaseAt: null,
    });
  });

  it('takes what was never seen first', async () => {
    const { made, note } = await school();
    await note(['one-1', 'two-3', 'four-5']);
    const { sections } = await made({ vignettes: 1 });
    expect(sections[0]?.plan).toMatchObject([{ vignetteId: 'three' }]);
  });

  it('as a tutor test lasts a week, without extra time', async () => {
    const { made } = await school();
    const { sitting, sections } = await made({ kind: 'tutor', vignettes: 1, extraTimePercent: 100 });
    expect(sitting).toMatchObject({ kind: 'tutor', title: 'Tutor test, 1 case', extraTimePercent: 0 });
    expect(sections).toMatchObject([{ minutes: (7 * DAY_MS) / MINUTE_MS }]);
  });

  it('has the pace of the newest blueprint', async () => {
    const { made, stores } = await school();
    const content = { ...DEFAULT_BLUEPRINT, sections: [{ vignettes: 35, minutes: 140 }] };
    await stores.blueprints.add({ version: 1, content, savedBy: 'admin', savedAt: monday, confirmed: null });
    expect((await made({ vignettes: 3 })).sections).toMatchObject([{ minutes: 12 }]);
  });

  it('needs a course that may be entered; an administrator previews it without', async () => {
    const { practise, made, count, enter } = await school();
    const refused = { kind: 'forbidden', code: 'exam/no-access' };
    await expect(practise({ viewer: bob })).rejects.toMatchObject(refused);
    await expect(count({ viewer: bob })).rejects.toMatchObject(refused);
    enter('bob', 'any');
    expect(await count({ viewer: bob })).toMatchObject({ vignettes: 4 });
    expect((await made({ viewer: bob })).sitting.isPreview).toBe(false);
    expect((await made({ viewer: admin })).sitting.isPreview).toBe(true);
    expect(await count({ viewer: admin })).toMatchObject({ vignettes: 4 });
  });

  it('is not made of nothing', async () => {
    const { practise } = await school();
    await expect(practise({ clusters: ['c9'] })).rejects.toMatchObject({ kind: 'invalid', code: 'exam/nothing-fits' });
  });

  it('is one at a time, until it is over by its section or by the clock', async () => {
    const { practise, finish, clock, stores } = await school();
    const refused = { kind: 'conflict', code: 'exam/open-sitting', isStale: true };
    const first = await practise();
    await expect(practise()).rejects.toMatchObject(refused);
    await finish(first.sittingId);
    const second = await practise();
    expect((await stores.sittings.find(first.sittingId))?.sitting.endedAt).toEqual(clock.now());
    clock.advance(30 * DAY_MS - 1);
    await expect(practise()).rejects.toMatchObject(refused);
    clock.advance(1);
    expect((await practise()).sittingId).not.toBe(second.sittingId);
  });

  it('ends the one that is given up for it, and leaves no trace of one without an answer', async () => {
    const { practise, stores, sittingsOf, clock } = await school();
    const blank = await practise();
    const second = await practise({ ends: blank.sittingId });
    expect((await sittingsOf()).sittings.map(({ sitting }) => sitting.id)).toEqual([second.sittingId]);
    const { sittings, answerSheets } = stores;
    const startedAt = clock.now();
    const deadlineAt = after(startedAt, DAY_MS);
    await sittings.startSection(second.sittingId, 1, { writer: 1, startedAt, deadlineAt });
    const [{ id, optionIds } = { id: '', optionIds: [] }] =
      (await sittings.find(second.sittingId))?.sections[0]?.plan[0]?.questions ?? [];
    const answers = [{ question: id, option: optionIds[0] ?? null, flagged: false, struck: [], seconds: 5 }];
    const sent = { number: 1, writer: 1, sequence: 1, receivedAt: clock.now(), answers };
    await answerSheets.save({ sittingId: second.sittingId, ...sent });
    // The test that somebody looks at is not the one that is open by now.
    await expect(practise({ ends: blank.sittingId })).rejects.toMatchObject({ code: 'exam/open-sitting' });
    await practise({ ends: second.sittingId });
    expect((await sittings.find(second.sittingId))?.sitting.endedAt).toEqual(clock.now());
    expect((await sittingsOf()).sittings).toHaveLength(2);
  });

  it('is made once, whatever else the same request says later', async () => {
    const { practise, sittingsOf } = await school();
    const idempotencyKey = 'one-press';
    const first = await practise({ idempotencyKey });
    expect(first.isNew).toBe(true);
    expect(await practise({ idempotencyKey, kind: 'tutor' })).toEqual({ ...first, isNew: false });
    expect((await sittingsOf()).sittings).toHaveLength(1);
  });

  it('is made once of ten equal requests at once', async () => {
    const { practise } = await school();
    const made = await Promise.all(Array.from({ length: 10 }, () => practise({ idempotencyKey: 'one-press' })));
    expect(new Set(made.map(({ sittingId }) => sittingId)).size).toBe(1);
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
  });
});

describe('what fits', () => {
  it('is counted of the practice pool, by what was answered', async () => {
    const { count, note } = await school();
    // The bank gives c1 … c4 in turns, from one further with each case, and endodontics to the first and third case.
    await note(['one-1'], { isRight: false });
    await note(['two-2'], { isFlagged: true });
    expect(await count()).toMatchObject({ vignettes: 4, questions: 20, pace: { vignettes: 14, minutes: 120 } });
    expect(await count({ status: 'unseen' })).toMatchObject({ vignettes: 2, questions: 10 });
    expect(await count({ status: 'wrong' })).toMatchObject({ vignettes: 1, questions: 5 });
    expect(await count({ status: 'flagged', subjects: ['endodontics'] })).toMatchObject({ vignettes: 0 });
    // Only one-1 was wrong, of c1 and endodontics: the cases one and three have questions of this cell.
    const weak = await count({ status: 'weak' });
    expect(weak).toMatchObject({
      vignettes: 2,
      weakCells: [{ cluster: 'c1', subject: 'endodontics', wrong: 1 }],
    });
    expect([...weak.byStatus]).toEqual([
      ['all', 4],
      ['unseen', 2],
      ['wrong', 1],
      ['flagged', 1],
      ['weak', 2],
    ]);
  });

  it('knows nothing of the answers of others', async () => {
    const { count, note, enter } = await school();
    enter('bob', 'any');
    await note(['one-1'], { isRight: false });
    expect(await count({ viewer: bob, status: 'wrong' })).toMatchObject({ vignettes: 0, weakCells: [] });
  });

  it('has none of what was not reached', async () => {
    const { count, note } = await school();
    await note(['one-1'], { isRight: false, isReached: false });
    expect(await count({ status: 'unseen' })).toMatchObject({ vignettes: 4 });
  });
});
