import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, type Options, rateLimit, type Store } from 'express-rate-limit';
import { normalizeEmail } from '../domain/identity/user.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../domain/kernel/clock.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import { BoundedRateLimitStore } from './bounded-rate-limit-store.ts';
import { inTurn } from './in-turn.ts';
import type { LimitName } from './route.ts';

/**
 * IPv6 is counted by what one customer has: the network of a home at least, often 256 of them, and with a hosting
 * company 65,536. The larger one has a higher limit, so that a stranger in it does not use up all of it.
 */
const IPV6_NETWORKS = [
  { bits: 64, rise: 1 },
  { bits: 56, rise: 4 },
  { bits: 48, rise: 16 },
] as const;
type Ipv6Network = (typeof IPV6_NETWORKS)[number];
const [SMALLEST] = IPV6_NETWORKS;

const byNetwork = ({ ip = '' }: Request, { bits }: Ipv6Network): string => ipKeyGenerator(ip, bits);
const byIp = (req: Request): string => byNetwork(req, SMALLEST);

/** The user only once verified: a key from an unverified token could be made anew for every try. */
const byUser = (req: Request): string => (req.signedIn ? `user ${req.signedIn.userId}` : byIp(req));

function fieldOf(req: Request, name: string): string {
  const value = (req.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}

const MAX_KEY_CHARACTERS = 254;

/** One key for all ways to write an address: cut only when it has its one spelling, or padding would make new keys. */
export const accountKeyOf = (email: string): string => normalizeEmail(email).slice(0, MAX_KEY_CHARACTERS);
const byResetToken = (req: Request): string => fieldOf(req, 'token').slice(0, MAX_KEY_CHARACTERS);

/** A key of one length, however long the text that a stranger sent. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

type Key = (req: Request) => string;

/** A store for the counts of one limit, under a name that no other limit has. */
export type RateLimitStores = (name: string) => Store;

/** Builders of rate limiters: decision S3. */
function counters(factor: number, stores?: RateLimitStores) {
  const atMost = (
    name: string,
    most: number,
    windowMs: number,
    key: Key,
    more: Partial<Options> = {},
  ): RequestHandler =>
    rateLimit({
      store: stores?.(name) ?? new BoundedRateLimitStore(),
      limit: most * factor,
      windowMs,
      keyGenerator: key,
      standardHeaders: false,
      legacyHeaders: false,
      // A forwarded header that no trusted proxy wrote is without effect and not worth a warning. That limits are made
      // with the application and not in a request is plain to see, and looking for it in a stack trace slows every
      // start.
      validate: { xForwardedForHeader: false, forwardedHeader: false, creationStack: false },
      handler: (req, _res, next) => next(tooMany(req)),
      ...more,
    });
  /** Limits by address; IPv6 by larger prefixes as well. */
  const perAddress = (
    name: string,
    most: number,
    windowMs: number,
    { withinNetwork = () => '', ...more }: Partial<Options> & { withinNetwork?: Key } = {},
  ): RequestHandler[] =>
    IPV6_NETWORKS.map((network) =>
      atMost(
        network === SMALLEST ? name : `${name}-${network.bits}`,
        most * network.rise,
        windowMs,
        (req) => `${byNetwork(req, network)} ${withinNetwork(req)}`,
        {
          ...more,
          skip: (req, res) => (network !== SMALLEST && !isIPv6(req.ip ?? '')) || (more.skip?.(req, res) ?? false),
        },
      ),
    );
  const failures: Partial<Options> = {
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_req, res) => res.statusCode !== 401,
  };
  /** Counts only the client's own faults, so that failed requests cannot create ever new keys. */
  const faults: Partial<Options> = {
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_req, { statusCode }) => statusCode < 400 || statusCode >= 500 || statusCode === 429,
  };
  return { atMost, perAddress, failures, faults };
}

/** Calls of one kind, counted per user, account or address. Stand after `authenticate` and the body. */
export function limits(factor: number, stores?: RateLimitStores): Record<LimitName, RequestHandler[]> {
  const { atMost, perAddress, failures, faults } = counters(factor, stores);
  const account: Key = (req) => digestOf(accountKeyOf(fieldOf(req, 'email')));
  // Asking for the price without a coupon guesses nothing.
  const triesOnly: Partial<Options> = { skip: (req) => fieldOf(req, 'coupon').trim() === '' };
  const couponTries = [
    atMost('coupon', 10, HOUR_MS, byUser, triesOnly),
    ...perAddress('coupon-address', 30, HOUR_MS, triesOnly),
  ];
  return {
    login: [
      ...perAddress('login-address', 100, HOUR_MS, faults),
      // Over all networks together, an account is counted in the database (sign-in-attempts.ts).
      ...perAddress('login', 5, 15 * MINUTE_MS, { ...failures, withinNetwork: account }),
      // A second limit, with a longer wait for guessing on.
      ...perAddress('login-again', 10, HOUR_MS, { ...failures, withinNetwork: account }),
    ],
    register: perAddress('register', 5, HOUR_MS),
    // Mails per account are counted in the database; beyond that limit there is silence.
    forgot: perAddress('forgot-address', 20, HOUR_MS),
    reset: [
      atMost('reset', 10, HOUR_MS, byUser),
      atMost('reset-token', 5, DAY_MS, byResetToken, { skip: (req) => fieldOf(req, 'token') === '' }),
    ],
    coupon: couponTries,
    // A classroom follows one link: only wrong codes are guesses.
    'coupon-link': perAddress('coupon-link', 30, HOUR_MS, {
      skipSuccessfulRequests: true,
      requestWasSuccessful: (_req, res) => res.statusCode !== 422,
    }),
    // A checkout tells as well whether a code is right, so both count together.
    checkout: [...couponTries, atMost('checkout', 20, HOUR_MS, byUser), ...perAddress('checkout-address', 99, HOUR_MS)],
    verify: [atMost('verify', 60, HOUR_MS, byUser)],
    'confirm-password': [
      atMost('confirm-password', 10, HOUR_MS, byUser, {
        skipSuccessfulRequests: true,
        requestWasSuccessful: (_req, res) => res.statusCode !== 422,
      }),
    ],
    contact: perAddress('contact', 3, HOUR_MS),
    // A few of a test's questions, in one sitting of reading.
    report: [atMost('report', 30, HOUR_MS, byUser)],
    progress: [atMost('progress', 120, MINUTE_MS, byUser)],
    // A player tells of each of its four kinds once a minute; a few tabs may be open.
    activity: [atMost('activity', 30, MINUTE_MS, byUser)],
    // One request per typed word (debounced).
    search: [atMost('search', 120, MINUTE_MS, byUser)],
    'exam-start': [atMost('exam-start', 30, HOUR_MS, byUser)],
    // One save a second after each change, and the heartbeat; a second device may be open.
    'exam-save': [atMost('exam-save', 120, MINUTE_MS, byUser)],
    // Mails to addresses that nobody has confirmed.
    invite: [atMost('invite', 30, HOUR_MS, byUser)],
    'sample-mail': [atMost('sample-mail', 20, HOUR_MS, byUser)],
    // Saving a folder of 300 files renames and moves some of them as well.
    author: [atMost('author', 600, 10 * MINUTE_MS, byUser)],
    // The design's 600 would stop a thousand PDFs picked at once half-way; with their retries, this lets them through.
    upload: [atMost('upload', 2400, 10 * MINUTE_MS, byUser)],
    // The largest video has 2,048 parts. So many in ten minutes are 50 MB a second.
    'upload-part': [atMost('upload-part', 6000, 10 * MINUTE_MS, byUser)],
    // A page with an unfortunate extension reports itself at every load.
    'csp-report': perAddress('csp-report', 30, MINUTE_MS),
  };
}

/** A classroom sits its mock exam behind one address. Pictures of its cases are in the folder of all pictures. */
const EXAM = /^\/(?:api\/)?(?:exam|stream\/thumbnails)\//;
const UPLOADS = /^\/(?:api\/)?(?:upload|uploads|multipart-upload)\//;

/**
 * Every request of one address together. Uploads have a count of their own: a fast line sends a video's
 * parts, with a call and a PUT for each, in less than a minute, and must not lock its whole office out. The exam has
 * one too, so that many candidates behind one address do not lock each other out.
 */
export function overallLimit(factor: number, stores?: RateLimitStores): RequestHandler {
  const { perAddress } = counters(factor, stores);
  const uploads = inTurn(...perAddress('all-uploads', 6000, MINUTE_MS));
  const exam = inTurn(...perAddress('all-exam', 6000, MINUTE_MS));
  const others = inTurn(...perAddress('all-others', 600, MINUTE_MS));
  const countOf = ({ path }: Request) => {
    if (UPLOADS.test(path)) return uploads;
    return EXAM.test(path) ? exam : others;
  };
  return (req, res, next) => countOf(req)(req, res, next);
}

function tooMany(req: Request): DomainError {
  const { resetTime } = (req as Request & { rateLimit?: { resetTime?: Date } }).rateLimit ?? {};
  const seconds = Math.max(1, Math.ceil(((resetTime?.getTime() ?? Date.now()) - Date.now()) / SECOND_MS));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new DomainError('too-many', 'request/too-many', `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  });
}
