import { matchPath } from 'react-router';
import { PAGE_PATHS, type PagePath } from '../../../src/wire/page-areas.ts';
import { isStudying, type SessionUser } from '../../api/session.ts';
import { dashboardPath } from '../../platform/addresses.ts';

/** Pages that are never a target after sign-in. */
const FOR_STRANGERS: readonly PagePath[] = [
  '/login',
  '/forgot-password',
  '/reset-password/:token',
  '/confirm-email/:token',
  '/undo-email/:token',
  '/invitation/:token',
];

const PATTERNS = ['/', ...PAGE_PATHS.filter((path) => !FOR_STRANGERS.includes(path))];

/**
 * Validates a remembered path (open redirect): returns it normalized if the router shows a page there. API calls,
 * streams and unknown paths are refused in any spelling.
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
 * Returns the target after sign-in (specification 4): first a remembered page. `otherwise`: for a user without courses
 * who is no administrator.
 */
export function destinationOf(user: SessionUser, remembered: string | undefined, otherwise = '/'): string {
  const page = allowedRedirect(remembered);
  if (page !== undefined) return page;
  if (isStudying(user)) return dashboardPath;
  return user.role === 'admin' ? '/admin' : otherwise;
}
