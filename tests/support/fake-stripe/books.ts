import { randomBytes } from 'node:crypto';

/** What a fake Stripe account holds, in the shapes of Stripe's objects. */

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  amount_refunded: number;
  readonly currency: string;
  refunded: boolean;
  disputed: boolean;
  status: 'succeeded' | 'pending' | 'failed';
  paid: boolean;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
}

export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';
  latest_charge: string | null;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
}

export interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly mode: 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly total_details: { readonly amount_discount: number; readonly amount_shipping: 0; readonly amount_tax: 0 };
  readonly currency: string;
  readonly client_reference_id: string | null;
  readonly customer_email: string | null;
  /** What the buyer wrote at the hosted page. */
  customer_details: { name: string | null; email: string | null; address: { country: string | null } | null } | null;
  readonly metadata: Readonly<Record<string, string>>;
  payment_intent: string | null;
  readonly success_url: string;
  readonly cancel_url: string;
  url: string | null;
  readonly expires_at: number;
  readonly created: number;
  readonly livemode: false;
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'succeeded' | 'failed';
  failure_reason?: string;
  readonly created: number;
}

export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly reason: 'general';
  status: 'needs_response' | 'won' | 'lost';
  readonly created: number;
}

export interface Coupon {
  readonly id: string;
  readonly object: 'coupon';
  readonly name: string;
  readonly amount_off: number;
  readonly currency: string;
  readonly duration: 'once';
}

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly livemode: false;
  readonly data: { readonly object: object };
}

/** What the hosted page shows of a session besides its totals. */
export interface Shown {
  readonly title: string;
  readonly coupon: string | null;
  readonly paymentMetadata: Readonly<Record<string, string>>;
  readonly description: string | null;
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The account's books and what its customers and their banks do. Each change tells its event to `tell`. */
export class Books {
  readonly sessions = new Map<string, Session>();
  readonly shown = new Map<string, Shown>();
  readonly intents = new Map<string, PaymentIntent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly coupons = new Map<string, Coupon>();

  constructor(
    private readonly tell: (event: StripeEvent) => void,
    readonly now: () => Date,
  ) {}

  seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  /** The session as it is now: one whose time is over has expired. */
  session(id: string): Session | undefined {
    const session = this.sessions.get(id);
    if (session?.status === 'open' && session.expires_at <= this.seconds()) this.expire(session);
    return session;
  }

  expire(session: Session): void {
    session.status = 'expired';
    session.url = null;
    this.event('checkout.session.expired', session);
  }

  /** The buyer pays by card. False when the session is over. */
  pay(id: string): boolean {
    const session = this.session(id);
    if (session?.status !== 'open') return false;
    this.complete(session, 'paid', 'succeeded');
    this.event('checkout.session.completed', session);
    return true;
  }

  /** The card is declined: the page stays open, and the buyer may try another one. */
  decline(id: string): boolean {
    const session = this.session(id);
    if (session?.status !== 'open') return false;
    const intent = this.intentFor(session);
    intent.status = 'requires_payment_method';
    this.event('payment_intent.payment_failed', intent);
    return true;
  }

  /** The buyer pays by bank debit: the session is complete, and the money comes days later. */
  payLater(id: string): boolean {
    const session = this.session(id);
    if (session?.status !== 'open') return false;
    this.complete(session, 'unpaid', 'processing');
    this.event('checkout.session.completed', session);
    return true;
  }

  /** The debit went through, or it did not. */
  arrive(id: string, hasMoney: boolean): void {
    const session = this.sessions.get(id);
    const intent = this.intents.get(session?.payment_intent ?? '');
    const charge = this.charges.get(intent?.latest_charge ?? '');
    if (!session || !charge || intent?.status !== 'processing') return;
    intent.status = hasMoney ? 'succeeded' : 'requires_payment_method';
    charge.status = hasMoney ? 'succeeded' : 'failed';
    charge.paid = hasMoney;
    if (hasMoney) session.payment_status = 'paid';
    this.event(`checkout.session.async_payment_${hasMoney ? 'succeeded' : 'failed'}`, session);
  }

  refund(charge: Charge, amount: number, metadata: Readonly<Record<string, string>>): Refund {
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      metadata,
      status: 'succeeded',
      created: this.seconds(),
    };
    this.refunds.set(refund.id, refund);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.event('charge.refunded', charge);
    return refund;
  }

  /** The buyer's bank sends a refund back: it counts no more, and the money is in the account. */
  returnRefund(refund: Refund): void {
    const charge = this.charges.get(refund.charge);
    if (!charge || refund.status === 'failed') return;
    refund.status = 'failed';
    refund.failure_reason = 'expired_or_canceled_card';
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    this.event('refund.failed', refund);
  }

  /** The buyer's bank asks for the money. */
  dispute(id: string): void {
    const charge = this.chargeOf(id);
    if (!charge || charge.disputed) return;
    charge.disputed = true;
    const dispute: Dispute = {
      id: newId('dp'),
      object: 'dispute',
      amount: charge.amount - charge.amount_refunded,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      reason: 'general',
      status: 'needs_response',
      created: this.seconds(),
    };
    this.disputes.set(dispute.id, dispute);
    this.event('charge.dispute.created', dispute);
  }

  decide(id: string, status: 'won' | 'lost'): void {
    const charge = this.chargeOf(id);
    const dispute = [...this.disputes.values()].find((one) => one.charge === charge?.id);
    if (!dispute) return;
    dispute.status = status;
    this.event('charge.dispute.closed', dispute);
  }

  chargeOf(sessionId: string): Charge | undefined {
    const intent = this.intents.get(this.sessions.get(sessionId)?.payment_intent ?? '');
    return this.charges.get(intent?.latest_charge ?? '');
  }

  private complete(session: Session, paid: 'paid' | 'unpaid', status: 'succeeded' | 'processing'): void {
    const intent = this.intentFor(session);
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: session.amount_total,
      amount_refunded: 0,
      currency: session.currency,
      refunded: false,
      disputed: false,
      status: status === 'succeeded' ? 'succeeded' : 'pending',
      paid: status === 'succeeded',
      payment_intent: intent.id,
      metadata: intent.metadata,
      created: this.seconds(),
    };
    this.charges.set(charge.id, charge);
    intent.status = status;
    intent.latest_charge = charge.id;
    session.status = 'complete';
    session.customer_details = { name: 'A card holder', email: session.customer_email, address: { country: 'AU' } };
    session.payment_status = paid;
    session.url = null;
  }

  private intentFor(session: Session): PaymentIntent {
    const known = this.intents.get(session.payment_intent ?? '');
    if (known) return known;
    const intent: PaymentIntent = {
      id: newId('pi'),
      object: 'payment_intent',
      amount: session.amount_total,
      currency: session.currency,
      status: 'requires_payment_method',
      latest_charge: null,
      description: this.shown.get(session.id)?.description ?? null,
      metadata: this.shown.get(session.id)?.paymentMetadata ?? {},
      created: this.seconds(),
    };
    this.intents.set(intent.id, intent);
    session.payment_intent = intent.id;
    return intent;
  }

  private event(type: string, object: object): void {
    const data = { object: structuredClone(object) };
    this.tell({ id: newId('evt'), object: 'event', type, created: this.seconds(), livemode: false, data });
  }
}
