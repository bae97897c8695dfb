import type { Request, RequestHandler } from 'express';
import { DomainError } from '../domain/kernel/errors.ts';
import type { WarningLog } from './auth/fail-open-session-store.ts';
import { networkOf } from './network.ts';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'x-real-ip'];

/**
 * Says once that somebody sends the headers of a proxy while no proxy is trusted: either one stands in front that the
 * settings do not name, and all visitors share its limits, or a client makes them up. They count for nothing.
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
          'a request bears the headers of a proxy, and none is trusted: if one stands in front, set TRUST_PROXY_HOPS',
        );
      }
    }
    next();
  };
}

/**
 * An https school asked over http, as its proxy says: whoever opens a page or a file is led to the same place over
 * https. A program is refused, and whoever brings something: it has been readable on its way already, and a redirect
 * would let its sender go on like that. A proxy that says nothing of the protocol is believed to speak https with the
 * world, or nobody would ever arrive.
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
    // The name is ours, whatever the request calls us.
    const path = req.originalUrl.startsWith('/') ? req.originalUrl.replace(/^\/+/, '/') : '/';
    res.redirect(308, `${origin}${path}`);
  };
}

/** What the first proxy was asked over, in any case of letters; empty where it says nothing. */
const protocolOf = (req: Request): string => {
  const [first = ''] = String(req.headers['x-forwarded-proto'] ?? '').split(',');
  return first.trim().toLowerCase();
};

const overHttp = (origin: string): DomainError =>
  new DomainError('malformed', 'request/not-https', `This school is reached over https alone: ${origin}`);
