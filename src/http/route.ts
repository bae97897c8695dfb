import type { RequestHandler } from 'express';
import type { Session } from '../domain/identity/session.ts';
import type { Actor, User } from '../domain/identity/user.ts';

/**
 * Who may call a route. `owner` means signed in, and the use case behind the route refuses whoever
 * may not enter the very course it is about; `signature` means the body proves its sender.
 */
export type Rule = 'public' | 'signed-in' | 'owner' | 'admin' | 'signature';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** What a count of calls is kept for; the numbers stand in rate-limits.ts. */
export type LimitName =
  | 'login'
  | 'register'
  | 'forgot'
  | 'reset'
  | 'coupon'
  | 'checkout'
  | 'verify'
  | 'contact'
  | 'progress'
  | 'activity'
  | 'search'
  | 'author'
  | 'upload'
  | 'upload-part';

/** A route as data: the guard, the router and the test of the rules all read this. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly rule: Rule;
  readonly limit?: LimitName;
  readonly handle: RequestHandler;
  /** What a stale write is shown of the thing it was about: read only then, and after the write was undone. */
  readonly current?: (params: Readonly<Record<string, string>>) => Promise<unknown>;
}

/** How the request proved who it is from. Only a bearer token may change anything. */
export type Carrier = 'bearer' | 'cookie' | 'token-cookie';

export interface SignedIn extends Actor {
  readonly user: User;
  readonly session: Session;
  readonly carrier: Carrier;
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by `identify` in carriers.ts; a public route's guard takes it away from a carrier that is not good enough. */
    signedIn?: SignedIn;
    /** Of the route that took the request. */
    readCurrent?: () => Promise<unknown>;
  }
}
