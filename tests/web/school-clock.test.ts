import { describe, expect, it } from 'vitest';
import { schoolInstantOf, schoolMomentOf, schoolTimeOf } from '../../web/text/school-clock.ts';

describe('the clocks of the school, on a device in any zone', () => {
  it.each([
    ['in winter', '2027-06-22T09:30', '2027-06-21T23:30:00.000Z'],
    ['in summer', '2027-12-01T00:00', '2027-11-30T13:00:00.000Z'],
    ['in an hour that comes twice, the first time', '2027-04-04T02:30', '2027-04-03T15:30:00.000Z'],
  ])('%s', (_when, local, instant) => {
    expect(schoolInstantOf(local)).toBe(instant);
    expect(schoolTimeOf(instant)).toBe(local);
  });

  it('skip an hour in October: a time in it is as much later', () => {
    expect(schoolInstantOf('2027-10-03T02:30')).toBe('2027-10-02T16:30:00.000Z');
  });

  it('show the hour that comes twice again, an hour later', () => {
    expect(schoolTimeOf('2027-04-03T16:30:00.000Z')).toBe('2027-04-04T02:30');
    expect(schoolMomentOf('2027-04-03T16:30:00.000Z')).toBe('4 Apr 2027, 2:30 am AEST');
  });

  it('leave what cannot be read for the server to refuse', () => {
    expect(schoolInstantOf('tomorrow')).toBe('tomorrow');
  });
});
