import express, { type Express, type RequestHandler, Router } from 'express';
import { DomainError } from '../domain/kernel/errors.ts';
import type { AdminActs } from './admin-acts.ts';
import { isSafe } from './auth/credentials.ts';
import { jsonOrBytes, sameOrigin } from './auth/csrf.ts';
import type { WarningLog } from './auth/fail-open-session-store.ts';
import { httpsOnly, reportForwarded } from './forwarded.ts';
import { inSequence } from './in-sequence.ts';
import { jsonBody, mount } from './mount.ts';
import { docsRoutes } from './openapi/docs-routes.ts';
import { oneLoopbackName } from './pages/spa.ts';
import { type ErrorLog, nothingHere, problems } from './problem.ts';
import { limits, overallLimit, type RateLimitStores } from './rate-limits.ts';
import type { Route } from './route.ts';
import { type PagePolicy, securityHeaders } from './security.ts';

export interface AppParts {
  readonly origin: string;
  readonly proxyHops: number;
  readonly rateLimitFactor: number;
  /** Without them each process counts calls in its own memory. */
  readonly rateLimitStores: RateLimitStores | undefined;
  /** Hashes of the page's inline scripts; undefined while developing, when the bundler injects its own. */
  readonly scriptHashes: readonly string[] | undefined;
  readonly pagePolicy: PagePolicy;
  /** Handlers that see every request first: the log, and traces. */
  readonly watchers: readonly RequestHandler[];
  readonly log: ErrorLog & WarningLog;
  /** Maps an adapter's error to a `DomainError`; returns unknown errors unchanged. */
  readonly translateFault: (error: unknown) => unknown;
  /** Routes for monitoring, before the limits, and so never refused by them. */
  readonly probes: readonly Route[];
  /** Built files and pages. */
  readonly pages: readonly RequestHandler[];
  /** Queues answer sheets; before the session, which is read from the database. */
  readonly saves: RequestHandler;
  readonly cookieSession: RequestHandler;
  readonly authenticate: RequestHandler;
  /** Public cacheable routes, before the session: the same for every client. */
  readonly openRoutes: readonly Route[];
  /** Before the JSON parser: routes with a signed body or a signed address, or with another media type. */
  readonly signedRoutes: readonly Route[];
  readonly routes: readonly Route[];
  readonly acts: AdminActs;
  /** Access to the API's documentation. */
  readonly docsRule: 'public' | 'admin';
}

const MAX_URL_CHARACTERS = 4096;

export function createApp(parts: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', parts.proxyHops);
  app.set('etag', false);
  const { scriptHashes, pagePolicy: policy } = parts;
  const isHttps = parts.origin.startsWith('https:');
  const headers = scriptHashes ? securityHeaders({ isHttps, scriptHashes, policy }) : [];
  app.use(inSequence(arrival, ...parts.watchers, ...headers, reportForwarded(parts.proxyHops, parts.log)));
  const probes = mount(parts.probes, limits(parts.rateLimitFactor));
  app.use('/api', probes);
  app.use(probes);
  app.use(
    inSequence(
      shortUrl,
      overallLimit(parts.rateLimitFactor, parts.rateLimitStores),
      httpsOnly(parts.proxyHops > 0 ? parts.origin : ''),
      oneLoopbackName(parts.origin),
      ...parts.pages,
    ),
  );

  const api = apiRouter(parts);
  app.use('/api', api);
  app.use(api);
  app.use(problems(parts.log, parts.translateFault));
  return app;
}

/** The same router answers under `/api` and at the root (decision B1). */
function apiRouter(parts: AppParts): Router {
  const limit = limits(parts.rateLimitFactor, parts.rateLimitStores);
  const api = Router();
  api.use(mount(parts.openRoutes, limit));
  api.use(mount(parts.signedRoutes, limit));
  api.use(
    inSequence(
      sameOrigin([parts.origin]),
      jsonOrBytes,
      jsonBody(parts.routes),
      parts.saves,
      parts.cookieSession,
      parts.authenticate,
    ),
  );
  api.use(mount(parts.routes, limit, parts.acts));
  const described = [...parts.probes, ...parts.openRoutes, ...parts.signedRoutes, ...parts.routes];
  api.use(mount(docsRoutes(described, parts.docsRule), limit));
  api.use(nothingHere);
  return api;
}

/**
 * Notes when a request came. A request that writes waits a turn of the event loop: of many that come together each is
 * noted before the first is worked on, so that its time is not too late (answer sheets at a deadline).
 */
export const arrival: RequestHandler = (req, _res, next) => {
  req.arrivedAtMs = performance.now();
  if (isSafe(req.method)) next();
  else setImmediate(next);
};

const shortUrl: RequestHandler = (req, _res, next) => {
  if (req.url.length <= MAX_URL_CHARACTERS) next();
  else next(new DomainError('malformed', 'request/long-url', 'The address is too long.'));
};
