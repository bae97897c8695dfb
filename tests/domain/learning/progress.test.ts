import { describe, expect, it } from 'vitest';
import { advance } from '../../../src/domain/learning/progress.ts';
import { aProgress, monday, tuesday } from '../../contracts/samples.ts';
import { classroom } from './classroom.ts';

describe('a saved position', () => {
  it('is the newest one, forward or back', async () => {
    const { step, getProgress } = await classroom();
    await step('a-1-v', 40);
    await step('a-1-v', 12.5);
    expect(await getProgress.run({ userId: 'ada', courseId: 'a' })).toMatchObject([
      { contentId: 'a-1-v', positionSeconds: 12.5, completedAt: null },
    ]);
  });

  it('is never past the end', async () => {
    const { step } = await classroom();
    expect(await step('a-1-v', 5000)).toMatchObject({ positionSeconds: 100, durationSeconds: 100 });
  });

  it('does not take a completion back, nor move its time', async () => {
    const { step, watch } = await classroom();
    const { completedAt } = await watch('a-1-v');
    expect(await step('a-1-v', 3)).toMatchObject({ positionSeconds: 3, completedAt });
    expect(await step('a-1-v', 99)).toMatchObject({ completedAt });
    expect(await step('a-1-v', 0, 0)).toMatchObject({ completedAt });
  });

  it('completes a paper once it was opened', async () => {
    const { step } = await classroom();
    expect(await step('a-1-p', 0, 0)).toMatchObject({ positionSeconds: 0, completedAt: expect.any(Date) });
  });

  it('completes no video whose player does not know the length yet', async () => {
    const { step } = await classroom();
    expect(await step('a-1-v', 0, 0)).toMatchObject({ completedAt: null });
    expect(await step('a-2-v', 30, 0)).toMatchObject({ completedAt: null });
  });
});

describe('saving a position', () => {
  const NOT_ENROLLED = { kind: 'forbidden', code: 'enrolment/not-enrolled' };
  const NO_ITEM = { kind: 'not-found', code: 'enrolment/no-item' };

  it('is for who may enter the course', async () => {
    const { step, stores, clock } = await classroom();
    await expect(step('a-1-v', 1, 100, { userId: 'bob' })).rejects.toMatchObject(NOT_ENROLLED);
    expect(await step('a-1-v', 1, 100, { userId: 'boss', isAdmin: true })).toMatchObject({ userId: 'boss' });
    await stores.enrolments.revoke('ada', 'a', clock.now());
    await expect(step('a-1-v', 1)).rejects.toMatchObject(NOT_ENROLLED);
    expect(await stores.progress.listOfCourses('ada', ['a'])).toEqual([]);
  });

  it('is for items of that very course', async () => {
    const { step, stores } = await classroom();
    await stores.enrolments.revoke('ada', 'b', new Date(5));
    for (const [contentId, courseId] of [
      ['b-1-v', 'a'],
      ['nothing', 'a'],
      ['', 'a'],
    ] as const) {
      await expect(step(contentId, 1, 100, { courseId })).rejects.toMatchObject(NO_ITEM);
    }
    await expect(step('b-1-v', 1, 100, { courseId: 'a', isAdmin: true })).rejects.toMatchObject(NO_ITEM);
    expect(await stores.progress.listOfCourses('ada', ['a', 'b'])).toEqual([]);
  });

  it('shows nobody the places of somebody else', async () => {
    const { step, getProgress } = await classroom();
    await step('a-1-v', 10);
    expect(await getProgress.run({ userId: 'bob', courseId: 'a' })).toEqual([]);
    expect(await getProgress.run({ userId: 'ada', courseId: 'nothing' })).toEqual([]);
  });

  it('is told only of items that are there', async () => {
    const { step, getProgress, stores } = await classroom();
    await step('a-1-v', 12);
    await step('a-2-v', 34);
    await stores.nodes.delete({
      kind: 'content',
      courseId: 'a',
      moduleId: 'a-1',
      dayId: 'a-1-day',
      contentId: 'a-1-v',
    });
    expect(await getProgress.run({ userId: 'ada', courseId: 'a' })).toMatchObject([{ contentId: 'a-2-v' }]);
    await stores.nodes.delete({ kind: 'course', courseId: 'a' });
    expect(await getProgress.run({ userId: 'ada', courseId: 'a' })).toEqual([]);
  });
});

describe('what a report makes of the one before', () => {
  const report = { userId: 'ada', courseId: 'course', contentId: 'content', positionSeconds: 90, durationSeconds: 600 };
  const item = { isVideo: true, isDone: false, lengthSeconds: 600, bytes: 1 };

  it('has the time of the first completion', () => {
    const before = aProgress({ completedAt: monday, watched: [[0, 600]] });
    expect(advance(before, report, item, tuesday).completedAt).toEqual(monday);
  });

  it('counts no seconds that were saved up in an earlier pause beyond ten', () => {
    const before = aProgress({ allowanceSeconds: 7200, updatedAt: monday });
    expect(advance(before, { ...report, played: [[0, 90]] }, item, monday).watched).toEqual([[0, 10]]);
  });
});
