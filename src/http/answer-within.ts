import { SECOND_MS } from '../domain/kernel/clock.ts';
import { DomainError } from '../domain/kernel/errors.ts';

/** Timeout of an answer that depends on other services. */
export const MAX_ANSWER_MS = 9.8 * SECOND_MS;
/** Shorter timeout with a payment service, so that the buyer still learns whether the payment went through. */
const MAX_PAYMENT_MS = 9.5 * SECOND_MS;

/**
 * Adds a timeout to a request that calls several services, or one several times. The work continues and its result is
 * ignored: it is safe to repeat, and the next request finds what it did.
 */
export async function answerWithin<T>(
  work: Promise<T>,
  patienceMs = MAX_PAYMENT_MS,
  tooSlow: () => DomainError = paymentTooSlow,
): Promise<T> {
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

const paymentTooSlow = (): DomainError =>
  new DomainError(
    'unavailable',
    'payment/unavailable',
    'The payment service does not answer. Nothing was charged. Please try again in a moment.',
    { retryAfterSeconds: 5 },
  );

export const serverTooSlow = (): DomainError =>
  new DomainError('unavailable', 'server/too-slow', 'This takes us longer than usual. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });
