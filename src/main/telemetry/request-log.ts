import { createHmac, randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { normalizeEmail } from '../../domain/identity/user.ts';
import type { Logger } from '../log.ts';
import { networkOf } from './network.ts';
import { eventOf } from './security-events.ts';

/**
 * A query may hold anything, a token that was refused there included, and the path of a reset link does; the history of
 * requests must not.
 */
const withoutSecrets = (url: string): string =>
  url.replace(/\?.*$/s, '?[hidden]').replace(/(\/reset-password)(?:\/|%)[^?]+/gi, '$1/[hidden]');

const GIVEN_ID = /^[\w-]{8,64}$/;

export interface RequestLogSettings {
  /** Whether a proxy of ours stands in front, whose id for a request is taken over. */
  readonly hasProxy?: boolean;
  /** Names an account in a line without telling which: the same text for the same e-mail. */
  readonly accountKey?: (email: string) => string;
  /** Told of every request after its last byte. */
  readonly ended?: (req: Request, res: Response, seconds: number) => void;
}

/**
 * Gives every request an id, which its answer bears as `X-Request-Id`, and writes a line for those that failed and for
 * those that tell of an attack or of what an administrator did; the rest would be noise at three in the morning. A
 * request is described only when its line is written: a child logger for each, which is what pino-http makes, took a
 * tenth of a cached reply.
 */
export const requestLog =
  (log: Logger, { hasProxy = false, accountKey, ended }: RequestLogSettings = {}): RequestHandler =>
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
      const email = event === 'sign-in-refused' ? emailOf(req) : undefined;
      const facts = {
        requestId: id,
        ...(event && { event }),
        req: { method: req.method, url: withoutSecrets(req.originalUrl) },
        res: { status },
        ...(req.refusalCode && { code: req.refusalCode }),
        network: networkOf(req.ip),
        ...(req.signedIn && { userId: req.signedIn.userId }),
        ...(email !== undefined && accountKey && { account: accountKey(email) }),
        responseTime: Math.round(tookMs),
        ...(err && { err }),
      };
      if (err || (status >= 500 && req.refusalCode !== 'server/not-ready')) log.error(facts, 'request errored');
      else log.info(facts, 'request completed');
    });
    next();
  };

function emailOf(req: Request): string | undefined {
  const { email } = (req.body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : undefined;
}

const KEY_CHARACTERS = 12;

/** Keyed, because a plain digest of an e-mail is found by trying all that leaked somewhere. */
export const accountKey =
  ([secret = '']: readonly string[]) =>
  (email: string): string =>
    createHmac('sha256', secret).update(normalizeEmail(email)).digest('base64url').slice(0, KEY_CHARACTERS);
