/** Prepended by the build (vite.offline.ts): the offline page's files and their digest. */
declare const OFFLINE: { readonly digest: string; readonly files: readonly string[] };

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** Types of the service worker's scope used here; TypeScript's own conflict with the page's. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
const SHELF = `offline-${OFFLINE.digest}`;
const NEVER_A_PAGE = /^\/(?:api|stream|assets)\//i;

/** Activates a new version at once: open pages do not depend on the old cache. */
async function install(): Promise<void> {
  const shelf = await caches.open(SHELF);
  await shelf.addAll(
    OFFLINE.files.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' })),
  );
  await worker.skipWaiting();
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)));
}

const kept = async (path: string): Promise<Response | undefined> =>
  (await caches.open(SHELF)).match(path, { ignoreVary: true });

const pageOrOffline = (request: Request): Promise<Response> =>
  fetch(request).catch(async () => (await kept('/offline.html')) ?? Response.error());

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));

// All other requests bypass the worker: data, streams with ranges, assets.
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!NEVER_A_PAGE.test(pathname)) event.respondWith(pageOrOffline(request));
  } else if (OFFLINE.files.includes(pathname)) {
    event.respondWith(kept(pathname).then((answer) => answer ?? fetch(request)));
  }
});
