import { describe, expect, it } from 'vitest';
import { GetContent } from '../../../src/domain/catalog/queries/get-content.ts';
import { CheckAccess } from '../../../src/domain/enrolment/queries/check-access.ts';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { minuteOf } from '../../../src/domain/support/activity.ts';
import { PurgeOldActivity } from '../../../src/domain/support/jobs/purge-old-activity.ts';
import { RecordActivity, type SeenActivity } from '../../../src/domain/support/use-cases/record-activity.ts';
import { courseAccess } from '../../../src/main/composition/links/catalog.ts';
import { openLessons } from '../../../src/main/composition/links/support.ts';
import { classroom } from '../learning/classroom.ts';

/** Ada has bought the courses a and b; `a-1-v` is a video of a. */
async function watched() {
  const world = await classroom();
  const { stores, catalog, ids, clock } = world;
  const { activity } = stores;
  const getContent = new GetContent(
    stores.courses,
    catalog,
    courseAccess(new CheckAccess(stores.enrolments, world.clock)),
  );
  const record = new RecordActivity(activity, openLessons(getContent), ids, clock);
  const see = (facts: Partial<SeenActivity> = {}) =>
    record.run({
      viewer: { userId: 'ada', role: 'student', roles: [] },
      courseId: 'a',
      contentId: 'a-1-v',
      kind: 'tab-hidden',
      ...facts,
    });
  /** What was kept of anybody, oldest first. */
  const entries = async () => {
    const kept = await Promise.all(['ada', 'bob', 'boss'].map((userId) => activity.listOf(userId, { limit: 9 })));
    return kept.flat().toReversed();
  };
  return { ...world, see, entries, forget: new PurgeOldActivity(activity, clock) };
}

describe('the minute of a moment', () => {
  it.each([
    ['2026-03-02T09:00:00.000Z', '2026-03-02T09:00:00.000Z'],
    ['2026-03-02T09:00:59.999Z', '2026-03-02T09:00:00.000Z'],
    ['2026-03-02T09:01:00.000Z', '2026-03-02T09:01:00.000Z'],
  ])('of %s is %s', (at, minute) => {
    expect(minuteOf(new Date(at)).toISOString()).toBe(minute);
  });
});

describe('what the player saw', () => {
  it('is kept with who, where and when', async () => {
    const { see, entries, clock } = await watched();
    await see();
    expect(await entries()).toEqual([
      {
        id: expect.any(String),
        userId: 'ada',
        courseId: 'a',
        contentId: 'a-1-v',
        kind: 'tab-hidden',
        at: clock.now(),
        count: 1,
      },
    ]);
  });

  it('is one entry for a minute of it, and another for another kind', async () => {
    const { see, entries, clock } = await watched();
    await see();
    clock.advance(59_999);
    await see();
    await see({ kind: 'key-held' });
    expect(await entries()).toMatchObject([
      { kind: 'tab-hidden', count: 2 },
      { kind: 'key-held', count: 1 },
    ]);
    clock.advance(1);
    await see();
    expect(await entries()).toHaveLength(3);
  });

  it('counts only in lessons that the person may open', async () => {
    const { see, entries, stores, clock } = await watched();
    const bob = { userId: 'bob', role: 'student', roles: [] } as const;
    await expect(see({ viewer: bob })).rejects.toMatchObject({ kind: 'forbidden', code: 'enrolment/not-enrolled' });
    await stores.enrolments.revoke('ada', 'a', clock.now());
    await expect(see()).rejects.toMatchObject({ kind: 'forbidden', code: 'enrolment/not-enrolled' });
    expect(await entries()).toEqual([]);
    await see({ viewer: { userId: 'boss', role: 'admin', roles: ['owner'] } });
    expect(await entries()).toMatchObject([{ userId: 'boss' }]);
  });

  it('counts only in items of that very course', async () => {
    const { see, entries } = await watched();
    await expect(see({ contentId: 'b-1-v' })).rejects.toMatchObject({ kind: 'not-found', code: 'support/no-item' });
    await expect(see({ courseId: 'nothing' })).rejects.toMatchObject({ kind: 'not-found', code: 'support/no-item' });
    await expect(see({ contentId: 'nothing' })).rejects.toMatchObject({
      kind: 'not-found',
      code: 'catalog/no-content',
    });
    expect(await entries()).toEqual([]);
  });

  it('is forgotten after twelve months', async () => {
    const { see, entries, clock, forget } = await watched();
    await see();
    clock.advance(365 * DAY_MS);
    await forget.run();
    expect(await entries()).toHaveLength(1);
    clock.advance(1);
    await forget.run();
    expect(await entries()).toEqual([]);
  });
});
