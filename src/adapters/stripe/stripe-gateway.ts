import { Stripe } from 'stripe';
import { disputed, notPaid, refundReused, refundTooLarge } from '../../domain/enrolment/errors.ts';
import type { Order } from '../../domain/enrolment/order.ts';
import type { Checkout, PaymentGateway, RefundRequest, Reversal } from '../../domain/enrolment/ports.ts';
import { after, type Clock, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../domain/kernel/clock.ts';
import {
  asCheckout,
  chargeOf,
  couponParams,
  disputeOf,
  givenBack,
  intentIdOf,
  isPaidOrder,
  isReturned,
  returnedOf,
  sessionParams,
  windowOf,
} from './checkout-session.ts';
import { readSigned, subjectOf } from './signed-event.ts';
import { isInvalidRequest, isReplayed, type StripeClient } from './stripe-client.ts';

const WITH_CHARGE = ['payment_intent.latest_charge.refunds'];
/** Format of Stripe's ids; others are rejected and never become part of a URL. */
const SESSION_ID = /^cs_\w{1,250}$/;
/** Limit of listed sessions, refunds or disputes: ten pages of Stripe's. */
const MAX_LISTED = 1000;

interface Pages {
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly email: string;
}

/** Payment gateway on Stripe Checkout: the card page is Stripe's, and card data never reaches us. */
export class StripeGateway implements PaymentGateway {
  constructor(
    private readonly client: StripeClient,
    private readonly webhookSecret: string,
    private readonly clock: Clock,
  ) {}

  open(order: Order, pages: Pages): Promise<{ checkoutId: string; url: string }> {
    return this.client.run('open', async (api) => {
      const coupon = couponParams(order);
      if (coupon) await ensureCoupon(api, coupon);
      const { key, expiresAt } = windowOf(order, this.clock.now());
      const session = await this.create(api, order, sessionParams(order, pages, expiresAt), key);
      return { checkoutId: session.id, url: session.url ?? pages.successUrl };
    });
  }

  find(checkoutId: string): Promise<Checkout | undefined> {
    if (!SESSION_ID.test(checkoutId)) return Promise.resolve(undefined);
    return this.client.run('find', async (api) => {
      const session = await retrieve(api, checkoutId);
      if (!session) return undefined;
      const intent = intentIdOf(session);
      const isDisputed = intent !== undefined && chargeOf(session)?.disputed === true;
      const disputes = isDisputed ? await api.disputes.list({ payment_intent: intent, limit: 100 }) : { data: [] };
      return asCheckout(session, disputes.data);
    });
  }

  async close(checkoutId: string): Promise<void> {
    if (!SESSION_ID.test(checkoutId)) return;
    await this.client.run('close', async (api) => {
      try {
        await api.checkout.sessions.expire(checkoutId);
      } catch (error) {
        // Already ended, or unknown. Other errors are faults.
        if (!isInvalidRequest(error) || (await retrieve(api, checkoutId))?.status === 'open') throw error;
      }
    });
  }

  /**
   * Refunds idempotently beyond the day for which Stripe keeps idempotency keys: a refund is retried until it succeeds.
   * Our id is stored in the refund's metadata, which is searched first.
   */
  async refund(checkoutId: string, { id, amountCents, endsAccess }: RefundRequest): Promise<void> {
    if (!SESSION_ID.test(checkoutId)) throw notPaid();
    await this.client.run('refund', async (api) => {
      const session = await retrieve(api, checkoutId);
      const intent = session && intentIdOf(session);
      if (!session || intent === undefined || session.payment_status !== 'paid') throw notPaid();
      const made = await madeRefund(api, intent, id);
      if (made && made.amount !== amountCents) throw refundReused();
      if (made) return;
      const orderId = session.metadata?.['order_id'] ?? '';
      const metadata = { refund_id: id, order_id: orderId, ...(endsAccess ? { ends_access: 'yes' } : {}) };
      const request = { payment_intent: intent, amount: amountCents, metadata };
      const create = (idempotencyKey: string) => api.refunds.create(request, { idempotencyKey });
      const hour = Math.floor(this.clock.now().getTime() / HOUR_MS);
      try {
        await create(`refund:${id}`).catch((error) => {
          // An earlier refusal of today, as during a dispute that has ended: nothing was created, so it may be retried.
          if (isReplayed(error)) return create(`refund:${id}:${hour}`);
          throw error;
        });
      } catch (error) {
        throw refusedRefund(error);
      }
    });
  }

  async readEvent(body: Uint8Array, signature: string | undefined): Promise<{ checkoutId: string } | undefined> {
    const subject = subjectOf(readSigned(body, signature, this.webhookSecret, this.clock.now()));
    if (!subject || 'checkoutId' in subject) return subject;
    return this.client.run('look up a payment', async (api) => {
      const sessions = await api.checkout.sessions.list({ payment_intent: subject.paymentIntentId, limit: 1 });
      const session = sessions.data[0];
      return session?.metadata?.['order_id'] === undefined ? undefined : { checkoutId: session.id };
    });
  }

  listPaid(since: Date, next?: string): Promise<{ checkoutIds: string[]; next: string | undefined }> {
    return this.client.run('list what was paid', async (api) => {
      const page = await api.checkout.sessions.list({
        created: { gte: Math.floor(since.getTime() / SECOND_MS) },
        limit: 100,
        ...(next === undefined ? {} : { starting_after: next }),
      });
      const checkoutIds = page.data.filter(isPaidOrder).map(({ id }) => id);
      return { checkoutIds, next: page.has_more ? page.data.at(-1)?.id : undefined };
    });
  }

  listReversals(since: Date): Promise<Reversal[]> {
    return this.client.run('list reversals', async (api) => {
      const created = { gte: Math.floor(since.getTime() / SECOND_MS) };
      const request = { created, limit: 100, expand: ['data.charge'] };
      const refunds = await api.refunds.list(request).autoPagingToArray({ limit: MAX_LISTED });
      const disputes = await api.disputes.list(request).autoPagingToArray({ limit: MAX_LISTED });
      const charges = new Map(
        [...refunds, ...disputes].flatMap(({ charge }) =>
          typeof charge === 'object' && charge !== null ? [[charge.id, charge] as const] : [],
        ),
      );
      return [...charges.values()].flatMap((charge): Reversal[] => {
        const orderId = charge.metadata['order_id'];
        const isOfCharge = (one: Pick<Stripe.Dispute | Stripe.Refund, 'charge'>): boolean =>
          (typeof one.charge === 'string' ? one.charge : one.charge?.id) === charge.id;
        const own = disputes.filter(isOfCharge);
        const refundedCents = givenBack(charge.amount, charge.amount_refunded, own);
        const returned = returnedOf(refunds.filter(isOfCharge));
        return orderId === undefined ? [] : [{ orderId, refundedCents, returned, dispute: disputeOf(own) }];
      });
    });
  }

  /**
   * Returns the same session for an order on every call. An idempotency key replays the session, but also a failure,
   * and refuses a changed request, for example after the buyer changed the e-mail: then the session is searched for,
   * and another key is used only if the search finds nothing.
   */
  private async create(
    api: Stripe,
    order: Order,
    request: Stripe.Checkout.SessionCreateParams,
    key: string,
  ): Promise<Stripe.Checkout.Session> {
    try {
      return await api.checkout.sessions.create(request, { idempotencyKey: key });
    } catch (error) {
      if (isInvalidRequest(error) && error.param === 'customer_email') {
        const { customer_email: _refused, ...rest } = request;
        return api.checkout.sessions.create(rest, { idempotencyKey: `${key}:no-email` });
      }
      const { StripeIdempotencyError, StripeAPIError } = Stripe.errors;
      if (!(error instanceof StripeIdempotencyError || error instanceof StripeAPIError || isReplayed(error)))
        throw error;
      const known = await this.findFor(api, order);
      return known ?? (await api.checkout.sessions.create(request, { idempotencyKey: `${key}:again` }));
    }
  }

  private async findFor(api: Stripe, order: Order): Promise<Stripe.Checkout.Session | undefined> {
    const since = Math.floor(after(order.createdAt, -MINUTE_MS).getTime() / SECOND_MS);
    const sessions = await api.checkout.sessions
      .list({ created: { gte: since }, limit: 100 })
      .autoPagingToArray({ limit: MAX_LISTED });
    return sessions.find((one) => one.client_reference_id === order.id && one.status !== 'expired');
  }
}

async function retrieve(api: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await api.checkout.sessions.retrieve(id, { expand: WITH_CHARGE });
  } catch (error) {
    if (isInvalidRequest(error) && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

async function ensureCoupon(api: Stripe, coupon: Stripe.CouponCreateParams): Promise<void> {
  try {
    await api.coupons.create(coupon);
  } catch (error) {
    if (!isInvalidRequest(error) || error.code !== 'resource_already_exists') throw error;
  }
}

/** Finds the refund with this id. Failed ones returned nothing and do not count. */
async function madeRefund(api: Stripe, intent: string, id: string): Promise<Stripe.Refund | undefined> {
  const refunds = await api.refunds.list({ payment_intent: intent, limit: 100 });
  return refunds.data.find((refund) => refund.metadata?.['refund_id'] === id && !isReturned(refund));
}

function refusedRefund(error: unknown): unknown {
  // The same call is running concurrently; it is retried later.
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return error.code === 'idempotency_key_in_use' ? error : refundReused();
  if (!isInvalidRequest(error)) return error;
  if (error.code === 'charge_disputed') return disputed();
  return error.code === 'charge_already_refunded' || error.param === 'amount' ? refundTooLarge() : error;
}
