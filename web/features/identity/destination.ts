import type { SessionUser } from '../../api/session.ts';
import { dashboardPath } from '../../platform/addresses.ts';
import { shownPage } from './shown-page.ts';

/** Where somebody goes on after signing in (specification 4): a remembered page first. `otherwise`: who has neither courses nor a school to run. */
export function destinationOf(user: SessionUser, remembered: string | undefined, otherwise = '/'): string {
  const page = shownPage(remembered);
  if (page !== undefined) return page;
  if (user.purchasedCourses.length > 0) return dashboardPath;
  return user.role === 'admin' ? '/admin' : otherwise;
}
