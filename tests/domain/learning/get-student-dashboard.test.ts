import { describe, expect, it } from 'vitest';
import { LASTING } from '../../contracts/samples.ts';
import { saveProgress } from '../../support/save-progress.ts';
import { classroom } from './classroom.ts';

describe('where to go on', () => {
  it('is the first item of the first course on a first visit', async () => {
    const { next, getStudentDashboard } = await classroom();
    expect(await next()).toMatchObject({ contentId: 'a-1-v', positionSeconds: 0, label: '1.3', course: { id: 'a' } });
    const { courses } = await getStudentDashboard.run({ userId: 'ada' });
    expect(courses.map(({ course }) => course.id)).toEqual(['a', 'b']);
  });

  it('is the item that was left last, at its second', async () => {
    const { next, step } = await classroom();
    await step('a-2-v', 10);
    await step('b-1-v', 20);
    await step('a-1-v', 30);
    expect(await next()).toMatchObject({ contentId: 'a-1-v', positionSeconds: 30, label: '1.3', course: { id: 'a' } });
  });

  it('is the item after the one that was finished, where that was left', async () => {
    const { next, step } = await classroom();
    await step('a-2-v', 44);
    await step('a-1-p', 0, 0);
    expect(await next()).toMatchObject({ contentId: 'a-2-v', positionSeconds: 44, label: '2.3' });
  });

  it('is the beginning of a video whose end somebody jumped to', async () => {
    const { next, step } = await classroom();
    await step('a-1-v', 99, 100, { played: [] });
    expect(await next()).toMatchObject({ contentId: 'a-1-v', positionSeconds: 0 });
  });

  it('comes round to what was skipped', async () => {
    const { next, watch } = await classroom();
    await watch('a-2-v');
    expect(await next()).toMatchObject({ contentId: 'a-1-v', positionSeconds: 0 });
  });

  it('is in the other course when this one is done', async () => {
    const { next, step, watch } = await classroom();
    await step('b-1-v', 5);
    for (const id of ['a-1-v', 'a-2-v']) await watch(id);
    await step('a-1-p', 0, 0);
    expect(await next()).toMatchObject({ contentId: 'b-1-v', positionSeconds: 5 });
  });

  it('is in a course that was never begun when this one is done, and nowhere when everything is done', async () => {
    const { next, step, watch } = await classroom();
    for (const course of ['a', 'b']) {
      expect(await next()).toMatchObject({ contentId: `${course}-1-v` });
      for (const id of [`${course}-1-v`, `${course}-2-v`]) await watch(id);
      await step(`${course}-1-p`, 0, 0);
    }
    expect(await next()).toBeUndefined();
  });

  it('is never in a course that was taken away, or an item that is gone', async () => {
    const { next, step, stores, clock } = await classroom();
    await step('b-1-v', 7);
    await step('a-1-v', 7);
    await stores.enrolments.revoke('ada', 'a', clock.now());
    expect(await next()).toMatchObject({ course: { id: 'b' } });
    await stores.enrolments.revoke('ada', 'b', clock.now());
    expect(await next()).toBeUndefined();
    await stores.enrolments.add({ userId: 'ada', courseId: 'gone', since: clock.now(), orderId: null, term: LASTING });
    expect(await next()).toBeUndefined();
  });

  it('leaves out a progress whose item was deleted', async () => {
    const { next, stores, clock, step } = await classroom();
    await step('b-1-v', 7);
    const ghost = {
      userId: 'ada',
      courseId: 'a',
      contentId: 'deleted',
      positionSeconds: 1,
      durationSeconds: 9,
      completedAt: null,
      watched: [],
      allowanceSeconds: 0,
    };
    clock.advance(1000);
    await saveProgress(stores.progress, { ...ghost, updatedAt: clock.now() });
    expect(await next()).toMatchObject({ contentId: 'b-1-v' });
  });

  it('knows what is done, item by item', async () => {
    const { getStudentDashboard, step, watch } = await classroom();
    await watch('a-1-v');
    await step('a-2-v', 50);
    const { courses } = await getStudentDashboard.run({ userId: 'ada' });
    expect(['a-1-v', 'a-1-p', 'a-2-v'].map((id) => courses[0]?.isDone(id))).toEqual([true, false, false]);
  });
});
