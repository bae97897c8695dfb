import type { RequestHandler } from 'express';
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
