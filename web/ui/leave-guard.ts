import { useContext, useEffect, useEffectEvent } from 'react';
import { type Navigator, type To, UNSAFE_NavigationContext, useLocation } from 'react-router';
import { holdSteps } from '../platform/history-steps.ts';

/** True during our own history steps, which are not guarded. */
let isFree = false;

/** Navigates without asking: after saving, or after a confirmation. */
export function leaveFreely(go: () => void): void {
  isFree = true;
  try {
    go();
  } finally {
    isFree = false;
  }
}

const pathOf = (to: To): string | undefined =>
  typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname;

/** The router's index of the history entry; missing on entries of another document. */
const indexNow = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx;

/**
 * Wraps the navigator while the guard is mounted: the router in use has no blocker, and every link and `navigate` call
 * ends in these two methods.
 */
function holdNavigator(navigator: Navigator, mayGo: (path: string | undefined, go: () => void) => boolean): () => void {
  const { push, replace } = navigator;
  const held =
    (original: Navigator['push']): Navigator['push'] =>
    (to, state, options) => {
      const go = () => original.call(navigator, to, state, options);
      if (mayGo(pathOf(to), go)) go();
    };
  navigator.push = held(push);
  navigator.replace = held(replace);
  return () => {
    navigator.push = push;
    navigator.replace = replace;
  };
}

/**
 * Guards Back and Forward. Their `popstate` comes after the step, so the step is reverted before the router sees it,
 * and repeated after a confirmation.
 */
function holdHistory(path: string, mayGo: (path: string, go: () => void) => boolean): () => void {
  const here = indexNow();
  let isOurs = false;
  const step = (by: number) => {
    isOurs = true;
    window.history.go(by);
  };
  const hold = (event: PopStateEvent) => {
    const there = indexNow();
    if (isOurs) {
      isOurs = false;
      // Our own step back to the router's entry: hide it from the router.
      if (there === here) event.stopImmediatePropagation();
      return;
    }
    if (here === undefined || there === undefined || window.location.pathname === path) return;
    if (mayGo(window.location.pathname, () => step(there - here))) return;
    event.stopImmediatePropagation();
    step(here - there);
  };
  return holdSteps(hold);
}

/**
 * Asks before leaving a page with unsaved changes (`isDirty`): by link, `navigate`, Back, or closing the tab. Changes
 * of query or hash are allowed. `ask` resolves to whether to leave.
 */
export function useLeaveGuard(isDirty: boolean, ask: () => Promise<boolean>): void {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { pathname, key } = useLocation();
  const question = useEffectEvent(ask);

  useEffect(() => {
    if (!isDirty) return undefined;
    const mayGo = (path: string | undefined, go: () => void): boolean => {
      if (isFree || path === undefined || path === pathname) return true;
      void question().then((isAgreed) => isAgreed && leaveFreely(go));
      return false;
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const releaseNavigator = holdNavigator(navigator, mayGo);
    const releaseHistory = holdHistory(pathname, mayGo);
    return () => {
      window.removeEventListener('beforeunload', warn);
      releaseNavigator();
      releaseHistory();
    };
    // Runs again for each entry, because the history index changes.
  }, [isDirty, navigator, pathname, key]);
}
