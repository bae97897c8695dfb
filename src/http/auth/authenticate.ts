import type { Request, RequestHandler } from 'express';
import type { Tokens } from '../../domain/identity/ports.ts';
import type { GetSession } from '../../domain/identity/queries/get-session.ts';
import { isConfirmed } from '../../domain/identity/session.ts';
import type { SignOut } from '../../domain/identity/use-cases/sign-out.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { DomainError } from '../../domain/kernel/errors.ts';
import { misplacedToken, sessionEnded, sessionMismatch } from '../errors.ts';
import type { Carrier } from '../route.ts';
import { bearerOf, isSafe, namesToken, tokenCookieOf } from './credentials.ts';
import type { WarningLog } from './fail-open-session-store.ts';
import { cookieSessionId } from './session.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** Reason why the credentials of the request are refused. Public routes ignore it. */
    signInRefusal?: DomainError;
    /** True if a bearer token came without the cookie of a live session. */
    hasLostCookie?: boolean;
  }
}

export interface AuthenticateNeeds {
  readonly getSession: GetSession;
  readonly signOut: SignOut;
  readonly tokens: Tokens;
  /** Catches up with settings of a version that the session was read with. */
  readonly current: { refreshTo(version: number): Promise<unknown> };
  readonly clock: Clock;
  readonly log: WarningLog;
}

/**
 * Finds out who a request comes from: fills `req.signedIn`, or says in `req.signInRefusal` what was
 * wrong with its credentials. Which carrier is good for what is the guard's to decide. A bad bearer
 * token never falls back to a cookie. Source: decision S1.
 */
export function authenticate(needs: AuthenticateNeeds): RequestHandler {
  return async (req, _res, next) => {
    // Without a query there is nothing to parse.
    if (req.url.includes('?') && namesToken(req.query)) throw misplacedToken();
    const bearer = bearerOf(req);
    if (bearer === undefined) await byCookies(req, needs);
    else await byBearer(req, bearer, needs);
    next();
  };
}

async function byBearer(req: Request, bearer: string, needs: AuthenticateNeeds): Promise<void> {
  const found = await behindToken(bearer, needs);
  if (!found) {
    req.signInRefusal = sessionEnded();
    return;
  }
  const cookieSid = cookieSessionId(req);
  if (cookieSid !== found.session.id) {
    const other = cookieSid === undefined ? undefined : await needs.getSession.run(cookieSid);
    const isAnothers = other !== undefined && other.user.id !== found.user.id;
    if (isAnothers) {
      needs.log.warn({ userId: found.user.id, cookieUserId: other.user.id }, 'bearer and cookie name different users');
      // Only the older session: a stale tab must not end a newer sign-in.
      const former = found.session.createdAt > other.session.createdAt ? other : found;
      await needs.signOut.run({ sessionIds: [former.session.id], reason: 'mismatch' });
      if (former === found) {
        req.signInRefusal = sessionMismatch();
        return;
      }
    }
    req.hasLostCookie = !other || isAnothers;
  }
  await accept(req, found, 'bearer', needs);
}

async function byCookies(req: Request, needs: AuthenticateNeeds): Promise<void> {
  const sid = cookieSessionId(req);
  const token = sid === undefined && isSafe(req.method) ? tokenCookieOf(req) : undefined;
  if (sid === undefined && token === undefined) return;

  const found = sid === undefined ? await behindToken(token ?? '', needs) : await needs.getSession.run(sid);
  if (found) await accept(req, found, sid === undefined ? 'token-cookie' : 'cookie', needs);
  else req.signInRefusal = sessionEnded();
}

type Found = NonNullable<Awaited<ReturnType<GetSession['run']>>>;

async function behindToken(token: string, { tokens, getSession }: AuthenticateNeeds): Promise<Found | undefined> {
  const claims = await tokens.read(token);
  const found = claims && (await getSession.run(claims.sessionId));
  return found && found.user.id === claims.userId ? found : undefined;
}

async function accept(
  req: Request,
  found: Found,
  carrier: Carrier,
  { current, clock }: AuthenticateNeeds,
): Promise<void> {
  const { user, session, settingsVersion } = found;
  await current.refreshTo(settingsVersion);
  const { id: userId, role, roles } = user;
  req.signedIn = { userId, role, roles, user, session, carrier, isConfirmed: isConfirmed(session, clock.now()) };
}
