import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, type Options, rateLimit, type Store } from 'express-rate-limit';
import { normalizeEmail } from '../domain/identity/user.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../domain/kernel/clock.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import { BoundedRateLimitStore } from './bounded-rate-limit-store.ts';
import { inSequence } from './in-sequence.ts';
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
  const atMost = (name: string, max: number, windowMs: number, key: Key, more: Partial<Options> = {}): RequestHandler =>
    rateLimit({
      store: stores?.(name) ?? new BoundedRateLimitStore(),
      limit: max * factor,
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
    max: number,
    windowMs: number,
    { withinNetwork = () => '', ...more }: Partial<Options> & { withinNetwork?: Key } = {},
  ): RequestHandler[] =>
    IPV6_NETWORKS.map((network) =>
      atMost(
        network === SMALLEST ? name : `${name}-${network.bits}`,
        max * network.rise,
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
  /** Counts wrong codes only: a classroom that uses the right one is not limited. */
  const guesses: Partial<Options> = {
    skipSuccessfulRequests: true,
    requestWasSuccessful: ({ isGuess }, { statusCode }) => isGuess !== true && statusCode !== 422,
  };
  return { atMost, perAddress, failures, faults, guesses };
}

/**
 * Maximum an hour that one network may get wrong, or ask for: far more than a classroom of forty does. Accounts have
 * lower limits, which come first.
 */
const NETWORK = 200;

/** Limits by name, counted per user, account or address. Mounted after `authenticate` and the body parser. */
export function limits(factor: number, stores?: RateLimitStores): Record<LimitName, RequestHandler[]> {
  const { atMost, perAddress, failures, faults, guesses } = counters(factor, stores);
  const account: Key = (req) => digestOf(accountKeyOf(fieldOf(req, 'email')));
  // Nothing is guessed without a code: the price may still be asked for, and paid.
  const tries: Partial<Options> = { ...guesses, skip: (req) => fieldOf(req, 'coupon').trim() === '' };
  const couponTries = [
    atMost('coupon', 10, HOUR_MS, byUser, tries),
    ...perAddress('coupon-address', NETWORK, HOUR_MS, tries),
  ];
  return {
    login: [
      ...perAddress('login-address', NETWORK, HOUR_MS, faults),
      // Over all networks together, an account is counted in the database (sign-in-attempts.ts).
      ...perAddress('login', 5, 15 * MINUTE_MS, { ...failures, withinNetwork: account }),
      // A second limit with a longer wait, for repeated guessing.
      ...perAddress('login-again', 10, HOUR_MS, { ...failures, withinNetwork: account }),
    ],
    // A class registers behind one address, in its first lesson.
    register: perAddress('register', 60, HOUR_MS),
    // Mails per account are counted in the database; beyond that limit none is sent, without an error.
    forgot: perAddress('forgot-address', 60, HOUR_MS),
    reset: [
      // A class chooses its first passwords behind one address, before any of its members is signed in.
      atMost('reset', 10, HOUR_MS, byUser, { skip: (req) => req.signedIn === undefined }),
      ...perAddress('reset-address', NETWORK, HOUR_MS, faults),
      atMost('reset-token', 5, DAY_MS, byResetToken, { skip: (req) => fieldOf(req, 'token') === '' }),
    ],
    coupon: couponTries,
    'coupon-link': perAddress('coupon-link', NETWORK, HOUR_MS, guesses),
    // A checkout tells as well whether a code is right, so both count together.
    checkout: [
      ...couponTries,
      atMost('checkout', 20, HOUR_MS, byUser),
      ...perAddress('checkout-address', NETWORK, HOUR_MS),
    ],
    verify: [
      atMost('verify', 60, HOUR_MS, byUser, { skip: (req) => req.signedIn === undefined }),
      ...perAddress('verify-address', NETWORK, HOUR_MS, faults),
    ],
    'confirm-password': [atMost('confirm-password', 10, HOUR_MS, byUser, guesses)],
    contact: perAddress('contact', 3, HOUR_MS),
    // A class tries the five questions behind one address.
    sample: perAddress('sample', 600, HOUR_MS),
    // A class watches a free lesson behind one address: a player asks for some ten ranges. Pictures of lists are none.
    'free-lesson': perAddress('free-lesson', 1200, HOUR_MS, {
      skip: (req) => req.signedIn !== undefined || PICTURES.test(req.path),
    }),
    // A calendar service asks for everybody behind a few addresses: only those that are not valid any more count.
    'calendar-feed': perAddress('calendar-feed', NETWORK, HOUR_MS, faults),
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
    // The largest video has 2,048 parts. 6,000 in ten minutes are 50 MB a second.
    'upload-part': [atMost('upload-part', 6000, 10 * MINUTE_MS, byUser)],
    // A page with an unfortunate extension reports itself at every load.
    'csp-report': perAddress('csp-report', 30, MINUTE_MS),
  };
}

/** A classroom sits its mock exam behind one address. Pictures of its cases are in the folder of all pictures. */
const EXAM = /^\/(?:api\/)?(?:exam|stream\/thumbnails)\//;
const PICTURES = /^\/(?:api\/)?stream\/thumbnails\//;
const UPLOADS = /^\/(?:api\/)?(?:upload|uploads|multipart-upload)\//;

/**
 * Every request of one address together. Uploads have a count of their own: a fast line sends a video's
 * parts, with a call and a PUT for each, in less than a minute, and must not lock its whole office out. The exam has
 * one too, so that many candidates behind one address do not lock each other out.
 */
export function overallLimit(factor: number, stores?: RateLimitStores): RequestHandler {
  const { perAddress } = counters(factor, stores);
  const uploads = inSequence(...perAddress('all-uploads', 6000, MINUTE_MS));
  const exam = inSequence(...perAddress('all-exam', 6000, MINUTE_MS));
  const others = inSequence(...perAddress('all-others', 600, MINUTE_MS));
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
