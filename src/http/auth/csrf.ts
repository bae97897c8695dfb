import type { RequestHandler } from 'express';
import { DomainError } from '../../domain/kernel/errors.ts';
import { unsupportedBody } from '../errors.ts';
import { hasBody } from '../server/has-body.ts';
import { isSafe } from './credentials.ts';

/** JSON is UTF-8 (RFC 8259, section 8.1); the parser would read UTF-7 and UTF-32 too. */
const FOREIGN_CHARSET = /;\s*charset\s*=\s*"?(?!utf-?8"?\s*(?:;|$))/i;

const FOREIGN_SITES = ['cross-site', 'same-site'];

/**
 * CSRF protection: refuses unsafe requests that a browser sends from a foreign origin. A client that is no browser
 * sends neither header and carries no one else's cookies. Not for the webhook, which its signature protects.
 *
 * @param origins our own, as browsers write them: scheme, host and port, no final slash.
 */
export function sameOrigin(origins: readonly string[]): RequestHandler {
  return (req, _res, next) => {
    const { origin } = req.headers;
    const site = req.headers['sec-fetch-site'];
    const isForeign =
      (origin !== undefined && !origins.includes(origin)) || (typeof site === 'string' && FOREIGN_SITES.includes(site));
    if (!isSafe(req.method) && isForeign) {
      throw new DomainError('forbidden', 'request/cross-site', 'This request came from another site.');
    }
    next();
  };
}

/**
 * Refuses the kinds of body that a plain HTML form can send to us from anywhere. A file comes as plain bytes. The body
 * of a GET means nothing (RFC 9110, section 9.3.1): it is neither read nor refused.
 */
export const jsonOrBytes: RequestHandler = (req, _res, next) => {
  if (!isSafe(req.method) && hasBody(req)) {
    if (!req.is(['application/json', 'application/octet-stream']))
      throw new DomainError('unsupported', 'request/not-json', 'Please send the request as JSON.');
    if (FOREIGN_CHARSET.test(req.get('Content-Type') ?? '')) throw unsupportedBody();
  }
  next();
};
