import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Stripe } from 'stripe';
import { SECOND_MS } from '../../domain/kernel/clock.ts';
import { DomainError } from '../../domain/kernel/errors.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** Verifies webhook signatures. */
  readonly webhookSecret: string;
  /** Origin of a test server; Stripe's own if undefined. */
  readonly apiBase?: string | undefined;
  /** Limits for a test server. */
  readonly limits?: StripeLimits;
}

export interface StripeLimits {
  /** Timeout of one attempt without data. */
  readonly tryMs: number;
  /** Timeout of related calls with all attempts. */
  readonly callMs: number;
}

/** Within the ten seconds in which every request is answered. */
export const STRIPE_LIMITS: StripeLimits = { tryMs: 5 * SECOND_MS, callMs: 9 * SECOND_MS };

/** Logs failed calls. Contains no key: Stripe masks it in its messages. */
export interface StripeLog {
  error(facts: object, message: string): void;
}

const RETRIES = 2;
const MAX_SOCKETS = 50;

/**
 * Stripe's client with deadlines: its own timeout is 80 seconds of silence, so that a slowly dripping answer would
 * never end. Retries use the same idempotency key.
 */
export class StripeClient {
  readonly api: Stripe;
  private readonly agent: HttpAgent;
  private readonly callMs: number;

  constructor(
    { secretKey, apiBase, limits = STRIPE_LIMITS }: Pick<StripeSettings, 'secretKey' | 'apiBase' | 'limits'>,
    private readonly log: StripeLog,
  ) {
    this.callMs = limits.callMs;
    const isPlain = apiBase?.startsWith('http:') === true;
    const options = { keepAlive: true, maxSockets: MAX_SOCKETS };
    this.agent = isPlain ? new HttpAgent(options) : new HttpsAgent(options);
    this.api = new Stripe(secretKey, {
      ...(apiBase === undefined ? {} : addressOf(new URL(apiBase))),
      httpAgent: this.agent,
      timeout: limits.tryMs,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    });
  }

  /**
   * Runs related calls under one deadline. After it they continue in the background, which is safe, since each is
   * idempotent. An unexpected refusal is a fault of ours or of the account, and is logged.
   */
  async run<T>(what: string, work: (api: Stripe) => Promise<T>): Promise<T> {
    const calls = work(this.api);
    calls.catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Stripe.errors.StripeConnectionError({ message: 'too slow' })), this.callMs);
    });
    try {
      return await Promise.race([calls, deadline]);
    } catch (error) {
      throw this.translated(what, error);
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.agent.destroy();
  }

  private translated(what: string, error: unknown): unknown {
    if (!(error instanceof Stripe.errors.StripeError)) return error;
    const { type, code, param, statusCode, requestId, message } = error;
    this.log.error({ what, type, code, param, statusCode, requestId, reason: message }, 'Stripe did not do it');
    return new DomainError(
      'unavailable',
      'payment/unavailable',
      'The payment service does not answer. Nothing was charged. Please try again in a moment.',
      { retryAfterSeconds: 5 },
    );
  }
}

const addressOf = ({ protocol, hostname, port }: URL) =>
  protocol === 'http:'
    ? ({ protocol: 'http', host: hostname, port: port || 80 } as const)
    : ({ protocol: 'https', host: hostname, port: port || 443 } as const);

/**
 * True for a replayed refusal: Stripe stores refusals under the idempotency key like successes, and this one may be
 * outdated.
 */
export const isReplayed = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true';

/** True if Stripe refused the request itself, not the key, the account or the service. */
export const isInvalidRequest = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;
