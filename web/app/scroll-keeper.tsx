import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { attempt } from '../platform/attempt.ts';
import { tabStorage } from '../platform/storage.ts';

const KEY = 'cusp.scroll';

const read = () => attempt(() => JSON.parse(tabStorage.read(KEY) ?? '{}') as Record<string, number>) ?? {};

/** The id that a hash names; as it stands when it is not written as addresses are. */
const idOf = (hash: string): string => attempt(() => decodeURIComponent(hash.slice(1))) ?? hash.slice(1);

/**
 * A typed address, a bookmark, the way back from the payment service. Asked before the router puts its own state there.
 */
const isNewEntry = !globalThis.history?.state;

/** The eyes go to the anchor, and so must the focus: to its heading, which says where one is. */
function arrive(target: HTMLElement | null): void {
  if (!target) return;
  target.scrollIntoView();
  const heading = target.matches('h1, h2, h3') ? target : (target.querySelector<HTMLElement>('h1, h2, h3') ?? target);
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * A new page starts at its top or at its anchor; Back and reload return to where one was, even when the content
 * arrives later than the browser would wait.
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

/**
 * Acts once the page has grown enough. Gives up after three seconds, and at once when the person scrolls: then the
 * place is theirs. Returns the way to call it off.
 */
function whenReachable(isReachable: () => boolean, act: () => void): () => void {
  const watcher = new ResizeObserver(look);
  const patience = window.setTimeout(stop, PATIENCE_MS);

  function stop() {
    watcher.disconnect();
    window.clearTimeout(patience);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
    window.removeEventListener('keydown', stop);
  }
  function look() {
    if (!isReachable()) return;
    stop();
    act();
  }

  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  window.addEventListener('keydown', stop);
  watcher.observe(document.body);
  return stop;
}
