import { useContext, useEffect, useEffectEvent } from 'react';
import { type Navigator, type To, UNSAFE_NavigationContext, useLocation } from 'react-router';
import { holdSteps } from '../platform/history-steps.ts';

/** Steps in the history that we take ourselves and do not ask about. */
let isFree = false;

/** Goes without asking: after saving, or when the person has agreed. */
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

/** Where the router keeps count of its entries; missing on entries of another document. */
const indexNow = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx;

/**
 * The router that we use has no blocker of its own. Every link and every `navigate` ends in these two methods, so
 * they are held while the guard stands, and put back when it goes.
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
 * Back and forward have happened by the time we hear of them: the step is taken back before the router sees it, and
 * once more after a yes.
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
      // Our own step back to where the router believes to be: it must not hear of it.
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
 * While `isDirty`, leaving the page asks first: by a link, by `navigate`, by Back, by closing the tab. What changes
 * only the query or the anchor does not leave. `ask` answers whether to go.
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
    // With each entry the place in the history is another one.
  }, [isDirty, navigator, pathname, key]);
}
