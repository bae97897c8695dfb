import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from './log.ts';

/**
 * A query may hold anything, a token that was refused there included, and the path of a reset link does; the history of
 * requests must not.
 */
const withoutSecrets = (url: string | undefined): string | undefined =>
  url?.replace(/\?.*$/s, '?[hidden]').replace(/(\/reset-password)(?:\/|%)[^?]+/gi, '$1/[hidden]');

/** One line for every request that failed; the rest would be noise at three in the morning. */
export const requestLog = (log: Logger): RequestHandler =>
  pinoHttp({
    logger: log,
    customLogLevel: (_req, res, error) =>
      error || res.statusCode >= 500 ? 'error' : res.statusCode >= 400 ? 'info' : 'silent',
    serializers: {
      req: (req: { id?: unknown; method?: string; url?: string }) => ({
        id: req.id,
        method: req.method,
        url: withoutSecrets(req.url),
      }),
      res: (res: { statusCode?: number }) => ({ status: res.statusCode }),
    },
  }) as RequestHandler;
