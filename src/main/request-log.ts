import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from './log.ts';

/**
 * A query may hold anything, a token that was refused there included, and the path of a reset link does; the history of
 * requests must not.
 */
const withoutSecrets = (url: string | undefined): string | undefined =>
  url?.replace(/\?.*$/s, '?[hidden]').replace(/(\/reset-password)(?:\/|%)[^?]+/gi, '$1/[hidden]');

const withRequest = (req: IncomingMessage, facts: object) => ({ ...facts, req });

/**
 * One line for every request that failed; the rest would be noise at three in the morning. The request is described
 * when the line is written, and not in a logger of each request's own, which most would never use.
 */
export const requestLog = (log: Logger): RequestHandler =>
  pinoHttp({
    logger: log,
    quietReqLogger: true,
    quietResLogger: true,
    customSuccessObject: (req, _res, facts: object) => withRequest(req, facts),
    customErrorObject: (req, _res, _error, facts: object) => withRequest(req, facts),
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
