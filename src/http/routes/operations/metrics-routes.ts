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

/**
 * Figures for Prometheus. Who asks has the token that the settings name, as a bearer; where they name none, who asks
 * sits on this machine and came by no proxy. To anybody else there is nothing here.
 */
export function metricsRoutes(metrics: MetricsText, token: string | undefined): Route[] {
  const figures = async ({ req, res }: PublicCall): Promise<void> => {
    if (!mayRead(req, token))
      throw new DomainError('not-found', 'request/nothing-here', 'There is nothing at this address.');
    res.setHeader('Content-Type', metrics.contentType);
    res.end(await metrics.text());
  };
  return inContext('operations', [
    route({
      method: 'get',
      path: paths.metrics,
      rule: 'public',
      summary: 'Figures for Prometheus, with the token of METRICS_TOKEN or from the same machine',
      cache: 'no-store',
      media: ['text/plain'],
      refusals: [404],
      respond: figures,
    }),
  ]);
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

function mayRead(req: Request, token: string | undefined): boolean {
  if (token !== undefined) return isSame(bearerOf(req) ?? '', token);
  return LOOPBACK.test(req.socket.remoteAddress ?? '') && !FORWARDED.some((name) => req.headers[name] !== undefined);
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));
