import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  daysAfter,
  daysFromTo,
  firstOfMonth,
  isCalendarDay,
  startOf,
} from '../../../src/domain/kernel/calendar.ts';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';

describe('the days of the school, in Sydney', () => {
  it.each([
    ['2026-03-31T12:59:59.999Z', '2026-03-31'],
    ['2026-03-31T13:00:00.000Z', '2026-04-01'],
    ['2026-06-30T13:59:59.999Z', '2026-06-30'],
    ['2026-06-30T14:00:00.000Z', '2026-07-01'],
    ['2025-12-31T13:00:00.000Z', '2026-01-01'],
  ])('has %s in %s', (moment, day) => {
    expect(dayOf(new Date(moment))).toBe(day);
  });

  it.each([
    ['2026-01-01', '2025-12-31T13:00:00.000Z'],
    ['2026-07-01', '2026-06-30T14:00:00.000Z'],
    // Clocks go back an hour on 5 April 2026, and forward on 4 October.
    ['2026-04-05', '2026-04-04T13:00:00.000Z'],
    ['2026-04-06', '2026-04-05T14:00:00.000Z'],
    ['2026-10-04', '2026-10-03T14:00:00.000Z'],
    ['2026-10-05', '2026-10-04T13:00:00.000Z'],
  ])('begins %s at %s', (day, moment) => {
    expect(startOf(day).toISOString()).toBe(moment);
  });

  it('puts every moment into one day, without gap or overlap', () => {
    const moments = fc.date({
      min: new Date('2001-01-01T00:00:00Z'),
      max: new Date('2090-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (at) => {
        const day = dayOf(at);
        expect(startOf(day) <= at && at < startOf(daysAfter(day, 1))).toBe(true);
        expect(dayOf(startOf(day))).toBe(day);
        expect(Math.abs(startOf(daysAfter(day, 1)).getTime() - startOf(day).getTime() - DAY_MS)).toBeLessThanOrEqual(
          3_600_000,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('knows which days exist', () => {
    for (const day of ['2026-01-31', '2028-02-29', '2000-12-31']) expect(isCalendarDay(day), day).toBe(true);
    for (const text of [
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '2026-01-01T00:00',
      ' 2026-01-01',
      '20260101',
      'yesterday',
      '',
      '2026-00-10',
    ])
      expect(isCalendarDay(text), text).toBe(false);
  });

  it('counts days and months over their borders', () => {
    expect(daysAfter('2026-02-28', 1)).toBe('2026-03-01');
    expect(firstOfMonth('2026-01-31', -1)).toBe('2025-12-01');
    expect(firstOfMonth('2026-12-05', 1)).toBe('2027-01-01');
    expect(daysFromTo('2026-03-30', '2026-04-10')).toBe(12);
  });
});
