import { describe, expect, it } from 'vitest';
import { DEFAULT_BLUEPRINT } from '../../../src/domain/exam/default-blueprint.ts';
import { after, DAY_MS, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { monday, tuesday } from '../../contracts/samples.ts';
import { fillBank } from '../../support/approved-vignettes.ts';
import { admin, candidateWorld } from './candidate-world.ts';

const bob = { userId: 'bob', role: 'student', roles: [] } as const;

/** A mock exam of two sections for the course that Ada may enter, one case of four questions in it, and practice. */
async function school() {
  const world = await candidateWorld();
  await fillBank(world.db, ['m1', 'm2'], { pool: 'mock' });
  await fillBank(world.db, ['m3'], { pool: 'mock', questions: 4 });
  await fillBank(world.db, ['one', 'two']);
  await world.publish([['m1', 'm2'], ['m3']]);
  return world;
}

describe('the exam', () => {
  it('shows the mock exams of the courses that somebody may enter', async () => {
    const { exam, publish, enter } = await school();
    await publish([['m1']], { id: 'other', courseIds: ['another'] });
    await publish([['m1']], { id: 'draft', state: 'draft' });
    await publish([['m1']], { id: 'closed', state: 'closed' });
    const idsOf = async (...who: Parameters<typeof exam>) => (await exam(...who)).mocks.map((one) => one.mockExam.id);
    expect(await idsOf()).toEqual(['mock']);
    expect(await idsOf(bob)).toEqual([]);
    expect((await idsOf(admin)).toSorted()).toEqual(['mock', 'other']);
    enter('bob', 'another');
    expect(await idsOf(bob)).toEqual(['other']);
  });

  it('counts the questions that are in a mock exam, not those that the blueprint would have', async () => {
    const { exam } = await school();
    expect((await exam()).mocks).toMatchObject([{ questions: 14, isShort: true, state: 'open', sittingId: null }]);
  });

  it('calls a mock exam short by the blueprint that it was published by', async () => {
    const { exam, publish, stores } = await school();
    const shape = (vignettes: number) => ({
      ...DEFAULT_BLUEPRINT,
      days: [[1]],
      sections: [{ vignettes, minutes: 60 }],
    });
    for (const [version, vignettes] of [
      [1, 2],
      [2, 3],
    ] as const)
      await stores.blueprints.add({
        version,
        content: shape(vignettes),
        savedBy: 'admin',
        savedAt: monday,
        confirmed: version === 2 ? { by: 'admin', at: tuesday, handbook: 'March 2026' } : null,
      });
    await publish([['m1', 'm2']], { id: 'first', blueprintVersion: 1 });
    await publish([['m1', 'm2']], { id: 'second', blueprintVersion: 2 });
    const { mocks, isConfirmed } = await exam();
    expect(mocks.map(({ mockExam, isShort }) => [mockExam.id, isShort]).toSorted()).toEqual([
      ['first', false],
      // By the default one, version 0, of which no row is stored.
      ['mock', true],
      ['second', true],
    ]);
    expect(isConfirmed).toBe(true);
  });

  it('tells what goes on, and what is finished', async () => {
    const { exam, sit, clock } = await school();
    const { sittingId } = await sit();
    expect(await exam()).toMatchObject({
      open: [{ sitting: { id: sittingId, title: 'Mock exam 1' }, state: 'ready', isReleased: false, endedAt: null }],
      mocks: [{ state: 'in-progress', sittingId }],
    });
    clock.advance(30 * DAY_MS);
    expect(await exam()).toMatchObject({ open: [], mocks: [{ state: 'finished', sittingId }] });
  });

  it('tells when the section that runs ends, and nothing of one that waits or is over', async () => {
    const { exam, sit, clock, stores } = await school();
    const { sittingId } = await sit();
    const endsAt = async () => (await exam()).open.map(({ deadlineAt }) => deadlineAt);
    expect(await endsAt()).toEqual([null]);
    const startedAt = clock.now();
    const deadlineAt = after(startedAt, 60 * MINUTE_MS);
    await stores.sittings.startSection(sittingId, 1, { writer: 1, startedAt, deadlineAt });
    expect(await endsAt()).toEqual([deadlineAt]);
    clock.advance(2 * 60 * MINUTE_MS);
    expect(await endsAt()).toEqual([null]);
  });

  it('keeps what was begun when the mock exam is closed and access is over, newest first', async () => {
    const { exam, sit, practise, clock, stores, enter } = await school();
    const mock = await sit();
    clock.advance(MINUTE_MS);
    const practice = await practise();
    await stores.mockExams.save({ ...(await stores.mockExams.find('mock'))!, state: 'closed' });
    enter('ada');
    const { open, mocks, canPractise } = await exam();
    expect(open.map(({ sitting }) => sitting.id)).toEqual([practice.sittingId, mock.sittingId]);
    expect(open[0]?.sections).toMatchObject([{ questions: 10, answered: 0 }]);
    expect({ mocks, canPractise }).toEqual({ mocks: [], canPractise: false });
  });

  it('is practised with any course, and by administrators', async () => {
    const { exam } = await school();
    expect((await exam()).canPractise).toBe(true);
    expect((await exam(bob)).canPractise).toBe(false);
    expect((await exam(admin)).canPractise).toBe(true);
  });
});

describe('a sitting of a mock exam', () => {
  it('copies the plan, the title, the release and the extra time of the school', async () => {
    const { sit, stores, clock } = await school();
    const releaseAt = after(clock.now(), DAY_MS);
    await stores.mockExams.save({ ...(await stores.mockExams.find('mock'))!, releaseAt });
    await stores.extraTimes.put({
      userId: 'ada',
      percent: 25,
      reason: 'Letter of 2 March',
      until: null,
      grantedBy: 'admin',
      grantedAt: clock.now(),
    });
    const { sittingId } = await sit();
    const { sitting, sections } = (await stores.sittings.find(sittingId))!;
    expect(sitting).toMatchObject({
      kind: 'mock',
      mockExamId: 'mock',
      title: 'Mock exam 1',
      extraTimePercent: 25,
      releaseAt,
      isPreview: false,
      shape: { isShort: true, days: DEFAULT_BLUEPRINT.days },
    });
    expect(sections.map(({ minutes, plan }) => [minutes, plan.map(({ versionId }) => versionId)])).toEqual([
      [60, ['m1-v1', 'm2-v1']],
      [60, ['m3-v1']],
    ]);
  });

  it('keeps the shape of the default blueprint when the school stores its own later', async () => {
    const { sit, stores } = await school();
    const content = { ...DEFAULT_BLUEPRINT, days: [[1, 2, 3, 4]] };
    await stores.blueprints.add({ version: 1, content, savedBy: 'admin', savedAt: monday, confirmed: null });
    const { sittingId } = await sit();
    expect((await stores.sittings.find(sittingId))?.sitting.shape.days).toEqual(DEFAULT_BLUEPRINT.days);
  });

  it.each([
    ['nothing', {}],
    ['a draft', { id: 'other', state: 'draft' as const }],
    ['a closed one', { id: 'other', state: 'closed' as const }],
  ])('is not of %s', async (_name, facts) => {
    const { sit, publish } = await school();
    if ('id' in facts) await publish([['m1']], facts);
    await expect(sit('other')).rejects.toMatchObject({ kind: 'not-found', code: 'exam/no-mock-exam' });
  });

  it('needs a course of the mock exam; an administrator previews it without', async () => {
    const { sit, enter, stores } = await school();
    enter('bob', 'another');
    await expect(sit('mock', bob)).rejects.toMatchObject({ kind: 'forbidden', code: 'exam/no-access' });
    const preview = await sit('mock', admin);
    expect((await stores.sittings.find(preview.sittingId))?.sitting.isPreview).toBe(true);
  });

  it('needs a confirmed address and no course where it is free, is sat once, and previewed again', async () => {
    const { sit, publish, exam, unconfirmed, finish, stores } = await school();
    await publish([['m1']], { id: 'free', courseIds: [], isFree: true });
    unconfirmed.add('bob');
    const titles = async () => (await exam(bob)).mocks.map(({ mockExam }) => mockExam.id);
    expect(await titles()).toEqual(['free']);
    await expect(sit('free', bob)).rejects.toMatchObject({ kind: 'forbidden', code: 'exam/confirm-first' });
    unconfirmed.delete('bob');
    const { sittingId } = await sit('free', bob);
    expect((await stores.sittings.find(sittingId))?.sitting.isFree).toBe(true);
    await expect(sit('free', bob)).rejects.toMatchObject({ code: 'exam/open-sitting' });
    await finish(sittingId);
    await expect(sit('free', bob)).rejects.toMatchObject({ kind: 'conflict', code: 'exam/sat-already' });
    const previews = [await sit('free', admin)];
    await finish(previews[0]!.sittingId);
    previews.push(await sit('free', admin));
    expect(previews.map(({ isNew }) => isNew)).toEqual([true, true]);
  });

  it('is one at a time of each mock exam, made once by its request', async () => {
    const { sit, publish, practise } = await school();
    await publish([['m1']], { id: 'other' });
    const first = await sit('mock', undefined, 'one-press');
    expect(await sit('mock', undefined, 'one-press')).toEqual({ ...first, isNew: false });
    await expect(sit()).rejects.toMatchObject({ kind: 'conflict', code: 'exam/open-sitting' });
    expect((await sit('other')).isNew).toBe(true);
    expect((await practise()).isNew).toBe(true);
  });
});

describe('own sittings', () => {
  it('are listed newest first, in pages, and nobody else’s', async () => {
    const { practise, finish, sittingsOf, clock } = await school();
    const ids = [];
    for (let n = 0; n < 52; n += 1) {
      const { sittingId } = await practise({ vignettes: 1 });
      ids.unshift(sittingId);
      await finish(sittingId);
      clock.advance(MINUTE_MS);
    }
    const { sittings, nextBefore } = await sittingsOf();
    expect(sittings.map(({ sitting }) => sitting.id)).toEqual(ids.slice(0, 50));
    expect(nextBefore).toBe(ids[49]);
    const older = await sittingsOf('ada', nextBefore!);
    expect(older.sittings.map(({ sitting }) => sitting.id)).toEqual(ids.slice(50));
    expect(older.nextBefore).toBeNull();
    expect(await sittingsOf('bob')).toEqual({ sittings: [], nextBefore: null });
    expect(await sittingsOf('bob', ids[0])).toEqual({ sittings: [], nextBefore: null });
  });

  it('have their state and end by the clock, before anything has noted them', async () => {
    const { practise, stores, sittingsOf, clock } = await school();
    const { sittingId } = await practise();
    const deadlineAt = after(clock.now(), 20 * MINUTE_MS);
    await stores.sittings.startSection(sittingId, 1, { writer: 1, startedAt: clock.now(), deadlineAt });
    expect((await sittingsOf()).sittings).toMatchObject([{ state: 'running', isReleased: false, endedAt: null }]);
    clock.set(after(deadlineAt, 10_000));
    expect((await sittingsOf()).sittings).toMatchObject([{ state: 'over', isReleased: true, endedAt: deadlineAt }]);
  });

  it('tell of a mock exam when its result may be read', async () => {
    const { sit, stores, sittingsOf, clock } = await school();
    const releaseAt = after(clock.now(), 40 * DAY_MS);
    await stores.mockExams.save({ ...(await stores.mockExams.find('mock'))!, releaseAt });
    await sit();
    clock.advance(30 * DAY_MS);
    expect((await sittingsOf()).sittings).toMatchObject([{ state: 'over', isReleased: false, sitting: { releaseAt } }]);
    clock.set(releaseAt);
    expect((await sittingsOf()).sittings).toMatchObject([{ isReleased: true }]);
  });
});
