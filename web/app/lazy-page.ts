import { type ComponentType, createElement, lazy } from 'react';

const KEY = 'cusp.reloadedAt';
const ONCE_IN_MS = 30_000;

/**
 * A failed dynamic import: after a deployment the open page asks for files that no longer exist. One reload brings the
 * new page; a second failure within half a minute is a real one and goes to the crash page. Without a network nothing
 * is broken, so the reload waits for the `online` event.
 */
function reloadOnce(error: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (!navigator.onLine) return new Promise<never>(() => addEventListener('online', () => location.reload()));
  if (Date.now() - last < ONCE_IN_MS) throw error;
  sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
  return new Promise<never>(() => undefined);
}

let underWay = 0;

/** The old page stays until the new one's code is here: a line at the top says that it is coming (base.css). */
function announced<T>(code: Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return code;
  const count = (by: number) => document.documentElement.toggleAttribute('data-loading', (underWay += by) > 0);
  count(1);
  return code.finally(() => count(-1));
}

/** A page that arrives with its route: `lazyPage(() => import('../features/…'), 'HomePage')`. */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => announced(load()).then((module) => ({ default: module[name] }), reloadOnce));

/** The same for a page that reads from the server, which arrives together with the cache for that. */
export const lazyDataPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() =>
    announced(Promise.all([import('../api/query-scope.tsx'), load()])).then(([{ QueryScope }, { [name]: Page }]) => {
      const DataPage = () => createElement(QueryScope, null, createElement(Page));
      return { default: DataPage };
    }, reloadOnce),
  );
