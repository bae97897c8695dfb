import type { RequestHandler } from 'express';
import type { Logger } from './log.ts';

/**
 * A query may hold anything, a token that was refused there included, and the path of a reset link does; the history of
 * requests must not.
 */
const withoutSecrets = (url: string): string =>
  url.replace(/\?.*$/s, '?[hidden]').replace(/(\/reset-password)(?:\/|%)[^?]+/gi, '$1/[hidden]');

/**
 * One line for every request that failed; the rest would be noise at three in the morning. A request is described only
 * when its line is written: a child logger for each, which is what pino-http makes, took a tenth of a cached reply.
 */
export const requestLog =
  (log: Logger): RequestHandler =>
  (req, res, next) => {
    const receivedAt = performance.now();
    // After the last byte, or when the client left before it.
    res.once('close', () => {
      const { statusCode: status, errored: err } = res;
      if (status < 400 && !err) return;
      const facts = {
        req: { method: req.method, url: withoutSecrets(req.originalUrl) },
        res: { status },
        responseTime: Math.round(performance.now() - receivedAt),
        ...(err && { err }),
      };
      if (err || status >= 500) log.error(facts, 'request errored');
      else log.info(facts, 'request completed');
    });
    next();
  };
