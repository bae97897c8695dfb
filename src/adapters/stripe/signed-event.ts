import { Stripe } from 'stripe';
import { webhookForged, webhookUnreadable } from '../../domain/enrolment/errors.ts';
import { SECOND_MS } from '../../domain/kernel/clock.ts';

const TOLERANCE_SECONDS = 300;

/**
 * Returns the body of a webhook signed by Stripe. The client refuses messages older than the tolerance, but accepts
 * future times and several times in one header: both are refused here.
 */
export function readSigned(body: Uint8Array, signature: string | undefined, secret: string, now: Date): unknown {
  const [time, ...more] = [...(signature ?? '').matchAll(/(?:^|,)t=(\d{1,12})(?=,)/g)];
  const isAhead = Number(time?.[1]) - now.getTime() / SECOND_MS > TOLERANCE_SECONDS;
  if (signature === undefined || time === undefined || more.length > 0 || isAhead) throw webhookForged();
  try {
    return Stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    throw error instanceof Stripe.errors.StripeSignatureVerificationError ? webhookForged() : webhookUnreadable();
  }
}

/** The checkout, or the payment whose checkout must be looked up; undefined for unrelated events. */
export type Subject = { readonly checkoutId: string } | { readonly paymentIntentId: string };

const ABOUT_SESSION = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);
const ABOUT_PAYMENT = new Set([
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);

/** Event types to which a school's webhook must subscribe. */
export const EVENT_TYPES: readonly string[] = [...ABOUT_SESSION, ...ABOUT_PAYMENT];

export function subjectOf(event: unknown): Subject | undefined {
  const type = field(event, 'type');
  const object = field(field(event, 'data'), 'object');
  const id = field(object, 'id');
  const intent = field(object, 'payment_intent');
  // The account may have other products: an object without an order id is not ours.
  const isOurs = typeof field(field(object, 'metadata'), 'order_id') === 'string';
  if (typeof type !== 'string') return undefined;
  if (ABOUT_SESSION.has(type) && isOurs && typeof id === 'string') return { checkoutId: id };
  return ABOUT_PAYMENT.has(type) && typeof intent === 'string' ? { paymentIntentId: intent } : undefined;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
