import { type RequestHandler, Router } from 'express';
import { guard } from './auth/guard.ts';
import type { LimitName, Route } from './route.ts';

export type Limits = Readonly<Record<LimitName, RequestHandler[]>>;

/**
 * The only way a route gets into the application: its guard first, then its limit, then its handler.
 * tests/http/route-rules.test.ts reads the router and fails on a route that came in another way.
 */
export function mount(routes: readonly Route[], limits: Limits): Router {
  const router = Router();
  for (const route of routes) {
    const limit = route.limit === undefined ? [] : limits[route.limit];
    router[route.method](route.path, guard(route), ...limit, ...showsCurrent(route), route.handle);
  }
  return router;
}

/** For the reply to a stale write, which problem.ts sends. */
function showsCurrent({ current }: Route): RequestHandler[] {
  if (!current) return [];
  return [
    (req, _res, next) => {
      // By the time of the reply Express has forgotten what the path said.
      const params = { ...req.params } as Record<string, string>;
      req.readCurrent = () => current(params);
      next();
    },
  ];
}
