import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laidOut } from '../../../src/domain/discussions/discussion.ts';
import { startInWeek, WEEKS_AHEAD } from '../../../src/domain/discussions/series.ts';
import { after, DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { wallTime } from '../../../src/domain/kernel/time-zone.ts';
import type { Weekday } from '../../../src/domain/kernel/weekly.ts';
import { CountingIds } from '../../doubles/counting-ids.ts';
import { aSeries, discussed, FACTS, NOW } from './discussion-samples.ts';

const at = (startsAt: string, weekday: Weekday = 7, timeZone = 'Australia/Sydney') => ({
  ...{ weekday, startsAt, minutes: 60, timeZone },
});

describe('the days of a series', () => {
  it('have the time of the zone’s clocks on each day, before and after both changes of them', () => {
    const zones = fc.constantFrom('Australia/Sydney', 'Europe/London', 'America/New_York', 'Asia/Karachi');
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 4, max: 23 }),
        fc.integer({ min: 0, max: 500 }),
        (timeZone, weekday, hour, days) => {
          const startsAt = `${String(hour).padStart(2, '0')}:30`;
          const series = aSeries({ timeZone, weekday: weekday as Weekday, startsAt });
          const now = after(NOW, days * DAY_MS);
          const laid = laidOut(series, new CountingIds(), now);
          expect(laid).toHaveLength(WEEKS_AHEAD);
          expect(new Set(laid.map(({ week }) => week)).size).toBe(WEEKS_AHEAD);
          for (const [index, discussion] of laid.entries()) {
            const shown = new Date(wallTime(timeZone, discussion.startsAt));
            expect(shown.toISOString().slice(11, 16)).toBe(startsAt);
            expect(shown.getUTCDay() || 7).toBe(weekday);
            expect(after(discussion.startsAt, 90 * 60_000) > now).toBe(true);
            const next = laid[index + 1];
            if (next) expect(Math.round((+next.startsAt - +discussion.startsAt) / DAY_MS)).toBe(7);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are defined at 02:30 on the night of each change', () => {
    // Left out on 4 October: an hour later. Shown twice on 5 April: the first.
    expect(startInWeek(at('02:30'), '2026-09-28').toISOString()).toBe('2026-10-03T16:30:00.000Z');
    expect(startInWeek(at('02:30'), '2026-03-30').toISOString()).toBe('2026-04-04T15:30:00.000Z');
  });
});

describe('a new series', () => {
  it('is laid out for twelve weeks at once, and a repeat of the job adds the week that has come', async () => {
    const { add, clock, coming, lay } = await discussed();
    await add();
    const first = await coming();
    expect(first).toHaveLength(WEEKS_AHEAD);
    expect(first[0]).toMatchObject({ week: '2026-03-02', startsAt: new Date('2026-03-04T08:00:00Z') });
    await lay();
    expect((await coming()).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    clock.advance(7 * DAY_MS);
    await lay();
    const later = await coming();
    expect(later.slice(0, -1).map(({ id }) => id)).toEqual(first.slice(1).map(({ id }) => id));
    expect(later).toHaveLength(WEEKS_AHEAD);
  });

  it.each([
    ['no minutes', { minutes: 0 }, 'minutes'],
    ['an end before its start', { minutes: -30 }, 'minutes'],
    ['nine hours', { minutes: 540 }, 'minutes'],
    ['a zone that does not exist', { timeZone: 'Australia/Atlantis' }, 'timeZone'],
    ['an http room', { roomUrl: 'http://meet.example/room' }, 'roomUrl'],
    ['an eighth weekday', { weekday: 8 }, 'weekday'],
    ['a time that no clock shows', { startsAt: '25:00' }, 'startsAt'],
    ['no topic', { topic: '' }, 'topic'],
  ])('is refused with %s', async (_, facts, field) => {
    const { add, coming } = await discussed();
    await expect(add(facts)).rejects.toMatchObject({ kind: 'invalid', fields: { [field]: expect.any(String) } });
    expect(await coming()).toEqual([]);
  });

  it('is refused beside four others, and in a course that is not there', async () => {
    const { add, coming, end } = await discussed();
    const first = await add();
    for (const weekday of [1, 2, 4]) await add({ weekday });
    await expect(add()).rejects.toMatchObject({ code: 'discussions/too-many-series' });
    expect(await coming()).toHaveLength(4 * WEEKS_AHEAD);
    await end.run({ courseId: 'course', seriesId: first, revision: 1 });
    await add();
    await expect(add({ courseId: 'gone' })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('an edit of a series', () => {
  const EDIT = { courseId: 'course', revision: 1, from: null, ...FACTS };

  it('moves one discussion and all that follow, and raises their sequence', async () => {
    const { add, coming, editSeries } = await discussed();
    const seriesId = await add();
    const before = await coming();
    await editSeries.run({ ...EDIT, seriesId, weekday: 5, topic: 'Cases', from: before[2]!.id });
    const now = await coming();
    expect(now.slice(0, 3).map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-03-04T08:00:00.000Z',
      '2026-03-11T08:00:00.000Z',
      '2026-03-20T08:00:00.000Z',
    ]);
    expect(now.slice(1, 4).map(({ topic, sequence, state }) => [topic, sequence, state])).toEqual([
      ['Past papers', 0, 'planned'],
      ['Cases', 1, 'planned'],
      ['Cases', 1, 'planned'],
    ]);
    expect(now.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('leaves what was moved, cancelled or named alone, and what would be over', async () => {
    const { add, coming, edit, editSeries } = await discussed();
    const seriesId = await add();
    const [first, second, third, fourth] = await coming();
    const moved = new Date('2026-03-12T09:00:00Z');
    await edit(second!.id, { startsAt: moved });
    await edit(third!.id, { isCancelled: true });
    await edit(fourth!.id, { topic: 'Oral surgery' });
    // The Monday of this week is nearly over.
    await editSeries.run({ ...EDIT, seriesId, weekday: 1, topic: 'Cases' });
    const now = await coming();
    expect(now.slice(0, 4)).toMatchObject([
      { startsAt: first!.startsAt, topic: 'Cases' },
      { startsAt: moved, state: 'moved' },
      { startsAt: third!.startsAt, state: 'cancelled' },
      { startsAt: new Date('2026-03-23T08:00:00Z'), topic: 'Oral surgery' },
    ]);
  });

  it('is refused to the second of two editors, and after the end', async () => {
    const { add, coming, editSeries, end } = await discussed();
    const seriesId = await add();
    await editSeries.run({ ...EDIT, seriesId, minutes: 60 });
    const stale = { kind: 'conflict', code: 'discussions/stale-series', isStale: true };
    await expect(editSeries.run({ ...EDIT, seriesId })).rejects.toMatchObject(stale);
    await expect(end.run({ courseId: 'course', seriesId, revision: 1 })).rejects.toMatchObject(stale);
    await expect(editSeries.run({ ...EDIT, seriesId, courseId: 'other' })).rejects.toMatchObject({ kind: 'not-found' });
    await end.run({ courseId: 'course', seriesId, revision: 2 });
    expect(new Set((await coming()).map(({ state }) => state))).toEqual(new Set(['cancelled']));
    await expect(editSeries.run({ ...EDIT, seriesId, revision: 3 })).rejects.toMatchObject({
      code: 'discussions/series-ended',
    });
  });
});
