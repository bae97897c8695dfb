import type { Page, Route } from 'playwright/test';

/** Whatever bytes of a file travel by, in one go or in parts. */
export const PUTS = /\/api\/uploads\//;

/** The program's own files. */
export const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** A promise, and what resolves it. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

/** Holds the requests of an address until they are let go. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = deferred();
  await page.route(address, async (route) => (await promise, route.continue()));
  return resolve;
}

/** PUTs that wait at the door: the first `free` of them pass, the others once it is opened. */
export async function holdUploads(page: Page, free = 0): Promise<{ held(): number; open(): Promise<void> }> {
  let passed = 0;
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(PUTS, async (route) => {
    if (!isOpen && passed >= free) return void waiting.push(route);
    passed += 1;
    await route.continue();
  });
  return {
    held: () => waiting.length,
    async open() {
      isOpen = true;
      await Promise.all(waiting.splice(0).map((route) => route.continue().catch(() => undefined)));
    },
  };
}

/** Which part of a large file an address takes. */
export const partOf = (address: URL): number => Number(address.searchParams.get('part'));

/**
 * Parts after the first `free` stay in the page until it is reloaded. Not by a route: that would pass the bytes of each
 * part, free or not, to the test and back. Answers how many have been held.
 */
export async function holdParts(page: Page, free: number): Promise<() => Promise<number>> {
  await page.addInitScript((last) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type === 'reload') return;
    const parts = new WeakMap<XMLHttpRequest, number>();
    const { open, send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      parts.set(this, Number(new URL(url, location.href).searchParams.get('part')));
      open.call(this, method, url, true);
    };
    XMLHttpRequest.prototype.send = function (body) {
      if ((parts.get(this) ?? 0) <= last) return send.call(this, body);
      document.documentElement.dataset['held'] = String(Number(document.documentElement.dataset['held'] ?? 0) + 1);
    };
  }, free);
  return async () => Number(await page.locator('html').getAttribute('data-held'));
}
