import { useCallback, useEffect } from 'react';
import { paths } from '../../src/wire/paths.ts';
import type { AccessReply } from '../../src/wire/replies/identity.ts';
import { useStore } from '../platform/store.ts';
import { call } from './client.ts';
import { isStudying, rememberTarget, type SessionUser, sessionStore, sessionUserOf } from './session-store.ts';

export type { SessionUser };
export { isStudying, rememberTarget };

export interface CurrentSession {
  status: 'signed-out' | 'signed-in';
  /** Also there after the session has ended, while the page asks to sign in again. */
  user: SessionUser | undefined;
  signOut(): Promise<void>;
  /** Refetches the user: after a payment, and when the window gets the focus. */
  refresh(): Promise<void>;
}

/** Shares one request among concurrent callers. */
let asking: Promise<void> | undefined;

async function askWhoIAm(): Promise<void> {
  const { user } = await call(paths.me);
  sessionStore.update(sessionUserOf(user));
}

/** Refetches the user and their access. */
export function refresh(): Promise<void> {
  if (!sessionStore.get()?.token) return Promise.resolve();
  asking ??= askWhoIAm().finally(() => (asking = undefined));
  return asking;
}

/** Timeout of signing out: on a shared computer its effect must be visible at once. */
export const LEAVE_PATIENCE_MS = 4000;

async function signOut(): Promise<void> {
  const token = sessionStore.token();
  // Without an answer the browser still forgets the session, and the call continues alone (keepalive); at worst the
  // session expires.
  const told = call(paths.logout, { method: 'POST', body: {}, keepalive: true, waitsForSignIn: false }).catch(
    () => undefined,
  );
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, LEAVE_PATIENCE_MS))]);
  sessionStore.end(token);
}

/** Returns the current session: from the cookies at once, then corrected by the server. */
export function useSession(): CurrentSession {
  const current = useStore(sessionStore);
  return { status: current?.token ? 'signed-in' : 'signed-out', user: current?.user, signOut, refresh };
}

/** Returns the access to a course, active or ended; undefined without any, and until the server has answered. */
export const useAccessTo = (courseId: string): AccessReply | undefined =>
  useSession().user?.access?.find((one) => one.courseId === courseId);

/** Keeps the session up to date while the application is open. Used once, above the router. */
export function useSessionUpkeep(): void {
  const token = useStore(sessionStore, (session) => session?.token);
  // Fire and forget: without an answer the cookies' data stays, and every call is authorized anyway.
  const check = useCallback(() => void refresh().catch(() => undefined), []);

  useEffect(() => {
    if (token !== undefined) check();
  }, [token, check]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      sessionStore.reread();
      check();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [check]);
}
