import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from './log.ts';

/** The path holds a secret; the history of requests must not. */
const withoutResetToken = (url: string | undefined): string | undefined => url?.replace(/(\/reset-password\/)[^/?#]+/gi, '$1[hidden]');

/** One line for every request that failed; the rest would be noise at three in the morning. */
export const requestLog = (log: Logger): RequestHandler =>
  pinoHttp({
    logger: log,
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : res.statusCode >= 400 ? 'info' : 'silent'),
    serializers: {
      req: (req: { id?: unknown; method?: string; url?: string }) => ({ id: req.id, method: req.method, url: withoutResetToken(req.url) }),
      res: (res: { statusCode?: number }) => ({ status: res.statusCode }),
    },
  }) as RequestHandler;
