import compression from 'compression';
import express, { type Request, type RequestHandler, type Response, Router, raw } from 'express';
import { type AdminActs, actOf, isAct } from './admin-acts.ts';
import { answerWithin, MAX_ANSWER_MS, serverTooSlow } from './answer-within.ts';
import { isSafe } from './auth/credentials.ts';
import { guard } from './auth/guard.ts';
import { passwordNeeded } from './errors.ts';
import { jsonInSlices } from './in-slices.ts';
import { Encodings, sendEncoded } from './pages/encodings.ts';
import { KEPT, type LimitName, type Route, WithStatus } from './route.ts';
import { parse } from './validate.ts';

export type Limits = Readonly<Record<LimitName, RequestHandler[]>>;

/**
 * The only way a route gets into the application: its guard first, then its limit, then its handler.
 * tests/http/route-rules.test.ts reads the router and fails on a route that came in another way.
 *
 * There is a router for each first segment of a path. Express matches one regular expression after the other, and
 * matching all routes takes longer than many a handler does.
 */
export function mount(
  routes: readonly Route[],
  limits: Limits,
  acts?: AdminActs,
): RequestHandler & Pick<Router, 'stack'> {
  const bySegment = new Map<string, Router>();
  for (const route of routes) {
    const segment = firstSegmentOf(route.path);
    const router = bySegment.get(segment) ?? Router();
    bySegment.set(segment, router);
    const limit = route.limit === undefined ? [] : limits[route.limit];
    router[route.method](
      route.path,
      guard(route),
      ...limit,
      ...asksPassword(route),
      ...(route.isCompressed ? [compress] : []),
      ...rawBody(route),
      ...showsCurrent(route),
      handlerOf(route, { acts }),
    );
  }
  const dispatch: RequestHandler = (req, res, next) => {
    const router = bySegment.get(firstSegmentOf(req.path));
    if (router) router(req, res, next);
    else next();
  };
  return Object.assign(dispatch, { stack: [...bySegment.values()].flatMap(({ stack }) => stack) });
}

/** Lower-cased, since Express matches paths case-insensitively. */
function firstSegmentOf(path: string): string {
  const end = path.indexOf('/', 1);
  return path.slice(1, end === -1 ? undefined : end).toLowerCase();
}

type Params = Readonly<Record<string, string>>;
type Handler = (call: object, next: unknown) => unknown;

/**
 * Parses what the route has schemas for, calls its handler and sends what that returns, or 503 when that takes too long
 * since the request came. Nothing is built per request.
 */
export function handlerOf(
  route: Route,
  { acts, maxAnswerMs = MAX_ANSWER_MS }: { acts?: AdminActs | undefined; maxAnswerMs?: number } = {},
): RequestHandler {
  const { query, body, cache, isBodyOptional, isLong = false } = route;
  const handle = route.handle as Handler | undefined;
  const respond = route.respond as Handler | undefined;
  const within: (req: Request, params: Params, work: () => unknown) => Promise<unknown> =
    acts && isAct(route)
      ? (req, params, work) => {
          req.isAct = true;
          const act = actOf(route, req, params);
          return acts.run(act, async () => {
            const result = await work();
            // A refusal has changed nothing, also where it says more than the others.
            if (result instanceof WithStatus && result.status >= 400) act.isNoted = true;
            return result;
          });
        }
      : async (_req, _params, work) => work();
  const isGraveFor = typeof route.grave === 'function' ? (route.grave as (call: object) => unknown) : undefined;
  const usualStatus = typeof route.status === 'number' ? route.status : 200;
  return async (req, res, next): Promise<unknown> => {
    const call = {
      req,
      res,
      user: req.signedIn,
      params: paramsOf(req),
      query: query && (await parse(query, req.query)),
      body: body && (await parse(body, isBodyOptional ? (req.body ?? {}) : req.body)),
    };
    if (isGraveFor && !req.signedIn?.isConfirmed && (await isGraveFor(call))) throw passwordNeeded();
    if (cache) res.setHeader('Cache-Control', cache);
    if (respond) return within(req, call.params, () => respond(call, next));
    const leftMs = maxAnswerMs - (req.arrivedAtMs === undefined ? 0 : performance.now() - req.arrivedAtMs);
    const result = await answerWithin(
      within(req, call.params, () => handle?.(call, next)),
      Math.max(0, leftMs),
      serverTooSlow,
    );
    const [status, reply] = result instanceof WithStatus ? [result.status, result.reply] : [usualStatus, result];
    if (reply === undefined) return res.status(204).end();
    const text = isLong ? await jsonInSlices(reply) : JSON.stringify(reply);
    if (cache === KEPT) await sendEncoded(req, res, new Encodings(text), { type: JSON_TYPE, cacheControl: cache });
    else sendJson(req, res, status, text);
    return undefined;
  };
}

const compress = compression() as RequestHandler;
const WORTH_COMPRESSING_LENGTH = 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Sends JSON, compressed where that pays: the compression middleware would start before the length is known, which
 * costs a small reply more than all the rest.
 */
function sendJson(req: Request, res: Response, status: number, text: string | Buffer): void {
  if (text.length >= WORTH_COMPRESSING_LENGTH) void compress(req, res, () => undefined);
  res.statusCode = status;
  res.setHeader('Content-Type', JSON_TYPE);
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.end(text);
}

/** A `*key` comes in segments, and is one text with slashes to us. */
function paramsOf({ params }: Request): Params {
  const given: Readonly<Record<string, string | string[]>> = params;
  for (const name in given)
    if (typeof given[name] !== 'string')
      return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, [value].flat().join('/')]));
  return given as Params;
}

/** Provides the current state for the reply to a stale write, which problem.ts sends. */
function showsCurrent({ current }: Route): RequestHandler[] {
  if (!current) return [];
  const read = current as (params: Params, viewer: Request['signedIn'], body: unknown) => Promise<unknown>;
  return [
    (req, _res, next) => {
      // Copied: Express resets the parameters before the reply.
      const params = { ...paramsOf(req) };
      req.readCurrent = () => read(params, req.signedIn, req.body);
      next();
    },
  ];
}

/**
 * Requires a recent password check (step-up authentication) for routes that are grave at every call, before a body is
 * looked at; where the body decides, `handlerOf` does.
 */
function asksPassword({ grave }: Route): RequestHandler[] {
  if (grave !== true) return [];
  return [
    (req, _res, next) => {
      if (!req.signedIn?.isConfirmed) throw passwordNeeded();
      next();
    },
  ];
}

const rawBody = ({ rawBodyLimit }: Route): RequestHandler[] =>
  rawBodyLimit === undefined ? [] : [raw({ type: () => true, limit: rawBodyLimit })];

const MAX_BODY = '100kb';

/**
 * Parses JSON bodies up to the usual length, or up to `bodyLimit` where a route has one. The body of a GET is not read
 * (auth/csrf.ts).
 */
export function jsonBody(routes: readonly Route[]): RequestHandler {
  const usual = express.json({ limit: MAX_BODY });
  const longer = new Map(
    routes.flatMap(({ path, bodyLimit }) => (bodyLimit ? [[path, express.json({ limit: bodyLimit })] as const] : [])),
  );
  return (req, res, next) => {
    const { 'content-length': length, 'transfer-encoding': coding } = req.headers;
    if ((length === undefined && coding === undefined) || isSafe(req.method)) return next();
    const startedAtMs = performance.now();
    (longer.get(req.path) ?? usual)(req, res, (fault) => {
      // The time in which a slow client sends its body does not count.
      if (req.arrivedAtMs !== undefined) req.arrivedAtMs += performance.now() - startedAtMs;
      next(fault);
    });
  };
}
