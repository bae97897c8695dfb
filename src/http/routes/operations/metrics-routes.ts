import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { DomainError } from '../../../domain/kernel/errors.ts';
import { paths } from '../../../wire/paths.ts';
import { bearerOf } from '../../auth/credentials.ts';
import { inContext, type PublicCall, type Route, route } from '../../route.ts';

export interface MetricsText {
  readonly contentType: string;
  text(): Promise<string>;
}

export interface MetricsRights {
  readonly token: string | undefined;
  /** Whether this is a trial on its own machine: not in production, and unreachable from others. */
  readonly isLocal: boolean;
}

/**
 * Metrics for Prometheus. Needs the token of the settings as a bearer. Without one in the settings, only a trial on its
 * own machine answers, and only to that machine: a real school's proxy on that machine may not identify itself as one.
 * For every other client it is "not found".
 */
export function metricsRoutes(metrics: MetricsText, rights: MetricsRights): Route[] {
  const figures = async ({ req, res }: PublicCall): Promise<void> => {
    if (!mayRead(req, rights))
      throw new DomainError('not-found', 'request/nothing-here', 'There is nothing at this address.');
    res.setHeader('Content-Type', metrics.contentType);
    res.end(await metrics.text());
  };
  return inContext('operations', [
    route({
      method: 'get',
      path: paths.metrics,
      rule: 'public',
      summary: 'Figures for Prometheus, with the token of METRICS_TOKEN',
      cache: 'no-store',
      media: ['text/plain'],
      refusals: [404],
      respond: figures,
    }),
  ]);
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const LOCAL_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

function mayRead(req: Request, { token, isLocal }: MetricsRights): boolean {
  if (token !== undefined) return isSame(bearerOf(req) ?? '', token);
  const isHere = LOOPBACK.test(req.socket.remoteAddress ?? '') && LOCAL_HOST.test(req.headers.host ?? '');
  return isLocal && isHere && !FORWARDED.some((name) => req.headers[name] !== undefined);
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));
