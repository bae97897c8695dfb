import { describe, expect, it } from 'vitest';
import { endOf } from '../../../src/domain/discussions/discussion.ts';
import { after, DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { discussed } from './discussion-samples.ts';

describe('the next discussion of a course', () => {
  it('is the one under way until its last minute, then the one a week on', async () => {
    const { add, next, coming, clock } = await discussed();
    expect(await next()).toBeUndefined();
    await add();
    const [first, second] = await coming();
    const nextAt = async (at: Date) => {
      clock.set(at);
      return (await next())?.discussion.id;
    };
    expect(await nextAt(clock.now())).toBe(first!.id);
    expect(await nextAt(after(endOf(first!), -1))).toBe(first!.id);
    expect(await nextAt(endOf(first!))).toBe(second!.id);
  });

  it('is not a cancelled one, whose day is told', async () => {
    const { add, next, coming, edit } = await discussed();
    await add();
    const [first, second] = await coming();
    await edit(first!.id, { isCancelled: true });
    expect(await next()).toMatchObject({ discussion: { id: second!.id }, cancelledAt: first!.startsAt });
    await edit(second!.id, { startsAt: after(first!.startsAt, -DAY_MS) });
    expect(await next()).toMatchObject({ discussion: { id: second!.id }, cancelledAt: null });
  });
});

describe('meetings for a study plan', () => {
  it('are those laid out, moved ones where they are, and after them those of the series, by its clocks', async () => {
    const { add, coming, edit, meetings } = await discussed();
    await add();
    const [first, second, third] = await coming();
    await edit(first!.id, { isCancelled: true });
    await edit(second!.id, { startsAt: after(second!.startsAt, DAY_MS) });
    const until = new Date('2026-06-30T00:00:00.000Z');
    const starts = (await meetings(until)).map(({ startsAt }) => startsAt);
    expect(starts.slice(0, 2)).toEqual([after(second!.startsAt, DAY_MS), third!.startsAt]);
    // Seventeen Wednesdays from 4 March to the end of June, without the cancelled one.
    expect(starts).toHaveLength(16);
    expect(new Set(starts.map(Number)).size).toBe(16);
    // Sydney’s clocks went back in April: seven in the evening is an hour later.
    expect(starts.at(-1)).toEqual(new Date('2026-06-24T09:00:00.000Z'));
  });

  it('end with their series', async () => {
    const { add, end, meetings } = await discussed();
    const seriesId = await add();
    await end.run({ courseId: 'course', seriesId, revision: 1 });
    expect(await meetings(new Date('2026-06-30T00:00:00.000Z'))).toEqual([]);
  });
});

it('a series that begins, changes or ends raises the version of its course: pages show its time', async () => {
  const { add, editSeries, end, version } = await discussed();
  const before = await version();
  const seriesId = await add();
  const seen = { courseId: 'course', seriesId };
  const facts = { topic: 'Cases', roomUrl: 'https://meet.example/room', weekday: 4, startsAt: '18:00', minutes: 60 };
  const more = { timeZone: 'Australia/Sydney', isCaseDiscussion: true, from: null };
  await editSeries.run({ ...seen, revision: 1, ...facts, ...more });
  await end.run({ ...seen, revision: 2 });
  expect(await version()).toBe((before ?? 0) + 3);
});
