import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Stripe } from 'stripe';
import { SECOND_MS } from '../../domain/kernel/clock.ts';
import { DomainError } from '../../domain/kernel/errors.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** Signs the messages to the webhook. */
  readonly webhookSecret: string;
  /** The origin of a test server; Stripe's own without it. */
  readonly apiBase?: string | undefined;
  /** Other limits than Stripe's usual ones, for a test server. */
  readonly limits?: StripeLimits;
}

export interface StripeLimits {
  /** How long one try may stay without a byte of an answer. */
  readonly tryMs: number;
  /** How long calls that belong together may take, with all their tries. */
  readonly callMs: number;
}

/** A request of ours ends within ten seconds. */
export const STRIPE_LIMITS: StripeLimits = { tryMs: 5 * SECOND_MS, callMs: 9 * SECOND_MS };

/** Where a call that went wrong is told. Never holds a key: Stripe blackens it in its own sentences. */
export interface StripeLog {
  error(facts: object, message: string): void;
}

const RETRIES = 2;
const MAX_SOCKETS = 50;

/**
 * Stripe's client with limits: its own waits 80 seconds, and counts only silence, so that an answer that drips would
 * last for ever. It repeats a call by itself under the same idempotency key.
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
   * Runs calls that belong together under one deadline. Past it they go on, unheard: each is safe to repeat.
   * What Stripe refuses and the work does not expect is a fault of ours or of the account: it is logged.
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

/** Stripe keeps a refusal under its idempotency key as it keeps a success; this one may be out of date. */
export const isReplayed = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true';

/** A refusal of what was asked, not of the key, the account or the service. */
export const isInvalidRequest = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;
