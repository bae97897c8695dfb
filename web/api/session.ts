import { useCallback, useEffect } from 'react';
import { paths } from '../../src/wire/paths.ts';
import type { AccessReply, MeReply } from '../../src/wire/replies/identity.ts';
import { useStore } from '../platform/store.ts';
import { call } from './client.ts';
import { isStudying, rememberTarget, type SessionUser, sessionStore, sessionUserOf } from './session-store.ts';

export type { SessionUser };
export { isStudying, rememberTarget };

export interface CurrentSession {
  status: 'signed-out' | 'signed-in';
  user: SessionUser | undefined;
  signOut(): Promise<void>;
  /** Asks the server again who this is: after a payment, and whenever the window gets the focus. */
  refresh(): Promise<void>;
}

/** One question at a time, however many ask it. */
let asking: Promise<void> | undefined;

async function askWhoIAm(): Promise<void> {
  const { user } = await call<MeReply>(paths.me);
  sessionStore.update(sessionUserOf(user));
}

/** Asks the server who this is, and what they may enter. */
export function refresh(): Promise<void> {
  if (!sessionStore.get()) return Promise.resolve();
  asking ??= askWhoIAm().finally(() => (asking = undefined));
  return asking;
}

/** Whoever leaves a shared computer sees at once that they have. */
export const LEAVE_PATIENCE_MS = 4000;

async function signOut(): Promise<void> {
  const token = sessionStore.token();
  // Without an answer the browser still forgets, and the call goes on alone; at the worst the session row ends by
  // itself.
  const told = call(paths.logout, { method: 'POST', body: {}, keepalive: true }).catch(() => undefined);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, LEAVE_PATIENCE_MS))]);
  sessionStore.end(token);
}

/** The session as this browser has it. Signed in at once from the cookies, then corrected by the server. */
export function useSession(): CurrentSession {
  const current = useStore(sessionStore);
  return { status: current ? 'signed-in' : 'signed-out', user: current?.user, signOut, refresh };
}

/** The access to one course, also where it has ended; undefined without any, and until the server has answered. */
export const useAccessTo = (courseId: string): AccessReply | undefined =>
  useSession().user?.access?.find((one) => one.courseId === courseId);

/** Keeps the session true while the application is open. Used once, above the router. */
export function useSessionUpkeep(): void {
  const token = useStore(sessionStore, (session) => session?.token);
  // Nobody waits for this: without an answer the cookies stay what is drawn, and every call is checked anyway.
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
