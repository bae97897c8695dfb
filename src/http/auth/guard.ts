import type { Request, RequestHandler } from 'express';
import { mayAs } from '../../domain/kernel/literals.ts';
import { roleNeeded } from '../../domain/kernel/viewer.ts';
import { adminsOnly, bearerRequired, misplacedToken, notSignedIn } from '../errors.ts';
import type { Carrier, Route, Rule } from '../route.ts';
import { isSafe, namesToken } from './credentials.ts';

/**
 * Enforces a route's rule, after `authenticate` and before its handler. Decides by the route itself and never by the
 * text of the address, which the router may read in another way.
 *
 * A public route ignores credentials that are not sufficient for the request.
 */
export function guard(route: Pick<Route, 'rule' | 'roles' | 'path' | 'isPage'>): RequestHandler {
  const check: RequestHandler = (req, _res, next) => {
    if (route.rule === 'signature') {
      next();
      return;
    }
    const isCarried = req.signedIn !== undefined && mayCarry(req.signedIn.carrier, req, route);
    if (req.signedIn && !isCarried) {
      req.signedIn = undefined;
      req.signInRefusal = bearerRequired();
    }
    if (route.rule !== 'public') {
      if (namesToken(req.body)) throw misplacedToken();
      if (!req.signedIn) throw req.signInRefusal ?? notSignedIn();
      if (route.rule === 'admin') {
        if (req.signedIn.role !== 'admin') throw adminsOnly();
        if (!mayAs(req.signedIn.roles, route.roles ?? [])) throw roleNeeded();
      }
    }
    next();
  };
  guards.set(check, route.rule);
  return check;
}

const guards = new WeakMap<object, Rule>();

/** The rule that a handler enforces; undefined when it is no guard. Asked by the test that reads the router. */
export const ruleOf = (handler: object): Rule | undefined => guards.get(handler);

/** Source: decision S1. */
function mayCarry(carrier: Carrier, req: Request, route: Pick<Route, 'rule' | 'path' | 'isPage'>): boolean {
  const { rule, path, isPage } = route;
  if (carrier === 'bearer') return true;
  if (!isSafe(req.method) || (rule === 'admin' && !isPage)) return false;
  return carrier === 'cookie' || path.startsWith('/stream/');
}
