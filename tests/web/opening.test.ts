import { describe, expect, it, vi } from 'vitest';
import { nextStart, openingAtSchool, openingIn } from '../../web/text/opening.ts';

const HOURS = {
  days: 'Monday to Friday',
  opens: '09:00',
  closes: '17:00',
  timeZone: 'Australia/Sydney',
  place: 'Sydney',
};
const SUMMER = new Date('2026-01-14T03:00:00Z');
const WINTER = new Date('2026-07-15T03:00:00Z');

describe('opening hours', () => {
  it.each([
    ['Australia/Sydney', SUMMER, 'Mon 9:00 am', 'Mon 5:00 pm'],
    ['Australia/Sydney', WINTER, 'Mon 9:00 am', 'Mon 5:00 pm'],
    ['Asia/Kolkata', SUMMER, 'Mon 3:30 am', 'Mon 11:30 am'],
    ['Asia/Kolkata', WINTER, 'Mon 4:30 am', 'Mon 12:30 pm'],
    ['America/Los_Angeles', SUMMER, 'Sun 2:00 pm', 'Sun 10:00 pm'],
    ['Europe/London', WINTER, 'Mon 12:00 am', 'Mon 8:00 am'],
  ])('in %s at %s', (zone, now, opens, closes) => {
    const opening = openingIn(HOURS, zone, now);
    expect(opening.opens).toBe(opens);
    expect(opening.closes).toBe(closes);
  });

  it('may end after midnight, or at it', () => {
    const late = { ...HOURS, opens: '18:00', closes: '02:00' };
    expect(openingAtSchool(late)).toMatchObject({ opens: 'Mon 6:00 pm', closes: 'Tue 2:00 am' });
    expect(openingIn(late, 'Asia/Kolkata', SUMMER)).toMatchObject({ opens: 'Mon 12:30 pm', closes: 'Mon 8:30 pm' });
    for (const closes of ['24:00', '00:00'])
      expect(openingAtSchool({ ...late, closes })).toMatchObject({ closes: 'Tue 12:00 am', closesAt: '12:00 am' });
  });

  it('looks the same whatever spaces and capitals a browser sets', () => {
    const written = vi
      .spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get')
      .mockReturnValue(() => '9:00\u202fAM');
    expect(openingIn(HOURS, 'Asia/Kolkata', SUMMER)).toMatchObject({ opens: 'Mon 3:30 am', closesAt: '11:30 am' });
    written.mockRestore();
  });

  it('is at the school what the school says, without its clock being asked', () => {
    expect(openingAtSchool(HOURS)).toEqual(openingIn(HOURS, HOURS.timeZone, SUMMER));
  });

  it('is a Monday whatever day it is there', () => {
    for (let day = 1; day <= 7; day += 1) {
      const opening = openingIn(HOURS, 'Australia/Sydney', new Date(`2026-03-0${day}T20:00:00Z`));
      expect(opening.opens).toBe('Mon 9:00 am');
    }
  });
});

describe('the next start of a weekly event', () => {
  const WEEKLY = { weekday: 3, startsAt: '19:30', timeZone: 'Australia/Sydney' };
  it.each([
    ['two days before', '2026-01-12T03:00:00Z', '2026-01-14T08:30:00.000Z'],
    ['in the morning of its day', '2026-01-14T00:00:00Z', '2026-01-14T08:30:00.000Z'],
    ['as it begins', '2026-01-14T08:30:00Z', '2026-01-21T08:30:00.000Z'],
    ['in the night after it', '2026-01-14T15:00:00Z', '2026-01-21T08:30:00.000Z'],
    ['across the end of daylight saving', '2026-04-02T00:00:00Z', '2026-04-08T09:30:00.000Z'],
  ])('%s', (_when, now, starts) => {
    expect(nextStart(WEEKLY, new Date(now)).toISOString()).toBe(starts);
  });
});
