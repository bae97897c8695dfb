import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The browser application's only page. */
export interface Shell {
  readonly html: string;
  /** `sha256-…` of each inline script, for the content security policy. */
  readonly scriptHashes: readonly string[];
}

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

export const shellOf = (html: string): Shell => ({
  html,
  scriptHashes: [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  ),
});

const NEVER_A_PAGE = /^\/(?:api|stream|assets|healthz|readyz|metrics)(?:\/|$)/i;

/** Somebody opens an address in a browser, as opposed to a program that asks for data (decisions B1). */
export const isNavigation = (req: Request): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') &&
  !NEVER_A_PAGE.test(req.path) &&
  req.accepts(['application/json', 'text/html']) === 'text/html';

/** Any page address answers the shell; what it shows, and to whom, is decided in the browser and by the API. */
export function pages(shell: Shell): RequestHandler {
  const identity = Buffer.from(shell.html);
  const bodies = { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity };
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`;
  return (req, res, next) => {
    if (!isNavigation(req)) {
      next();
      return;
    }
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.setHeader('Cache-Control', 'no-cache');
    res.setHeader('ETag', etag);
    res.vary('Accept-Encoding').vary('Accept');
    if (req.fresh) {
      res.status(304).end();
      return;
    }
    const coding = req.acceptsEncodings('br', 'gzip', 'identity');
    const body = coding === 'br' || coding === 'gzip' ? bodies[coding] : identity;
    if (body !== identity) res.setHeader('Content-Encoding', String(coding));
    res.setHeader('Content-Length', body.length);
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Cookies belong to one name. On a machine of one's own the same server has several, so a page that is
 * opened under another one is sent to ours; anything else would sign people out halfway.
 */
export function oneLoopbackName(origin: string): RequestHandler {
  const ours = new URL(origin);
  return (req, res, next) => {
    const isAlias = LOOPBACK.has(ours.hostname) && LOOPBACK.has(req.hostname) && req.hostname !== ours.hostname;
    if (isAlias && isNavigation(req)) res.redirect(307, `${ours.origin}${req.originalUrl.replace(/^\/+/, '/')}`);
    else next();
  };
}
