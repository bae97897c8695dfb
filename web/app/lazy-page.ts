import { type ComponentType, createElement, lazy } from 'react';

const KEY = 'cusp.reloadedAt';
const ONCE_IN_MS = 30_000;

/**
 * Handles a failed dynamic import: after a deployment an open page requests files that no longer exist. Reloads once; a
 * second failure within half a minute goes to the crash page. Offline, the reload waits for the `online` event.
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

/** Keeps the old page until the new one's code is loaded, with a progress line at the top (base.css). */
function announced<T>(code: Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return code;
  const count = (by: number) => document.documentElement.toggleAttribute('data-loading', (underWay += by) > 0);
  count(1);
  return code.finally(() => count(-1));
}

/** Returns a lazily loaded page: `lazyPage(() => import('../features/…'), 'HomePage')`. */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => announced(load()).then((module) => ({ default: module[name] }), reloadOnce));

/** The same for a page with queries, loaded together with the query cache. */
export const lazyDataPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() =>
    announced(Promise.all([import('../api/query-scope.tsx'), load()])).then(([{ QueryScope }, { [name]: Page }]) => {
      const DataPage = () => createElement(QueryScope, null, createElement(Page));
      return { default: DataPage };
    }, reloadOnce),
  );
