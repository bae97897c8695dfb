import type { TeamRole } from '../../src/wire/literals.ts';
import type { AccessReply, UserReply } from '../../src/wire/replies/identity.ts';
import { storage, tabStorage } from '../platform/storage.ts';
import { createStore } from '../platform/store.ts';
import { clearCookie, readCookie, writeCookie } from './cookies.ts';

/** The user according to this browser. Only for display: the server authorizes every call. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  role: 'admin' | 'student';
  /** Undefined until the server has answered on this page. */
  isEmailConfirmed?: boolean;
  /** Roles in the team; undefined in a session of an earlier version, until the server has answered. */
  roles?: readonly TeamRole[];
  purchasedCourses: string[];
  /** Active and ended access; undefined until the server has answered on this page. */
  access?: readonly AccessReply[];
}

/** Browsers silently drop cookies over 4,096 bytes, which would sign the user out. */
const MAX_USER_BYTES = 3500;
const TARGET_LIFE_SECONDS = 3600;
/** Key in the tab's storage that marks an expired session, until the next one. */
const ENDED_KEY = 'cusp.ended';
/** Key in the browser's storage of the user id that signed out last, for the other tabs. */
const SIGNED_OUT_KEY = 'cusp.signed-out';

interface Session {
  /** Undefined once the session has ended under a page that stays open (`stay`). */
  token: string | undefined;
  user: SessionUser;
}

const store = createStore<Session | undefined>(readCookies);
/** Number of mounted frames that ask to sign in again over their page. */
let staying = 0;

/** Returns the token's expiry in seconds since 1970; undefined if its payload cannot be parsed. */
function expiryOf(token: string): number | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp : undefined;
  } catch {
    return undefined;
  }
}

const secondsLeft = (token: string): number => (expiryOf(token) ?? 0) - Date.now() / 1000;

function readUser(): SessionUser | undefined {
  try {
    const user = JSON.parse(readCookie('user') ?? '') as Partial<SessionUser>;
    if (typeof user.id !== 'string') return undefined;
    return {
      id: user.id,
      name: String(user.name ?? ''),
      email: String(user.email ?? ''),
      role: readCookie('role') === 'admin' ? 'admin' : 'student',
      ...(user.roles && { roles: user.roles }),
      purchasedCourses: Array.isArray(user.purchasedCourses) ? user.purchasedCourses.map(String) : [],
    };
  } catch {
    return undefined;
  }
}

/** Deletes a token's cookies. Those of a newer session in another tab are kept. */
function clearCookiesOf(token: string | undefined): void {
  if (readCookie('token') !== token) return;
  for (const name of ['token', 'user', 'role', 'redirectAfterLogin'] as const) clearCookie(name);
}

function readCookies(): { token: string; user: SessionUser } | undefined {
  const token = readCookie('token');
  const user = readUser();
  if (token && user && secondsLeft(token) > 0) return { token, user };
  if (token && secondsLeft(token) <= 0) clearCookiesOf(token);
  return undefined;
}

function writeUser(user: SessionUser, token: string): void {
  const life = secondsLeft(token);
  // Omits access: the cookie is small, and the server sends it at once.
  const { access: _access, ...shown } = user;
  while (encodeURIComponent(JSON.stringify(shown)).length > MAX_USER_BYTES && shown.purchasedCourses.length > 0) {
    shown.purchasedCourses = shown.purchasedCourses.slice(0, Math.floor(shown.purchasedCourses.length / 2));
  }
  writeCookie('user', JSON.stringify(shown), life);
  writeCookie('role', user.role, life);
}

/** Returns an account's display data: without the phone, which no cookie needs. */
export const sessionUserOf = ({ _id, phone: _phone, ...shown }: UserReply): SessionUser => shown;

/** True for current and former owners of a course, who have the students' screens. */
export const isStudying = ({ purchasedCourses, access = [] }: SessionUser): boolean =>
  purchasedCourses.length > 0 || access.length > 0;

/** Forgets the user and what the tab has stored. A sign-out also counts for the other tabs. */
function over(user: SessionUser | undefined, isByOwner: boolean): void {
  tabStorage.forget();
  if (!isByOwner) tabStorage.write(ENDED_KEY, '1');
  else if (user) storage.write(SIGNED_OUT_KEY, user.id);
  store.set(undefined);
}

export const sessionStore = {
  subscribe: store.subscribe,

  /** Returns the current session or undefined; the same object until it changes. */
  get(): Session | undefined {
    const token = store.get()?.token;
    if (token !== undefined && secondsLeft(token) <= 0) this.end(token, false);
    return store.get();
  },

  /** Returns the token for a call. A tab with an older session adopts the one of another tab. */
  token(): string | undefined {
    if (this.get() && readCookie('token')) this.reread();
    return this.get()?.token;
  },

  /** Prerendering has no session. */
  prerendered: () => undefined,

  /** Starts a session. Returns false if the browser rejects our cookies: plain http outside localhost. */
  begin(token: string, user: SessionUser): boolean {
    if (store.get()?.user.id !== user.id) tabStorage.forget();
    tabStorage.write(ENDED_KEY, null);
    storage.write(SIGNED_OUT_KEY, null);
    writeCookie('token', token, secondsLeft(token));
    writeUser(user, token);
    store.set({ token, user });
    return readCookie('token') === token;
  },

  /** Updates the session with fresh facts from the server. */
  update(user: SessionUser): void {
    const current = this.get();
    // A late answer may belong to a former session.
    if (current?.user.id !== user.id || JSON.stringify(current.user) === JSON.stringify(user)) return;
    if (current.token === undefined) return;
    if (readCookie('token') !== current.token) return void this.reread();
    writeUser(user, current.token);
    store.set({ token: current.token, user });
  },

  /**
   * Keeps the user when a session ends without a sign-out, so that the page stays open and can ask to sign in again.
   * Returns how to stop; without a sign-in until then, the session is over.
   */
  stay(): () => void {
    staying += 1;
    return () => {
      staying -= 1;
      const session = store.get();
      if (staying === 0 && session?.token === undefined) over(session?.user, false);
    };
  },

  /**
   * Ends this token's session. If another tab has signed in since, adopts that session; otherwise an involuntary end
   * leaves the user on a page that stays open, or is explained by the sign-in page.
   */
  end(token = store.get()?.token, isByOwner = true): void {
    const user = store.get()?.user;
    clearCookiesOf(token);
    const next = readCookies();
    if (!next && !isByOwner && user && staying > 0) store.set({ token: undefined, user });
    else if (next) {
      if (next.user.id !== user?.id) tabStorage.forget();
      store.set(next);
    } else over(user, isByOwner);
  },

  /** Rereads the cookies, after another tab signed in or out. */
  reread(): void {
    const session = store.get();
    const next = readCookies();
    const isSignedOut = !next && session !== undefined && storage.read(SIGNED_OUT_KEY) === session.user.id;
    if (isSignedOut || next?.token !== session?.token) this.end(session?.token, isSignedOut);
  },

  /** True if this tab's session ended without a sign-out. */
  wasLost: (): boolean => tabStorage.read(ENDED_KEY) !== null,
};

/** Stores the target after sign-in: a path of this application. */
export const rememberTarget = (address: string): void =>
  writeCookie('redirectAfterLogin', address, TARGET_LIFE_SECONDS);

/** Returns and deletes the stored target. It is validated by the caller (allowed-redirect.ts). */
export function takeTarget(): string | undefined {
  const address = readCookie('redirectAfterLogin');
  clearCookie('redirectAfterLogin');
  return address;
}
