import { describe, expect, it } from 'vitest';
import { isActive } from '../../../src/domain/enrolment/enrolment.ts';
import { CheckAccess } from '../../../src/domain/enrolment/queries/check-access.ts';
import { LASTING, monday, tuesday } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

describe('an enrolment', () => {
  it.each([
    ['that nobody ended', null, true],
    ['that ends later', tuesday, true],
    ['that ends now', monday, false],
    ['that has ended', new Date(monday.getTime() - 1), false],
  ])('%s: active is %s', (_which, revokedAt, expected) => {
    expect(isActive({ revokedAt, endsAt: tuesday }, monday)).toBe(expected);
  });
});

describe('who may enter a course', () => {
  it('is whoever is enrolled in this very course, until that is revoked', async () => {
    const { stores, clock } = sqlWorld();
    const checkAccess = new CheckAccess(stores.enrolments, clock);
    const mayEnter = (userId: string, courseId = 'course') => checkAccess.run({ userId, courseId });
    await stores.enrolments.add({
      userId: 'ada',
      courseId: 'course',
      since: clock.now(),
      orderId: null,
      term: LASTING,
    });
    expect(await mayEnter('ada')).toBe(true);
    expect(await mayEnter('ada', 'another')).toBe(false);
    expect(await mayEnter('bob')).toBe(false);
    await stores.enrolments.revoke('ada', 'course', clock.now());
    expect(await mayEnter('ada')).toBe(false);
  });
});
