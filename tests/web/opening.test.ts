import { describe, expect, it } from 'vitest';
import { openingIn } from '../../web/text/opening.ts';

const HOURS = { days: 'Monday to Friday', opens: '09:00', closes: '17:00', timeZone: 'Australia/Sydney', place: 'Sydney' };
const SUMMER = new Date('2026-01-14T03:00:00Z');
const WINTER = new Date('2026-07-15T03:00:00Z');
/** Narrow spaces and capitals differ between versions of the zone data. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ').toLowerCase();

describe('opening hours', () => {
  it.each([
    ['Australia/Sydney', SUMMER, 'mon 9:00 am', 'mon 5:00 pm'],
    ['Australia/Sydney', WINTER, 'mon 9:00 am', 'mon 5:00 pm'],
    ['Asia/Kolkata', SUMMER, 'mon 3:30 am', 'mon 11:30 am'],
    ['Asia/Kolkata', WINTER, 'mon 4:30 am', 'mon 12:30 pm'],
    ['America/Los_Angeles', SUMMER, 'sun 2:00 pm', 'sun 10:00 pm'],
    ['Europe/London', WINTER, 'mon 12:00 am', 'mon 8:00 am'],
  ])('in %s at %s', (zone, now, opens, closes) => {
    const opening = openingIn(HOURS, zone, now);
    expect(plain(opening.opens)).toBe(opens);
    expect(plain(opening.closes)).toBe(closes);
  });

  it('is a Monday whatever day it is there', () => {
    for (let day = 1; day <= 7; day += 1) {
      const opening = openingIn(HOURS, 'Australia/Sydney', new Date(`2026-03-0${day}T20:00:00Z`));
      expect(plain(opening.opens)).toBe('mon 9:00 am');
    }
  });
});
