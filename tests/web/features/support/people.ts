import type { AccessReply, UserReply } from '../../../../src/wire/replies/identity.ts';
import { sessionStore, sessionUserOf } from '../../../../web/api/session-store.ts';

const HOUR_SECONDS = 3600;

/** A token as the pages read it: only the expiry in its payload counts. */
export function makeToken(lifeSeconds = HOUR_SECONDS): string {
  const payload = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + lifeSeconds }));
  return `head.${payload}.signature`;
}

/** Access that lasts for months, unless something else is said. */
export const accessTo = (courseId: string, change: Partial<AccessReply> = {}): AccessReply => ({
  _id: courseId,
  id: courseId,
  courseId,
  since: '2026-03-02T09:00:00.000Z',
  endsAt: '2099-12-31T12:59:59.999Z',
  isActive: true,
  canExtend: false,
  price: 499,
  ...change,
});

export const student = (purchasedCourses: string[] = [], change: Partial<UserReply> = {}): UserReply => ({
  _id: 'u1',
  id: 'u1',
  name: 'Amara Okafor',
  email: 'amara@example.com',
  isEmailConfirmed: true,
  phone: '+61 400 000 000',
  role: 'student',
  roles: change.role === 'admin' ? ['owner'] : [],
  purchasedCourses,
  access: purchasedCourses.map((courseId) => accessTo(courseId)),
  ...change,
});

export const signIn = (user: UserReply = student()): void => void sessionStore.begin(makeToken(), sessionUserOf(user));

/** Cookies and what the store believes, both gone. */
export const forgetEverybody = (): void => sessionStore.end();
