import type { Stripe } from 'stripe';
import type { SoldTerms } from '../../domain/enrolment/lost-payments/ports.ts';
import type { Dispute, Order } from '../../domain/enrolment/order.ts';
import type { Checkout, ReturnedRefund } from '../../domain/enrolment/ports.ts';
import { beginningOf } from '../../domain/kernel/beginning-of.ts';
import { HOUR_MS, SECOND_MS } from '../../domain/kernel/clock.ts';

/** A card page expires after two to four hours: long enough to find a card, short enough to be polled. */
const WINDOW_MS = 2 * HOUR_MS;

/**
 * Returns idempotency key and expiry of a session. Requests with one key must be byte-identical, so the expiry is
 * derived from the order, not from the clock. An order reopened hours later gets another key and another page.
 */
export function windowOf(order: Pick<Order, 'id' | 'createdAt'>, now: Date): { key: string; expiresAt: number } {
  const index = Math.max(0, Math.floor((now.getTime() - order.createdAt.getTime()) / WINDOW_MS));
  const start = order.createdAt.getTime() + index * WINDOW_MS;
  return { key: `order:${order.id}:${index}`, expiresAt: Math.floor((start + 2 * WINDOW_MS) / SECOND_MS) };
}

const metadataOf = (order: Order) => ({ order_id: order.id, user_id: order.userId, course_id: order.courseId });

/** Value in the metadata for a country that the buyer did not state: Stripe drops empty values. */
const NOT_STATED = 'not stated';

/** Metadata to recreate the order if it is lost here. */
const termsOf = ({ durationMonths, coupon, buyerCountry }: Order) => ({
  ...(durationMonths === null ? {} : { months: String(durationMonths) }),
  ...(coupon === null ? {} : { coupon }),
  country: buyerCountry ?? NOT_STATED,
});

/** Returns the session's parameters: our price, and the coupon as a separate line. */
export function sessionParams(
  order: Order,
  { successUrl, cancelUrl, email }: { successUrl: string; cancelUrl: string; email: string },
  expiresAt: number,
): Stripe.Checkout.SessionCreateParams {
  const coupon = couponParams(order);
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.priceCents,
          product_data: { name: order.courseTitle },
        },
      },
    ],
    ...(coupon ? { discounts: [{ coupon: coupon.id }] } : {}),
    ...(email === '' ? {} : { customer_email: email }),
    // Charges our currency, for cards of any country.
    adaptive_pricing: { enabled: false },
    client_reference_id: order.id,
    metadata: { ...metadataOf(order), ...termsOf(order) },
    // Copied to the charge, so that refunds and disputes find the order.
    payment_intent_data: { metadata: metadataOf(order), description: order.courseTitle },
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: expiresAt,
  };
}

/** Returns one Stripe coupon per code and amount: its id contains both, so it is immutable. */
export function couponParams(
  order: Pick<Order, 'coupon' | 'discountCents' | 'currency'>,
): (Stripe.CouponCreateParams & { id: string }) | undefined {
  if (order.discountCents === 0) return undefined;
  const code = order.coupon ?? 'discount';
  return {
    id: `${code.replace(/[^\w-]/g, '_').slice(0, 60)}-${order.discountCents}-${order.currency.toLowerCase()}`,
    name: beginningOf(code, 40),
    amount_off: order.discountCents,
    currency: order.currency.toLowerCase(),
    duration: 'once',
  };
}

type Session = Stripe.Checkout.Session;

/** Returns the session's expanded payment intent, if present. */
const intentOf = ({ payment_intent: intent }: Session): Stripe.PaymentIntent | undefined =>
  typeof intent === 'string' || intent === null ? undefined : intent;

export function chargeOf(session: Session): Stripe.Charge | undefined {
  const charge = intentOf(session)?.latest_charge;
  return typeof charge === 'string' || charge === null ? undefined : charge;
}

export const intentIdOf = ({ payment_intent: intent }: Session): string | undefined =>
  typeof intent === 'string' ? intent : intent?.id;

export function asCheckout(session: Session, disputes: readonly Stripe.Dispute[]): Checkout {
  const amountCents = session.amount_total ?? 0;
  const charge = chargeOf(session);
  const refundedCents = givenBack(amountCents, charge?.amount_refunded ?? 0, disputes);
  const status = statusOf(session);
  const { order_id: orderId = '', user_id: userId = '', course_id: courseId = '' } = session.metadata ?? {};
  return {
    id: session.id,
    status: status === 'paid' && amountCents > 0 && refundedCents === amountCents ? 'refunded' : status,
    amountCents,
    refundedCents,
    returned: returnedOf(charge?.refunds?.data ?? []),
    dispute: disputeOf(disputes),
    endsAccess:
      charge?.refunds?.data.some((refund) => refund.metadata?.['ends_access'] && !isReturned(refund)) ?? false,
    currency: (session.currency ?? '').toUpperCase(),
    orderId,
    userId,
    courseId,
    sold: soldOf(session),
  };
}

function soldOf(session: Session): SoldTerms {
  const { metadata, customer_details: customer } = session;
  const charge = chargeOf(session);
  const months = Number(metadata?.['months']);
  const country = metadata?.['country'] ?? customer?.address?.country ?? null;
  return {
    courseTitle: intentOf(session)?.description ?? '',
    durationMonths: months > 0 ? months : null,
    priceCents: session.amount_subtotal ?? session.amount_total ?? 0,
    coupon: metadata?.['coupon'] ?? null,
    buyerCountry: country === NOT_STATED ? null : country,
    createdAt: new Date(session.created * SECOND_MS),
    paidAt: charge ? new Date(charge.created * SECOND_MS) : null,
    payer: customer?.email ? { name: customer.name ?? '', email: customer.email } : null,
  };
}

/** True for our own completed sessions: paid, or being paid by a method that takes days. */
export const isPaidOrder = ({ status, metadata }: Session): boolean =>
  status === 'complete' && metadata?.['order_id'] !== undefined;

/** Maps the status. A session is complete after the buyer's last step; a bank debit may then still be pending. */
function statusOf(session: Session): Checkout['status'] {
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return 'expired';
  if (session.payment_status !== 'unpaid') return 'paid';
  const status = intentOf(session)?.status;
  if (status === 'succeeded') return 'paid';
  return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'processing';
}

/** Returns the amount returned to the buyer: refunds, and lost disputes. */
export const givenBack = (amount: number, refunded: number, disputes: readonly Stripe.Dispute[]): number =>
  Math.min(
    amount,
    disputes.filter(({ status }) => status === 'lost').reduce((sum, dispute) => sum + dispute.amount, refunded),
  );

/** True for a failed or canceled refund: the school kept the money. */
export const isReturned = ({ status }: Pick<Stripe.Refund, 'status'>): boolean =>
  status === 'failed' || status === 'canceled';

export const returnedOf = (refunds: readonly Stripe.Refund[]): ReturnedRefund[] =>
  refunds
    .filter(isReturned)
    .map(({ id, metadata, amount }) => ({ id: metadata?.['refund_id'] ?? id, amountCents: amount }));

const WON = new Set<string>(['won', 'warning_closed', 'prevented']);

/** Returns the most severe dispute of a payment: open before lost. */
export function disputeOf(disputes: readonly Pick<Stripe.Dispute, 'status'>[]): Dispute | null {
  const states = new Set(
    disputes.map(({ status }): Dispute => (status === 'lost' ? 'lost' : WON.has(status) ? 'won' : 'open')),
  );
  return (['open', 'lost', 'won'] as const).find((state) => states.has(state)) ?? null;
}
