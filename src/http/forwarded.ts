import type { Request, RequestHandler } from 'express';
import { DomainError } from '../domain/kernel/errors.ts';
import type { WarningLog } from './auth/fail-open-session-store.ts';
import { networkOf } from './network.ts';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'x-real-ip'];

/**
 * Logs once that a request carries proxy headers while no proxy is trusted: either the settings miss a proxy, and all
 * visitors share its rate limits, or a client forges them. The headers are ignored.
 */
export function reportForwarded(proxyHops: number, log: WarningLog): RequestHandler {
  let isSilent = proxyHops > 0;
  return (req, _res, next) => {
    if (!isSilent) {
      const headers = FORWARDED.filter((name) => req.headers[name] !== undefined);
      if (headers.length > 0) {
        isSilent = true;
        log.warn(
          { headers, network: networkOf(req.ip) },
          'a request bears the headers of a proxy, and none is trusted: if one is in front, set TRUST_PROXY_HOPS',
        );
      }
    }
    next();
  };
}

/**
 * Enforces https where the proxy reports http: redirects page and file requests to https. Refuses API calls and unsafe
 * methods: they have been readable on the way already, and after a redirect their client would continue to send them. A
 * proxy that reports no protocol is trusted to speak https, or no request would pass.
 */
export function httpsOnly(origin: string): RequestHandler {
  const isHttps = origin.startsWith('https:');
  return (req, res, next) => {
    if (!isHttps || protocolOf(req) !== 'http') return void next();
    // Over http it counts for nothing (RFC 6797, 7.2).
    res.removeHeader('Strict-Transport-Security');
    const isReading = req.method === 'GET' || req.method === 'HEAD';
    const isProgram = req.path.startsWith('/api/') || req.headers.authorization !== undefined;
    if (!isReading || isProgram) return void next(overHttp(origin));
    // Redirects to our own origin, never to the host name of the request.
    const path = req.originalUrl.startsWith('/') ? req.originalUrl.replace(/^\/+/, '/') : '/';
    res.redirect(308, `${origin}${path}`);
  };
}

/** Returns the protocol that the first proxy was asked over, in lower case; empty where it reports none. */
const protocolOf = (req: Request): string => {
  const [first = ''] = String(req.headers['x-forwarded-proto'] ?? '').split(',');
  return first.trim().toLowerCase();
};

const overHttp = (origin: string): DomainError =>
  new DomainError('malformed', 'request/not-https', `This school is reached over https alone: ${origin}`);
