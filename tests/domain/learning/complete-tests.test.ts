import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { aTest, aUser, monday, tuesday } from '../../contracts/samples.ts';
import { aPlan, aSitting } from '../exam/sitting-samples.ts';
import { classroom } from './classroom.ts';

const MOCK = { kind: 'mock', mockExamId: 'mock' } as const;

/** The classroom with a quiz and a mock exam in course a, and the same mock exam in course b. */
async function withTests() {
  const room = await classroom();
  const { courses } = room.stores;
  await courses.addContent('a', aTest({ id: 'a-quiz', dayId: 'a-2-day' }));
  await courses.addContent('a', aTest({ id: 'a-mock', dayId: 'a-2-day', title: 'Mock', test: MOCK }));
  await courses.addContent('b', aTest({ id: 'b-mock', dayId: 'b-2-day', title: 'Mock', test: MOCK }));
  const done = async (userId = 'ada') =>
    (await room.stores.progress.listOfCourses(userId, ['a', 'b']))
      .filter(({ completedAt }) => completedAt)
      .map(({ contentId }) => contentId)
      .toSorted();
  return { ...room, done };
}

describe('a test that was finished', () => {
  it('is done where it was begun, and a mock exam in every course that shows it', async () => {
    const { completeTests, done } = await withTests();
    await completeTests.run({ userId: 'ada', contentId: 'a-quiz', mockExamId: null, at: monday });
    expect(await done()).toEqual(['a-quiz']);
    await completeTests.run({ userId: 'ada', contentId: 'a-mock', mockExamId: 'mock', at: monday });
    expect(await done()).toEqual(['a-mock', 'a-quiz', 'b-mock']);
  });

  it('is done too when its mock exam was begun elsewhere, and nothing is of what no course shows', async () => {
    const { completeTests, done } = await withTests();
    await completeTests.run({ userId: 'ada', contentId: null, mockExamId: 'another', at: monday });
    await completeTests.run({ userId: 'ada', contentId: null, mockExamId: null, at: monday });
    expect(await done()).toEqual([]);
    await completeTests.run({ userId: 'ada', contentId: null, mockExamId: 'mock', at: monday });
    expect(await done()).toEqual(['a-mock', 'b-mock']);
  });

  it('is nothing in courses that are not theirs', async () => {
    const { completeTests, done } = await withTests();
    await completeTests.run({ userId: 'bob', contentId: 'a-quiz', mockExamId: 'mock', at: monday });
    expect(await done('bob')).toEqual([]);
  });

  it('keeps the time of the first completion, however often it is noted', async () => {
    const { completeTests, stores } = await withTests();
    for (const at of [monday, tuesday])
      await completeTests.run({ userId: 'ada', contentId: 'a-quiz', mockExamId: null, at });
    const [row] = await stores.progress.listOfCourses('ada', ['a']);
    expect(row).toMatchObject({ completedAt: monday, updatedAt: tuesday, positionSeconds: 0 });
  });

  it('leads on to the next item', async () => {
    const { completeTests, next } = await withTests();
    await completeTests.run({ userId: 'ada', contentId: 'a-quiz', mockExamId: null, at: monday });
    expect(await next()).toMatchObject({ contentId: 'a-mock', type: 'test', label: '2.3' });
  });
});

describe('a test whose page is opened', () => {
  it('is begun by that and not done, whatever the browser says', async () => {
    const { done, next, step } = await withTests();
    await step('a-quiz', 100, 100, { played: [[0, 100]] });
    expect(await done()).toEqual([]);
    expect(await next()).toMatchObject({ contentId: 'a-quiz', type: 'test' });
  });

  it('is done when its mock exam was finished before the day had it; a preview and one never begun count not', async () => {
    const { clock, done, step, stores } = await withTests();
    const { sittings, users } = stores;
    const add = async (id: string, isPreview: boolean, isBegun: boolean) => {
      await sittings.add({
        sitting: aSitting({ id, isPreview, createdAt: clock.now() }),
        idempotencyKey: id,
        sections: [{ minutes: 60, plan: aPlan(1, 1) }],
      });
      if (isBegun) await sittings.startSection(id, 1, { writer: 1, startedAt: clock.now(), deadlineAt: clock.now() });
    };
    await users.add(aUser({ id: 'ada' }));
    await add('preview', true, true);
    clock.advance(DAY_MS);
    await step('a-mock', 0, 0);
    expect(await done()).toEqual([]);
    await sittings.end('preview', clock.now());
    await add('unbegun', false, false);
    await sittings.end('unbegun', clock.now());
    await step('a-mock', 0, 0);
    expect(await done()).toEqual([]);
    await add('sat', false, true);
    clock.advance(DAY_MS);
    await step('a-mock', 0, 0);
    expect(await done()).toEqual(['a-mock']);
  });
});
