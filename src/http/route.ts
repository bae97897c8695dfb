import type { NextFunction, Request, Response } from 'express';
import type { Session } from '../domain/identity/session.ts';
import type { Actor, User } from '../domain/identity/user.ts';
import type { TeamRole } from '../domain/kernel/literals.ts';
import type { Schema as ReplySchema } from '../wire/json-schema.ts';
import type { PathParams } from '../wire/paths.ts';
import type { AnswerPath, Answers } from '../wire/replies/answers.ts';
import type { BodySchema, ValueOf } from './validate.ts';

/**
 * Authorization of a route. `owner` means signed in, and the use case behind the route refuses users without access to
 * the course; `admin` means an account of the team with one of the route's `roles`; `signature` means the body proves
 * its sender.
 */
export type Rule = 'public' | 'signed-in' | 'owner' | 'admin' | 'signature';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Names of rate limits; the numbers are in rate-limits.ts. */
export type LimitName =
  | 'login'
  | 'register'
  | 'forgot'
  | 'reset'
  | 'coupon'
  | 'coupon-link'
  | 'checkout'
  | 'verify'
  | 'contact'
  | 'report'
  | 'progress'
  | 'activity'
  | 'search'
  | 'sample'
  | 'free-lesson'
  | 'calendar-feed'
  | 'sample-mail'
  | 'invite'
  | 'author'
  | 'upload'
  | 'upload-part'
  | 'csp-report'
  | 'confirm-password'
  | 'exam-start'
  | 'exam-save';

/** Why something that administrators change is not grave: the reasons that count. */
type NotGrave =
  | 'no: it only adds'
  | 'no: the same call sets it back'
  | 'no: the trash gives it back'
  | 'no: nothing shows the file'
  | 'no: it stops what was asked before'
  | 'no: it repeats what was asked before'
  | 'no: it asks for the password itself';

/** Parts of a call that decide whether it is grave: parameters and body, as they were parsed. */
interface WeighedCall<Params, Body> {
  readonly params: Params;
  readonly body: ValueOf<Body>;
}

/**
 * Gravity of an administrator's act: it takes effect outside the school (money, what is on sale, mails, keys, exports),
 * changes access or cannot be undone. A grave one needs a recent password check, at every call or where a function says
 * so of this one.
 */
type Gravity<Params, Body> = true | ((call: WeighedCall<Params, Body>) => boolean | Promise<boolean>) | NotGrave;

/** Makes the gravity a required field of routes by which administrators change something. */
type SaysGravity<R extends Rule, M extends Method> = R extends 'admin'
  ? M extends 'get'
    ? unknown
    : { readonly grave: unknown }
  : { readonly grave?: never };

/** Roles that may call a route; owners may call every one. */
type Roles = readonly [TeamRole, ...TeamRole[]];

/** Makes the roles a required field of the team's routes. */
type SaysRoles<R extends Rule> = R extends 'admin' ? { readonly roles: Roles } : { readonly roles?: never };

/** The context that a route belongs to: its tag in the API's document. */
export type Context =
  | 'identity'
  | 'catalog'
  | 'enrolment'
  | 'learning'
  | 'reporting'
  | 'media'
  | 'support'
  | 'exam'
  | 'operations'
  | 'questions'
  | 'readiness'
  | 'discussions'
  | 'school'
  | 'news';

/** Input of a handler: parsed by the schemas of its route, and typed by them. */
interface Given<Path extends string, Body, Query, Viewer> {
  readonly params: PathParams<Path>;
  readonly body: ValueOf<Body>;
  readonly query: ValueOf<Query>;
  readonly user: Viewer;
  /** Raw request, for what is not JSON: cookies, the client's address, a binary body. */
  readonly req: Request;
  readonly res: Response;
}

interface Shape {
  readonly path?: string;
  readonly body?: BodySchema;
  readonly query?: BodySchema;
}
type In<S extends Shape, Name extends keyof Shape> = S extends { readonly [K in Name]: infer Value }
  ? Value
  : undefined;
type PathIn<S extends Shape> = S extends { readonly path: infer Path extends string } ? Path : '';

/** Input of a signed-in route's handler, such as `Call<{ path: typeof paths.course; body: typeof courseBody }>`. */
export type Call<S extends Shape = object> = Given<PathIn<S>, In<S, 'body'>, In<S, 'query'>, SignedIn>;

/** Input of a public route's handler, where the user may be signed out. */
export type PublicCall<S extends Shape = object> = Given<
  PathIn<S>,
  In<S, 'body'>,
  In<S, 'query'>,
  SignedIn | undefined
>;

type ViewerOf<R extends Rule> = R extends 'public' | 'signature' ? SignedIn | undefined : SignedIn;

/** A reply with another status than the route's usual one. */
export class WithStatus<T> {
  constructor(
    readonly status: number,
    readonly reply: T,
  ) {}
}

/** Schema of any reply. */
type AnyReply = Pick<ReplySchema<unknown>, 'json'>;

/** A browser keeps the reply and asks before it shows it again. */
export const KEPT = 'private, no-cache';

interface RouteFacts {
  readonly method: Method;
  readonly rule: Rule;
  readonly roles?: Roles;
  readonly limit?: LimitName;
  /** The status of a success, or the statuses. Without a reply it is 204. */
  readonly status?: number | readonly number[];
  /** Replies with other statuses that are no refusals in their shape. */
  readonly otherReplies?: Readonly<Record<number, AnyReply>>;
  /** Statuses of refusals by the use case; those that rule, limit and schemas imply are added. */
  readonly refusals?: readonly number[];
  /** JSON that is kept has an ETag, and is answered 304 where the client has the very bytes. */
  readonly cache?: 'no-store' | typeof KEPT;
  /** Maximum size of a JSON body, where the usual limit is too small. */
  readonly bodyLimit?: string;
  /** A body may be missing altogether; it then counts as an empty object. */
  readonly isBodyOptional?: boolean;
  /** Takes bytes of this length at most instead of JSON: the handler finds them in `req.body`. */
  readonly rawBodyLimit?: string;
  /** The reply may hold thousands of items: its JSON is made a slice at a time. */
  readonly isLong?: boolean;
  /** Whether `respond` writes a compressed stream. JSON replies are compressed when large. */
  readonly isCompressed?: boolean;
  /** A page or a file of one, which browsers open without a bearer token: a session cookie is enough to read it. */
  readonly isPage?: boolean;
  /** A read of an administrator that leaves an audit entry. */
  readonly isNoted?: boolean;
  /** Media types of the response, other than JSON. */
  readonly media?: readonly string[];
}

/** A route as data: the guard, the router, the API's document and the test of the rules all read this. */
export interface Route extends RouteFacts {
  readonly path: string;
  readonly context?: Context;
  readonly summary?: string;
  readonly query?: BodySchema | undefined;
  readonly body?: BodySchema | undefined;
  readonly reply?: AnyReply | undefined;
  readonly grave?: true | ((call: never) => boolean | Promise<boolean>) | NotGrave | undefined;
  /** Reads the current state for the reply to a stale write (409), after that was rolled back. */
  readonly current?: ((params: never, viewer: never, body: never) => Promise<unknown>) | undefined;
  /** Returns the reply, which is sent as JSON. */
  readonly handle?: ((call: never) => unknown) | undefined;
  /** Writes the response by itself: a stream, a file, or bytes that are kept. */
  readonly respond?: ((call: never, next: NextFunction) => unknown) | undefined;
}

interface Definition<
  Path extends string,
  R extends Rule,
  M extends Method,
  Body extends BodySchema | undefined,
  Query extends BodySchema | undefined,
  Reply,
> extends RouteFacts {
  readonly path: Path;
  readonly rule: R;
  readonly method: M;
  /** Short summary for the OpenAPI document. */
  readonly summary: string;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply?: ReplySchema<Reply> & Told<NoInfer<Path>, NoInfer<M>>;
  readonly grave?: Gravity<PathParams<NoInfer<Path>>, NoInfer<Body>>;
  readonly current?: (
    params: PathParams<NoInfer<Path>>,
    viewer: ViewerOf<R>,
    body: ValueOf<Body>,
  ) => Promise<NoInfer<Reply>>;
  readonly handle?: (
    call: Given<NoInfer<Path>, Body, Query, ViewerOf<R>>,
  ) => Answer<NoInfer<Reply>> | Promise<Answer<NoInfer<Reply>>>;
  readonly respond?: (call: Given<NoInfer<Path>, Body, Query, ViewerOf<R>>, next: NextFunction) => unknown;
}
/** The schema has the type that clients are told (wire/replies/answers.ts). */
type Told<Path extends string, M extends Method> = Path extends AnswerPath
  ? Uppercase<M> extends keyof Answers[Path]
    ? ReplySchema<Answers[Path][Uppercase<M>]>
    : unknown
  : unknown;
type Answer<Reply> = Reply | WithStatus<unknown>;

/**
 * Holds a route's parts together: a handler that expects or returns anything but what its schemas say does not compile.
 */
export const route = <
  const Path extends string,
  const R extends Rule,
  const M extends Method,
  Body extends BodySchema | undefined = undefined,
  Query extends BodySchema | undefined = undefined,
  Reply = void,
>(
  definition: Definition<Path, R, M, Body, Query, Reply> & SaysGravity<R, M> & SaysRoles<R>,
): Route => definition as unknown as Route;

/** Returns whether a route is grave, always or sometimes. */
export const isGrave = ({ grave }: Pick<Route, 'grave'>): boolean => grave !== undefined && typeof grave !== 'string';

export const inContext = (context: Context, routes: readonly Route[]): Route[] =>
  routes.map((one) => ({ ...one, context }));

/** Kind of credential. Only a bearer token may change anything (CSRF). */
export type Carrier = 'bearer' | 'cookie' | 'token-cookie';

export interface SignedIn extends Actor {
  readonly user: User;
  readonly session: Session;
  readonly carrier: Carrier;
  /** The password was given a short while ago. */
  readonly isConfirmed: boolean;
}

declare module 'express-serve-static-core' {
  interface Request {
    /**
     * Random, and the answer's `X-Request-Id`: set before anything else, and missing only where tests leave that out.
     */
    requestId?: string;
    /** Start of the timeout of the answer, by the monotonic clock: moved on by the time that reading the body takes. */
    arrivedAtMs?: number;
    /** The code of what the request was refused with, for the log. */
    refusalCode?: string;
    /** Set if the coupon that was asked about is unknown or does not count: limits against guessing count it. */
    isGuess?: boolean;
    /** An administrator's act, which the audit log keeps. */
    isAct?: boolean;
    /** User who signed in or registered by this request, for the log. */
    madeUserId?: string;
    /** Set in auth/authenticate.ts; a public route's guard takes it away from a carrier that is not good enough. */
    signedIn?: SignedIn;
    /** Reads the current state by the route's `current`. */
    readCurrent?: () => Promise<unknown>;
    /** Signs the time of arrival of an answer sheet, for sending it again; undefined for an unknown sender. */
    noteOfArrival?: () => Promise<string | undefined>;
  }
}
