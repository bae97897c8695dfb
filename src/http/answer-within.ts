import { SECOND_MS } from '../domain/kernel/clock.ts';
import { DomainError } from '../domain/kernel/errors.ts';

/** Nobody waits longer for another service. */
const PATIENCE_MS = 9.5 * SECOND_MS;

/**
 * A request that asks a payment service several times ends all the same. What was begun goes on, unheard: it is safe to
 * repeat, and the next request finds what it did.
 */
export async function answerWithin<T>(work: Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  work.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooSlow()), patienceMs);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

const tooSlow = (): DomainError =>
  new DomainError(
    'unavailable',
    'payment/unavailable',
    'The payment service does not answer. Nothing was charged. Please try again in a moment.',
    { retryAfterSeconds: 5 },
  );
