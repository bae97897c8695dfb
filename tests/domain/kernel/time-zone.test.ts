import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { instantOf, isTimeZone, offsetMs, wallTime } from '../../../src/domain/kernel/time-zone.ts';

const ZONES = ['Australia/Sydney', 'Asia/Kolkata', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'UTC'];
const wall = (text: string) => Date.parse(`${text}Z`);

describe('time zones', () => {
  it('are those of the IANA list, in its own spelling', () => {
    for (const zone of [...ZONES, 'America/Port-au-Prince', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])
      expect(isTimeZone(zone), zone).toBe(true);
    for (const zone of ['', 'Sydney', 'australia/sydney', '+10:00', 'Australia/Nowhere', 'Australia/Sydney\r\nX', 'Z'])
      expect(isTimeZone(zone), zone).toBe(false);
  });

  it.each([
    ['Australia/Sydney', '2026-01-15T19:00:00', '2026-01-15T08:00:00.000Z'],
    ['Australia/Sydney', '2026-07-15T19:00:00', '2026-07-15T09:00:00.000Z'],
    ['Asia/Kolkata', '2026-07-15T19:00:00', '2026-07-15T13:30:00.000Z'],
    ['Europe/London', '2026-07-15T19:00:00', '2026-07-15T18:00:00.000Z'],
    ['America/New_York', '2026-01-15T19:00:00', '2026-01-16T00:00:00.000Z'],
    // Clocks go forward at two: half past two does not exist, and is half past three.
    ['Australia/Sydney', '2026-10-04T02:30:00', '2026-10-03T16:30:00.000Z'],
    ['Europe/London', '2026-03-29T01:30:00', '2026-03-29T01:30:00.000Z'],
    ['America/New_York', '2026-03-08T02:30:00', '2026-03-08T07:30:00.000Z'],
    // Clocks go back: half past is there twice, and the first is meant.
    ['Australia/Sydney', '2026-04-05T02:30:00', '2026-04-04T15:30:00.000Z'],
    ['Europe/London', '2026-10-25T01:30:00', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:30:00', '2026-11-01T05:30:00.000Z'],
  ])('%s shows %s at %s', (zone, shown, at) => {
    expect(instantOf(zone, wall(shown)).toISOString()).toBe(at);
  });

  it('show a moment at which their clock stands so, whenever there is one', () => {
    const moments = fc.date({ min: new Date('2020-01-01Z'), max: new Date('2035-01-01Z'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), moments, (zone, at) => {
        const shown = wallTime(zone, at);
        const found = instantOf(zone, shown);
        expect(wallTime(zone, found)).toBe(shown);
        expect(found.getTime()).toBeLessThanOrEqual(at.getTime());
      }),
      { numRuns: 400 },
    );
  });

  it('are told to the second', () => {
    expect(offsetMs('Asia/Kolkata', new Date('2026-01-01T00:00:00.999Z'))).toBe(330 * MINUTE_MS);
  });
});
