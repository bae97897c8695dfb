import { abortable } from '../abort.ts';
import { offline, serverMessage } from '../messages.ts';
import type { Clock, Environment, Random } from '../ports.ts';
import { TransportError } from './transport.ts';

const DELAYS_MS = [1000, 3000, 8000];
/** Jitter, so that hundreds of files that failed together do not retry at the same moment. */
const JITTER = 0.3;
/** Upper limit of `Retry-After`: a rate limit asks for minutes, never for more. */
const MAX_RETRY_AFTER_MS = 900_000;
/** Codes of retryable conflicts: two attempts of one PUT overlapped, or an attempt arrived incomplete. */
const TRANSIENT_CODES = ['media/part-replaced', 'media/broken-off'];

/** Tells whether an error is transient: no answer, timeout, rate limit, or a server error. */
export const isTransient = ({ status, code }: TransportError): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500 || TRANSIENT_CODES.includes(code);

/** Returns the delay before the next attempt; undefined after the last one. */
export function retryDelayMs(
  failures: number,
  { retryAfterSeconds }: TransportError,
  random: Random,
): number | undefined {
  const delay = DELAYS_MS[failures];
  if (delay === undefined) return undefined;
  const asked = Math.min((retryAfterSeconds ?? 0) * 1000, MAX_RETRY_AFTER_MS);
  return Math.max(asked, delay) + delay * JITTER * random.fraction();
}

/** Dependencies of a retry. */
export interface RetryPolicy {
  readonly clock: Clock;
  readonly random: Random;
  readonly environment: Environment;
}

/** Reports why work waits, or undefined when it continues. */
export type OnWaiting = (reason: string | undefined) => void;

/**
 * Retries the work until it succeeds or is refused permanently. Waiting for the network is not counted as an attempt.
 */
export async function withRetry<T>(
  policy: RetryPolicy,
  signal: AbortSignal,
  work: () => Promise<T>,
  onWaiting: OnWaiting = () => undefined,
): Promise<T> {
  const { clock, random, environment } = policy;
  for (let failures = 0; ; ) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof TransportError) || !isTransient(error)) throw error;
      if (error.status === 0 && !environment.isOnline()) {
        onWaiting(offline);
        await online(environment, signal);
        onWaiting(undefined);
        continue;
      }
      const delay = retryDelayMs(failures, error, random);
      if (delay === undefined) throw error;
      failures += 1;
      const reason = serverMessage(error);
      if (reason !== undefined) onWaiting(reason);
      await abortable(signal, (resolve) => clock.after(delay, resolve));
      if (reason !== undefined) onWaiting(undefined);
    }
  }
}

function online(environment: Environment, signal: AbortSignal): Promise<void> {
  return abortable(signal, (resolve) => {
    const unsubscribe = environment.subscribe(() => {
      if (!environment.isOnline()) return;
      unsubscribe();
      resolve();
    });
    return unsubscribe;
  });
}
