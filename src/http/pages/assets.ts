import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** `/favicon.svg` and its like: one segment with an extension. Everything else in the folder has a hash in its name. */
const ROOT_FILE = /^\/[\w-][\w.-]*\.[a-z0-9]+$/i;
const HASHED_FILE = /^\/assets\/[^/]+$/;

/** The built browser application's files, compressed at build time. A missing one is a 404, never the page. */
export function assets(folder: string): RequestHandler {
  const files = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { cacheControl: false, redirect: false, dotfiles: 'ignore', setHeaders: keepFor },
  });
  return (req, res, next) => {
    const isOurs = HASHED_FILE.test(req.path) || (ROOT_FILE.test(req.path) && req.path !== '/index.html');
    if (!isOurs) return next();
    files(req, res, (error: unknown) => {
      // Announced before the file was found to be gone: a new build takes the old one's files away.
      res.removeHeader('Content-Encoding');
      res.removeHeader('Content-Type');
      next(error);
    });
  };
}

/** The service worker: a browser must always be able to learn that there is another one. */
const ALWAYS_ASKED = /[\\/]sw\.js(\.br|\.gz)?$/;
/** Pictures of link previews are shown on other people's pages. */
const FOR_OTHER_PAGES = /[\\/]og-[\w-]+\.png$/;

function keepFor(res: ServerResponse, path: string): void {
  const isHashed = /[\\/]assets[\\/][^\\/]+$/.test(path);
  const kept = isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600';
  res.setHeader('Cache-Control', ALWAYS_ASKED.test(path) ? 'no-cache' : kept);
  if (FOR_OTHER_PAGES.test(path)) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  res.setHeader('Vary', 'Accept-Encoding');
}
