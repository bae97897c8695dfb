import type { SessionUser } from '../../api/session.ts';
import { dashboardPath } from '../../platform/addresses.ts';

/** Where somebody goes on after signing in (specification 4): a remembered path first. `otherwise`: who has neither courses nor a school to run. */
export function destinationOf(user: SessionUser, remembered: string | undefined, otherwise = '/'): string {
  if (remembered !== undefined) return remembered;
  if (user.purchasedCourses.length > 0) return dashboardPath;
  return user.role === 'admin' ? '/admin' : otherwise;
}
