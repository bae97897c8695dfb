import { describe, expect, it } from 'vitest';
import { boughtUntil } from '../../../src/domain/enrolment/access-period.ts';

describe('what was bought', () => {
  it.each([
    ['2026-03-02T09:00:00Z', 10, '2027-01-02T12:59:59.999Z'],
    ['2026-07-13T00:00:00Z', 5, '2026-12-13T12:59:59.999Z'],
    // Already the first of September in Sydney.
    ['2026-08-31T14:00:00Z', 1, '2026-10-01T13:59:59.999Z'],
    // A day that the month does not have is its last one.
    ['2026-08-30T14:00:00Z', 1, '2026-09-30T13:59:59.999Z'],
    ['2027-12-31T00:00:00Z', 2, '2028-02-29T12:59:59.999Z'],
  ])('on %s for %i months lasts until %s', (since, months, until) => {
    expect(boughtUntil(new Date(since), months).toISOString()).toBe(new Date(until).toISOString());
  });
});
