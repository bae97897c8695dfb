import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { AccountHashes } from '../../domain/kernel/account-hashes.ts';
import { VISITOR_ACTOR } from '../../domain/kernel/audit.ts';
import { networkOf } from '../../http/network.ts';
import { redactPath } from '../../http/redact-path.ts';
import { paths } from '../../wire/paths.ts';
import type { Logger } from '../log.ts';
import { calledRoute, eventOf, isKept, templateOf } from './event-of.ts';
import type { Events } from './event-recorder.ts';

/** A query may hold anything, a token that was refused there included; the history of requests must not. */
function withoutSecrets(url: string): string {
  const [path = '', ...query] = url.split('?');
  return `${redactPath(path)}${query.length > 0 ? '?[hidden]' : ''}`;
}

const GIVEN_ID = /^[\w-]{8,64}$/;

export interface RequestLogSettings {
  /** Whether a trusted proxy is in front, whose request id is adopted. */
  readonly hasProxy?: boolean;
  readonly accounts?: AccountHashes;
  /** Sink for events of the audit log; an administrator's acts are recorded already, in the transaction of each. */
  readonly events?: Events;
  /** Called for every request after its last byte. */
  readonly ended?: (req: Request, res: Response, seconds: number) => void;
}

/**
 * Gives every request an id, which its answer bears as `X-Request-Id`, and writes a line for those that failed and for
 * those that tell of an attack or of what an administrator did; the rest would be noise at three in the morning. A
 * request is described only when its line is written: a child logger for each, which is what pino-http makes, took a
 * tenth of a cached reply.
 */
export const requestLog =
  (log: Logger, { hasProxy = false, accounts, events, ended }: RequestLogSettings = {}): RequestHandler =>
  (req, res, next) => {
    const receivedAt = performance.now();
    const given = hasProxy ? req.headers['x-request-id'] : undefined;
    const id = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
    req.requestId = id;
    res.setHeader('X-Request-Id', id);
    // After the last byte, or when the client left before it.
    res.once('close', () => {
      const tookMs = performance.now() - receivedAt;
      ended?.(req, res, tookMs / 1000);
      const { statusCode: status, errored: err } = res;
      const event = eventOf(req, status);
      if (status < 400 && !err && !event) return;
      const [network, userId] = [networkOf(req.ip), req.madeUserId ?? req.signedIn?.userId];
      const email = emailOf(req);
      const account = email === undefined ? undefined : accounts?.of(email)[0];
      const facts = {
        requestId: id,
        ...(event && { event }),
        req: { method: req.method, url: withoutSecrets(req.originalUrl) },
        res: { status },
        ...(req.refusalCode && { code: req.refusalCode }),
        network,
        ...(userId !== undefined && { userId }),
        ...(account !== undefined && { account }),
        responseTime: Math.round(tookMs),
        ...(err && { err }),
      };
      if (err || (status >= 500 && req.refusalCode !== 'server/not-ready')) log.error(facts, 'request errored');
      else log.info(facts, 'request completed');
      if (!event || !isKept(event) || event === 'admin-act') return;
      events?.record({
        kind: event,
        actorId: userId ?? VISITOR_ACTOR,
        userId: null,
        courseId: null,
        requestId: id,
        network,
        account,
        path: calledRoute(req),
        ...(req.refusalCode && { reason: req.refusalCode }),
      });
    });
    next();
  };

/** Forms that ask for the user's own e-mail; any other body may hold someone else's. */
const NAMING_THEMSELVES: readonly (string | undefined)[] = [paths.login, paths.register, paths.forgotPassword];

function emailOf(req: Request): string | undefined {
  const { email } = (req.body ?? {}) as { email?: unknown };
  if (typeof email === 'string' && NAMING_THEMSELVES.includes(templateOf(req))) return email;
  return req.signedIn?.user.email;
}
