import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { encode, sendEncoded, type Encodings } from './encodings.ts';
import { withHead } from './page-head.ts';
import { PageHeads, type PageHead, type Site } from './page-heads.ts';

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

/**
 * Any page address answers the shell with that page's head; what it shows, and to whom, is decided in the browser and
 * by the API. An address that no page has says so by its status too.
 */
export function pages(shell: Shell, site: Site): RequestHandler {
  const heads = new PageHeads(site);
  // By head, and a head that is no longer given out takes its bytes with it.
  const kept = new WeakMap<PageHead, Promise<Encodings>>();
  return async (req, res, next) => {
    if (!isNavigation(req)) {
      next();
      return;
    }
    const page = await heads.at(req.path);
    const encodings = kept.get(page) ?? encode(withHead(shell.html, page.head));
    kept.set(page, encodings);
    res.status(page.status).vary('Accept');
    sendEncoded(req, res, await encodings, { type: 'text/html; charset=utf-8', cacheControl: 'no-cache' });
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
