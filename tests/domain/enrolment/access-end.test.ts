import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccessPeriod,
  accessEnd,
  boughtUntil,
  endOfDay,
  isStanding,
  orderBehind,
} from '../../../src/domain/enrolment/access-period.ts';
import { mayExtend } from '../../../src/domain/enrolment/enrolment.ts';
import { dayOf, daysFromTo } from '../../../src/domain/kernel/calendar.ts';
import { after, DAY_MS, HOUR_MS } from '../../../src/domain/kernel/clock.ts';

const at = (day: string) => new Date(`${day}T02:00:00Z`);
const period = (facts: Partial<AccessPeriod>): AccessPeriod => ({
  kind: 'bought',
  orderId: 'order',
  since: at('2026-01-10'),
  term: { months: 5 },
  revokedAt: null,
  ...facts,
});
const endDay = (...periods: AccessPeriod[]) => dayOf(accessEnd(periods));

describe('when access ends', () => {
  it('is where its period ends, to the last moment of that day', () => {
    expect(accessEnd([period({})])).toEqual(new Date('2026-06-10T13:59:59.999Z'));
    expect(accessEnd([])).toEqual(new Date(0));
  });

  it.each([
    ['an extension comes behind what is there', at('2026-05-30'), '2026-11-10'],
    ['one that comes late begins on its own day', at('2026-06-20'), '2026-11-20'],
  ])('%s', (_what, since, until) => {
    expect(endDay(period({}), period({ orderId: 'extension', since }))).toBe(until);
  });

  it('keeps the last day of a month that is too short, and goes on from there', () => {
    const month = { term: { months: 1 } };
    const january = period({ ...month, since: at('2026-01-31') });
    expect(endDay(january)).toBe('2026-02-28');
    expect(endDay(january, period({ ...month, since: at('2026-02-01') }))).toBe('2026-03-28');
  });

  it('is the day that an administrator set, and later periods come behind it', () => {
    const moved = period({
      kind: 'moved',
      orderId: null,
      since: at('2026-05-01'),
      term: { until: endOfDay('2026-07-01') },
    });
    expect(endDay(period({}), moved)).toBe('2026-07-01');
    expect(endDay(period({}), moved, period({ since: at('2026-05-02') }))).toBe('2026-12-01');
    const earlier = { ...moved, term: { until: endOfDay('2026-05-03') } };
    expect(endDay(period({}), earlier)).toBe('2026-05-03');
  });

  it('loses what a refunded extension gave, and nothing else', () => {
    const extension = period({ since: at('2026-05-30'), revokedAt: at('2026-06-01') });
    expect(endDay(period({}), extension)).toBe('2026-06-10');
    expect(endDay(period({}), extension, period({ since: at('2026-05-31') }))).toBe('2026-11-10');
  });

  it('leaves an extension its full length when what stood before it is refunded', () => {
    const refunded = period({ revokedAt: at('2026-03-15') });
    const extension = period({ orderId: 'extension', since: at('2026-03-01') });
    expect(endDay(refunded, extension)).toBe('2026-08-15');
    expect(orderBehind([refunded, extension])).toBe('extension');
    // Used up: there is nothing to take back.
    expect(endDay(period({ revokedAt: at('2026-07-01') }), period({ since: at('2026-06-01') }))).toBe('2026-11-10');
  });

  it('forgets a day that was set for what is gone', () => {
    const moved = period({
      kind: 'moved',
      orderId: null,
      since: at('2026-02-01'),
      term: { until: endOfDay('2027-01-01') },
    });
    const [refunded, given] = [period({ revokedAt: at('2026-03-01') }), period({ kind: 'given', orderId: null })];
    expect(endDay(refunded, moved, period({ since: at('2026-02-10') }))).toBe('2026-08-01');
    expect(endDay(given, refunded, moved)).toBe('2027-01-01');
    expect([isStanding(moved), isStanding(refunded), isStanding(given)]).toEqual([false, false, true]);
  });
});

const moments = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 0, 1) }).map((ms) => new Date(ms));
const months = fc.integer({ min: 1, max: 36 });

describe('what was bought, on any day', () => {
  it('ends at the end of a day of the school, on the same day of the month or on its last one', () => {
    fc.assert(
      fc.property(moments, months, (since, count) => {
        const until = boughtUntil(since, count);
        expect(dayOf(after(until, 1))).not.toBe(dayOf(until));
        expect(daysFromTo(dayOf(until), dayOf(after(until, 1)))).toBe(2);
        const [from, to] = [dayOf(since).slice(8), dayOf(until).slice(8)];
        expect(to <= from).toBe(true);
        if (to < from) expect(dayOf(after(until, 1)).slice(8)).toBe('01');
      }),
    );
  });

  it('is never less for an extension than for a purchase on that day, and never lost by a refund of another', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(moments, months), { minLength: 1, maxLength: 5 }), fc.nat(), (bought, choice) => {
        const inOrder = bought.toSorted(([one], [other]) => one.getTime() - other.getTime());
        const periods = inOrder.map(([since, count]) => period({ since, term: { months: count } }));
        const [lastSince, lastMonths] = inOrder.at(-1)!;
        expect(accessEnd(periods) >= boughtUntil(lastSince, lastMonths)).toBe(true);
        const refunded = choice % periods.length;
        const now = lastSince;
        const left = periods.map((one, index) => (index === refunded ? { ...one, revokedAt: now } : one));
        expect(accessEnd(left) <= accessEnd(periods)).toBe(true);
        if (refunded < periods.length - 1) expect(accessEnd(left) >= boughtUntil(lastSince, lastMonths)).toBe(true);
      }),
    );
  });

  it('does not change its day when the clocks do', () => {
    // Sydney's clocks go back on 5 April 2026 and forward on 4 October 2026.
    expect(boughtUntil(at('2026-03-05'), 1)).toEqual(new Date('2026-04-05T13:59:59.999Z'));
    expect(boughtUntil(at('2026-09-04'), 1)).toEqual(new Date('2026-10-04T12:59:59.999Z'));
  });
});

describe('an extension', () => {
  const now = at('2026-05-01');
  const endsIn = (days: number) => ({ endsAt: after(now, days * DAY_MS) });

  it.each([
    ['a course of ten months, 60 days before the end', 60, 10, false],
    ['an hour later', 60 - HOUR_MS / DAY_MS, 10, true],
    ['a course that has ended', -30, 10, true],
    ['a course of a month, on its first day', 30, 1, false],
    ['a course of a month, in its second half', 14, 1, true],
  ])('of %s is sold: %s', (_what, days, count, expected) => {
    expect(mayExtend(endsIn(days), count, now)).toBe(expected);
  });
});
