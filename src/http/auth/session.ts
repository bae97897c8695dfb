import type { Request, RequestHandler, Response } from 'express';
import session, { type Store } from 'express-session';
import { LRUCache } from 'lru-cache';
import type { Session } from '../../domain/identity/session.ts';
import { type Clock, MINUTE_MS } from '../../domain/kernel/clock.ts';
import type { SessionId } from '../../domain/kernel/ids.ts';
import type { SignedIn } from '../route.ts';
import { COOKIE_ATTRIBUTES, cookieName } from './cookie.ts';
import { isSafe } from './credentials.ts';
import { FailOpenSessionStore, type WarningLog } from './fail-open-session-store.ts';

const RESTORED_AT_MOST_EVERY_MS = MINUTE_MS;
const MAX_REMEMBERED = 10_000;

declare module 'express-session' {
  interface SessionData {
    /** The id of the session row; all that the cookie's entry holds. */
    sid: SessionId;
  }
}

export interface CookieSettings {
  /** Whether the public origin is https: decides the cookie's name. */
  readonly isHttps: boolean;
  /** Signs the cookie. The first one signs, all of them verify. */
  readonly secrets: readonly string[];
  readonly store: Store;
  readonly log: WarningLog;
}

const sessionCookieName = (isHttps: boolean): string => cookieName('sid', isHttps);

/**
 * Reads the session cookie into `req.session`. Mounted after the public cacheable routes. Skips reads without a cookie:
 * they need no session, and an empty one would cost a random id.
 */
export function cookieSession({ isHttps, secrets, store, log }: CookieSettings): RequestHandler {
  const withSession = session({
    name: sessionCookieName(isHttps),
    secret: [...secrets],
    store: new FailOpenSessionStore(store, log),
    cookie: { ...COOKIE_ATTRIBUTES, secure: 'auto' },
    saveUninitialized: false,
    resave: false,
    rolling: false,
  });
  return (req, res, next) => {
    if (req.headers.cookie === undefined && isSafe(req.method)) next();
    else withSession(req, res, next);
  };
}

/** The session row that the cookie names, if there is a cookie we know. */
export const cookieSessionId = (req: Request): SessionId | undefined =>
  (req.session as typeof req.session | undefined)?.sid;

/** Gives the browser a new cookie for the row. What it held before is destroyed: no id is ever adopted. */
export async function giveCookie(req: Request, row: Session, now: Date): Promise<void> {
  // Absent while the store is disconnected; the bearer token carries the session meanwhile.
  if (!req.session) return;
  await new Promise<void>((resolve, reject) =>
    req.session.regenerate((error) => (error ? reject(error as Error) : resolve())),
  );
  req.session.sid = row.id;
  req.session.cookie.maxAge = Math.max(0, row.absoluteUntil.getTime() - now.getTime());
}

/**
 * Reissues a cookie that the browser or the store has lost, so that pictures and downloads still work. Only where a
 * page asks who is signed in, and once a minute per session: a safe method that wrote at every call would fill the
 * store (findings 19).
 */
export function cookieRestorer(clock: Clock): (req: Request, signedIn: SignedIn) => Promise<void> {
  const given = new LRUCache<SessionId, true>({ max: MAX_REMEMBERED, ttl: RESTORED_AT_MOST_EVERY_MS });
  return async (req, { session: row }) => {
    // A client that sends no cookies would not keep this one.
    if (!req.hasLostCookie || req.headers.cookie === undefined || given.has(row.id)) return;
    given.set(row.id, true);
    await giveCookie(req, row, clock.now());
  };
}

/** Destroys the cookie's entry. The browser's copy then names nothing. */
export async function dropCookie(req: Request): Promise<void> {
  if (!req.session) return;
  await new Promise<void>((resolve) => req.session.destroy(() => resolve()));
}

const WRITTEN_BY_THE_PAGE = ['token', 'user', 'role', 'redirectAfterLogin'];

/** Expires all five cookies, those that the page wrote included, for a page that could not. */
export function expireCookies(res: Response, isHttps: boolean): void {
  res.clearCookie(sessionCookieName(isHttps), { ...COOKIE_ATTRIBUTES, secure: isHttps });
  for (const name of WRITTEN_BY_THE_PAGE) res.clearCookie(name, { path: '/', sameSite: 'strict', secure: true });
}
