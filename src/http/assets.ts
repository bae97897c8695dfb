import type { RequestHandler } from 'express';
import sirv from 'sirv';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** `/favicon.svg` and its like: one segment with an extension. Everything else in the folder has a hash in its name. */
const ROOT_FILE = /^\/[\w.-]+\.[a-z0-9]+$/i;

/** The built browser application's files, compressed at build time. A missing one is a 404, never the page. */
export function assets(folder: string): RequestHandler {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    extensions: [],
    setHeaders: (res, path) => {
      const isHashed = path.startsWith('/assets/');
      res.setHeader('Cache-Control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600');
      res.setHeader('Vary', 'Accept-Encoding');
    },
  });
  return (req, res, next) => {
    const isOurs = req.path.startsWith('/assets/') || (ROOT_FILE.test(req.path) && req.path !== '/index.html');
    if (isOurs) files(req, res, next);
    else next();
  };
}
