import type { AccessReply, UserReply } from '../../src/wire/replies/identity.ts';
import { tabStorage } from '../platform/storage.ts';
import { createStore } from '../platform/store.ts';
import { clearCookie, readCookie, writeCookie } from './cookies.ts';

/** Who this browser believes it is. The server decides on every call; this only decides what is drawn. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  role: 'admin' | 'student';
  purchasedCourses: string[];
  /** Those and the ones that have ended; undefined until the server has answered on this page. */
  access?: readonly AccessReply[];
}

/** Browsers drop a cookie over 4,096 bytes without a word, which would sign a good customer out. */
const MAX_USER_BYTES = 3500;
const TARGET_LIFE_SECONDS = 3600;
/** Where the tab keeps that its session has ended without its owner, until the next one. */
const ENDED_KEY = 'cusp.ended';

interface Session {
  token: string;
  user: SessionUser;
}

const store = createStore(readCookies);

/** Expiry of the token in seconds since 1970, or undefined when its payload cannot be read. */
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
      purchasedCourses: Array.isArray(user.purchasedCourses) ? user.purchasedCourses.map(String) : [],
    };
  } catch {
    return undefined;
  }
}

/** Forgets the session of a token. Where another tab has signed in since, the cookies are that session's, and stay. */
function clearAll(token: string | undefined): void {
  tabStorage.forget();
  if (readCookie('token') !== token) return;
  for (const name of ['token', 'user', 'role', 'redirectAfterLogin'] as const) clearCookie(name);
}

function readCookies(): Session | undefined {
  const token = readCookie('token');
  const user = readUser();
  if (token && user && secondsLeft(token) > 0) return { token, user };
  if (token && secondsLeft(token) <= 0) clearAll(token);
  return undefined;
}

function writeUser(user: SessionUser, token: string): void {
  const life = secondsLeft(token);
  // The cookie is small, and the server tells the rest at once.
  const { access: _access, ...shown } = user;
  while (encodeURIComponent(JSON.stringify(shown)).length > MAX_USER_BYTES && shown.purchasedCourses.length > 0) {
    shown.purchasedCourses = shown.purchasedCourses.slice(0, Math.floor(shown.purchasedCourses.length / 2));
  }
  writeCookie('user', JSON.stringify(shown), life);
  writeCookie('role', user.role, life);
}

/** The display hints of an account: never its phone, which no cookie needs. */
export const sessionUserOf = (reply: UserReply): SessionUser => ({
  id: reply.id,
  name: reply.name,
  email: reply.email,
  role: reply.role,
  purchasedCourses: reply.purchasedCourses,
  access: reply.access,
});

/** Whether somebody has a course, or had one whose access has ended: the student's screens are theirs. */
export const isStudying = ({ purchasedCourses, access = [] }: SessionUser): boolean =>
  purchasedCourses.length > 0 || access.length > 0;

export const sessionStore = {
  subscribe: store.subscribe,

  /** The signed-in user, or undefined; the same object until something changes. */
  get(): Session | undefined {
    const session = store.get();
    if (session && secondsLeft(session.token) <= 0) this.end(session.token, false);
    return store.get();
  },

  /** What a call brings. A tab of a former session goes on as the one that another tab has signed in to. */
  token(): string | undefined {
    if (this.get() && readCookie('token')) this.reread();
    return this.get()?.token;
  },

  /** The build draws every page for nobody. */
  prerendered: () => undefined,

  /** False when the browser does not keep our cookies: plain http on something other than localhost. */
  begin(token: string, user: SessionUser): boolean {
    tabStorage.forget();
    writeCookie('token', token, secondsLeft(token));
    writeUser(user, token);
    store.set({ token, user });
    return readCookie('token') === token;
  },

  /** Fresh facts from the server about the same session. */
  update(user: SessionUser): void {
    const current = this.get();
    // An answer may come late, when it is somebody else's turn.
    if (current?.user.id !== user.id || JSON.stringify(current.user) === JSON.stringify(user)) return;
    if (readCookie('token') !== current.token) return void this.reread();
    writeUser(user, current.token);
    store.set({ token: current.token, user });
  },

  /**
   * Ends the session of this token here. Where another tab has signed in since, this one goes on as that session;
   * otherwise the sign-in page tells of an end that was not its owner's.
   */
  end(token = store.get()?.token, isByOwner = true): void {
    clearAll(token);
    const next = readCookies();
    if (!next && !isByOwner) tabStorage.write(ENDED_KEY, '1');
    store.set(next);
  },

  /** Another tab signed in or out: look at the cookies again. */
  reread(): void {
    const token = store.get()?.token;
    if (readCookies()?.token !== token) this.end(token, false);
  },

  /** Whether this tab was signed in, and its owner did not sign out. */
  wasLost: (): boolean => tabStorage.read(ENDED_KEY) !== null,
};

/** Where to go on after signing in: an address of this application. */
export const rememberTarget = (address: string): void =>
  writeCookie('redirectAfterLogin', address, TARGET_LIFE_SECONDS);

/**
 * Reads what is remembered once and clears it. Whether it is a page is for whoever goes there to see
 * (allowed-redirect.ts).
 */
export function takeTarget(): string | undefined {
  const address = readCookie('redirectAfterLogin');
  clearCookie('redirectAfterLogin');
  return address;
}
