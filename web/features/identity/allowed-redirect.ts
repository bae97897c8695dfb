import { matchPath } from 'react-router';
import { PAGE_PATHS, type PagePath } from '../../../src/wire/page-areas.ts';
import { isStudying, type SessionUser } from '../../api/session.ts';
import { dashboardPath } from '../../platform/addresses.ts';

/** Nobody who has just signed in is on the way to these. */
const FOR_STRANGERS: readonly PagePath[] = ['/login', '/forgot-password', '/reset-password/:token'];

const PATTERNS = ['/', ...PAGE_PATHS.filter((path) => !FOR_STRANGERS.includes(path))];

/**
 * The address as the browser would open it, when the router shows a page there. Data, streams and what is nowhere are
 * no places to go on to, however the remembered path writes them.
 */
export function allowedRedirect(remembered: string | undefined): string | undefined {
  if (remembered === undefined) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(remembered, location.origin);
    const isShown =
      origin === location.origin &&
      !pathname.startsWith('//') &&
      PATTERNS.some((pattern) => matchPath(pattern, pathname) !== null);
    return isShown ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Where somebody goes on after signing in (specification 4): a remembered page first. `otherwise`: who has neither
 * courses nor a school to run.
 */
export function destinationOf(user: SessionUser, remembered: string | undefined, otherwise = '/'): string {
  const page = allowedRedirect(remembered);
  if (page !== undefined) return page;
  if (isStudying(user)) return dashboardPath;
  return user.role === 'admin' ? '/admin' : otherwise;
}
