import { describe, expect, it } from 'vitest';
import { dayOf, firstOfMonth, startOf } from '../../src/domain/kernel/calendar.ts';
import { after, DAY_MS, HOUR_MS } from '../../src/domain/kernel/clock.ts';
import type { YearEvent } from '../../src/main/seed/year/events.ts';
import { planYear } from '../../src/main/seed/year/plan-year.ts';

/** As the courses of the demo are: two lessons in the first module, one in each of the six others, of seven items. */
const VIDEOS = [0, 2, 7, 14, 21, 28, 35, 42];
const COURSE = Array.from({ length: 49 }, (_, index) => ({ isVideo: VIDEOS.includes(index) }));
const ITEMS = { mastery: COURSE, sprint: COURSE, pilot: [] };

const DAYS = [
  { called: 'a day in the middle of a month', now: new Date('2026-08-17T03:20:00Z') },
  { called: 'the first half minute of a month', now: after(startOf('2026-11-01'), 30_000) },
  { called: 'the last evening of a year', now: new Date('2026-12-31T12:59:00Z') },
  { called: 'a leap day', now: new Date('2028-02-29T01:00:00Z') },
  { called: 'the day the clocks go forward', now: new Date('2026-10-03T17:00:00Z') },
];

const keyOf = (event: YearEvent): string => ('student' in event ? String(event.student) : '');
const of = <W extends YearEvent['what']>(events: readonly YearEvent[], what: W) =>
  events.filter((event): event is Extract<YearEvent, { what: W }> => event.what === what);

describe.each(DAYS)('the year before $called', ({ now }) => {
  const events = planYear(now, ITEMS);

  it('is the same when it is planned again', () => {
    expect(planYear(now, ITEMS)).toEqual(events);
  });

  it('goes in order from the first of twelve months to now', () => {
    const start = startOf(firstOfMonth(dayOf(now), -11));
    for (const [index, { at }] of events.entries()) {
      expect(at.getTime()).toBeGreaterThanOrEqual(events[index - 1]?.at.getTime() ?? start.getTime());
      expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('has somebody join and somebody buy in each of the twelve months', () => {
    const months = Array.from({ length: 12 }, (_, index) => firstOfMonth(dayOf(now), index - 11));
    const monthsOf = (some: readonly YearEvent[]) => [...new Set(some.map(({ at }) => firstOfMonth(dayOf(at))))].sort();
    expect(monthsOf(of(events, 'join'))).toEqual(months);
    expect(monthsOf(of(events, 'order').filter(({ becomes }) => becomes === 'paid'))).toEqual(months);
  });

  it('has forty students, orders of every kind, two who are let out again and two refunds', () => {
    expect(of(events, 'join').filter(({ student }) => typeof student === 'number')).toHaveLength(40);
    const orders = of(events, 'order');
    expect(new Set(orders.map(({ becomes }) => becomes))).toEqual(new Set(['paid', 'pending', 'cancelled']));
    expect(new Set(orders.map(({ hasCoupon }) => hasCoupon))).toEqual(new Set([true, false]));
    expect(of(events, 'enrol').length).toBeGreaterThan(4);
    expect(of(events, 'revoke')).toHaveLength(2);
    expect(of(events, 'refund')).toHaveLength(2);
  });

  it('lets nobody buy before they join, study before they may, or study after that ended', () => {
    for (const { at, ...event } of events) {
      if (!('student' in event) || event.what === 'join') continue;
      const mine = events.filter((one) => keyOf(one) === String(event.student));
      expect(mine[0]?.what).toBe('join');
      if (event.what !== 'study' && event.what !== 'log') continue;
      const about = mine.filter((one) => 'course' in one && one.course === event.course);
      expect(about.findIndex(({ what }) => what === 'order' || what === 'enrol')).toBe(0);
      const end = about.find(({ what }) => what === 'revoke' || what === 'refund');
      if (end) expect(at.getTime()).toBeLessThan(end.at.getTime());
    }
  });
});

it('students go at different paces, and some stand in the middle of a video', () => {
  const studied = of(planYear(new Date('2026-08-17T03:20:00Z'), ITEMS), 'study');
  const counts = new Map<string, number>();
  for (const event of studied) counts.set(keyOf(event), (counts.get(keyOf(event)) ?? 0) + 1);
  expect(Math.max(...counts.values())).toBeGreaterThanOrEqual(COURSE.length);
  expect(Math.min(...counts.values())).toBeLessThan(4);
  expect(new Set(counts.values()).size).toBeGreaterThan(6);
  expect(studied.filter(({ share }) => share < 0.95).length).toBeGreaterThan(3);
});

it('the account that everybody may try is in the middle of the first course, and was there yesterday', () => {
  for (const { now } of DAYS) {
    const studied = of(planYear(now, ITEMS), 'study').filter(({ student }) => student === 'owner');
    expect(studied.at(-1)).toMatchObject({ item: 7, share: 0.4 });
    expect(studied.slice(0, -1).every(({ share }) => share === 1)).toBe(true);
    expect(studied.at(-1)?.at.getTime()).toBeGreaterThan(now.getTime() - 2 * DAY_MS);
  }
});

it('that account sat a mock exam on two days in a row, as the real one is, and a test after it', () => {
  for (const { now } of DAYS) {
    const events = planYear(now, ITEMS);
    const [first, second, ...more] = of(events, 'sit mock');
    expect([first, second, ...more]).toMatchObject([{ sections: [1, 2] }, { sections: [3, 4] }]);
    const hoursBetween = (second!.at.getTime() - first!.at.getTime()) / HOUR_MS;
    expect(hoursBetween).toBeGreaterThanOrEqual(23);
    expect(hoursBetween).toBeLessThanOrEqual(25);
    const [practised] = of(events, 'practise');
    expect(practised!.at.getTime()).toBeGreaterThan(second!.at.getTime() + DAY_MS);
    expect(practised!.at.getTime()).toBeLessThan(now.getTime() - DAY_MS);
  }
});
