import { createStore } from '../platform/store.ts';
import { sessionStore } from './session-store.ts';

/** True while the sign-in window is open, after the session has ended under a page that stays (`sessionStore.stay`). */
export const signInWindow = createStore(() => true);

/** Resolves to true once this user has signed in again; to false if another one has, or the window was closed. */
function signedInAgain(userId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const session = sessionStore.get();
      const isBack = session?.user.id === userId && session.token !== undefined;
      const isAsking = session?.user.id === userId && signInWindow.get();
      if (!isBack && isAsking) return;
      for (const stop of stops) stop();
      resolve(isBack);
    };
    const stops = [sessionStore.subscribe(look), signInWindow.subscribe(look)];
    look();
  });
}

/**
 * Sends a call, and repeats it once the user whose session has ended has signed in again. A write opens a window that
 * was closed; a read does not, because pages also read by themselves.
 */
export async function withSignIn<Reply>(send: () => Promise<Reply>, isWrite: boolean): Promise<Reply> {
  const userId = sessionStore.get()?.user.id;
  try {
    return await send();
  } catch (error) {
    if (userId === undefined || (error as { status?: unknown }).status !== 401) throw error;
    if (isWrite) signInWindow.set(true);
    if (!(await signedInAgain(userId))) throw error;
    return send();
  }
}
