import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { attempt } from '../platform/attempt.ts';
import { tabStorage } from '../platform/storage.ts';

const KEY = 'cusp.scroll';

const read = () => attempt(() => JSON.parse(tabStorage.read(KEY) ?? '{}') as Record<string, number>) ?? {};

/** Returns the id of a hash; undecoded if it is malformed. */
const idOf = (hash: string): string => attempt(() => decodeURIComponent(hash.slice(1))) ?? hash.slice(1);

/** True for a typed URL, a bookmark, and the return from the payment service. Read before the router sets its state. */
const isNewEntry = !globalThis.history?.state;

/** Scrolls to the anchor and moves the focus to its heading. */
function arrive(target: HTMLElement | null): void {
  if (!target) return;
  target.scrollIntoView();
  const heading = target.matches('h1, h2, h3') ? target : (target.querySelector<HTMLElement>('h1, h2, h3') ?? target);
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Manages scroll positions: a new page starts at its top or anchor; Back and reload restore the position, even if the
 * content loads later than the browser waits.
 */
export function ScrollKeeper() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const keep = () => tabStorage.write(KEY, JSON.stringify({ ...read(), [key]: Math.round(window.scrollY) }));
    window.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [key]);

  useEffect(() => {
    const isSamePage = lastPath.current === pathname;
    const isReturn = type === 'POP' && (lastPath.current || !isNewEntry);
    lastPath.current = pathname;
    const kept = isReturn ? read()[key] : undefined;
    if (kept !== undefined)
      return whenReachable(
        () => document.documentElement.scrollHeight - window.innerHeight >= kept,
        () => window.scrollTo(0, kept),
      );
    if (hash) {
      const target = () => document.getElementById(idOf(hash));
      return whenReachable(
        () => target() !== null,
        () => arrive(target()),
      );
    }
    if (!isSamePage) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, hash, type]);

  return null;
}

const PATIENCE_MS = 3000;
const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Acts once the page is tall enough. Gives up after three seconds, or when the user scrolls or presses something: what
 * they look at by then must not move. Returns its cancel function.
 */
function whenReachable(isReachable: () => boolean, act: () => void): () => void {
  const watcher = new ResizeObserver(look);
  const patience = window.setTimeout(stop, PATIENCE_MS);

  function stop() {
    watcher.disconnect();
    window.clearTimeout(patience);
    for (const input of INPUTS) window.removeEventListener(input, stop);
  }
  function look() {
    if (!isReachable()) return;
    stop();
    act();
  }

  for (const input of INPUTS) window.addEventListener(input, stop, { passive: true });
  watcher.observe(document.body);
  return stop;
}
