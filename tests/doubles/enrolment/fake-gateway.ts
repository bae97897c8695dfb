import { createHmac, timingSafeEqual } from 'node:crypto';
import { disputed, notPaid, refundReused, refundTooLarge } from '../../../src/domain/enrolment/errors.ts';
import type { Dispute, Order } from '../../../src/domain/enrolment/order.ts';
import type { Checkout, PaymentGateway, RefundRequest, Reversal } from '../../../src/domain/enrolment/ports.ts';
import type { Clock } from '../../../src/domain/kernel/clock.ts';
import { DomainError } from '../../../src/domain/kernel/errors.ts';

type Verb = 'open' | 'find' | 'close' | 'refund' | 'listReversals' | 'listPaid';

/** What goes wrong with one call: before it takes effect, or after, when only the answer gets lost. */
export interface Trouble {
  readonly before?: () => unknown;
  readonly after?: () => unknown;
}

const away = (): never => {
  throw new DomainError('unavailable', 'payment/unavailable', 'The payment service does not answer.');
};

export const refused: Trouble = { before: away };
export const replyLost: Trouble = { after: away };
export const slowBy = (delayMs: number): Trouble => ({
  before: () => new Promise((resolve) => setTimeout(resolve, delayMs)),
});

const TOLERANCE_SECONDS = 300;

type Entry = Checkout & { readonly successUrl: string; readonly cancelUrl: string };

/**
 * A payment service for tests that can be made to fail. It keeps its own books, which no rollback of
 * ours undoes, and passes the same contract as the real adapters.
 */
export class FakeGateway implements PaymentGateway {
  readonly calls: string[] = [];
  /** While true nothing is answered and nothing happens. */
  isAway = false;
  private readonly books = new Map<string, Entry>();
  private readonly refunds = new Map<string, { readonly checkoutId: string; readonly amountCents: number }>();
  private readonly troubles: { verb: Verb; trouble: Trouble }[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly signingSecret = 'a signing secret of the tests',
  ) {}

  /** For the next call of this kind that has no trouble yet. */
  plan(verb: Verb, trouble: Trouble): void {
    this.troubles.push({ verb, trouble });
  }

  open(
    order: Order,
    pages: { successUrl: string; cancelUrl: string; email?: string },
  ): Promise<{ checkoutId: string; url: string }> {
    return this.answer('open', () => {
      const known = [...this.books.values()].find((checkout) => checkout.orderId === order.id);
      const id = known?.id ?? `fake_${this.books.size + 1}`;
      const successUrl = pages.successUrl.replace('{CHECKOUT_SESSION_ID}', id);
      const { id: orderId, totalCents: amountCents, currency, userId, courseId } = order;
      if (!known)
        this.books.set(id, {
          id,
          status: 'open',
          orderId,
          amountCents,
          refundedCents: 0,
          returned: [],
          dispute: null,
          endsAccess: false,
          sold: {
            courseTitle: order.courseTitle,
            durationMonths: order.durationMonths,
            priceCents: order.priceCents,
            coupon: order.coupon,
            buyerCountry: order.buyerCountry,
            createdAt: this.clock.now(),
            paidAt: null,
            payer: { name: 'A card holder', email: pages.email ?? '' },
          },
          currency,
          userId,
          courseId,
          successUrl,
          cancelUrl: pages.cancelUrl,
        });
      return { checkoutId: id, url: `https://pay.example/${id}` };
    });
  }

  find(checkoutId: string): Promise<Checkout | undefined> {
    return this.answer('find', () => this.books.get(checkoutId));
  }

  close(checkoutId: string): Promise<void> {
    return this.answer('close', () => void this.settle(checkoutId, 'expired'));
  }

  refund(checkoutId: string, { id, amountCents, endsAccess = false }: RefundRequest): Promise<void> {
    return this.answer('refund', () => {
      const made = this.refunds.get(id);
      if (made?.checkoutId === checkoutId && made.amountCents === amountCents) return;
      if (made) throw refundReused();
      const checkout = this.books.get(checkoutId);
      if (checkout?.status !== 'paid' && checkout?.status !== 'refunded') throw notPaid();
      if (checkout.dispute === 'open' || checkout.dispute === 'lost') throw disputed();
      if (checkout.refundedCents + amountCents > checkout.amountCents) throw refundTooLarge();
      this.refunds.set(id, { checkoutId, amountCents });
      this.giveBack({ ...checkout, endsAccess: checkout.endsAccess || endsAccess }, amountCents);
    });
  }

  /** In pages of two. */
  listPaid(since: Date, next = '0'): Promise<{ checkoutIds: string[]; next: string | undefined }> {
    return this.answer('listPaid', () => {
      const paid = this.list().filter(
        ({ status, sold }) => ['processing', 'paid', 'refunded'].includes(status) && sold.createdAt >= since,
      );
      const from = Number(next);
      const page = paid.toReversed().slice(from, from + 2);
      const rest = from + 2 < paid.length ? String(from + 2) : undefined;
      return { checkoutIds: page.map(({ id }) => id), next: rest };
    });
  }

  listReversals(): Promise<Reversal[]> {
    return this.answer('listReversals', () =>
      this.list().filter((one) => one.refundedCents > 0 || one.returned.length > 0 || one.dispute !== null),
    );
  }

  async readEvent(body: Uint8Array, signature: string | undefined): Promise<{ checkoutId: string } | undefined> {
    const [seconds = '', mac = ''] = (signature ?? '').split('.');
    const expected = Buffer.from(this.macOf(seconds, body));
    const isOurs = expected.length === Buffer.from(mac).length && timingSafeEqual(expected, Buffer.from(mac));
    const age = Math.abs(this.clock.now().getTime() / 1000 - Number(seconds));
    if (!isOurs || !(age <= TOLERANCE_SECONDS))
      throw new DomainError('malformed', 'payment/signature', 'The message is not signed.');
    const event = parsed(body);
    return event.about === 'paid' && typeof event.checkout === 'string' ? { checkoutId: event.checkout } : undefined;
  }

  /** The buyer at the card page. True when this call took the money. */
  pay(checkoutId: string): boolean {
    return this.settle(checkoutId, 'paid');
  }

  cancel(checkoutId: string): boolean {
    return this.settle(checkoutId, 'cancelled');
  }

  /** The buyer pays by a bank debit: the money comes days later, or never. */
  payLater(checkoutId: string): boolean {
    return this.settle(checkoutId, 'processing');
  }

  arrive(checkoutId: string, hasMoney: boolean): boolean {
    return this.settle(checkoutId, hasMoney ? 'paid' : 'failed', 'processing');
  }

  /** The buyer's bank asks for the money, and then decides. */
  dispute(checkoutId: string, dispute: Dispute): void {
    const checkout = this.books.get(checkoutId);
    if (!checkout) return;
    const disputedCheckout = { ...checkout, dispute };
    this.books.set(checkoutId, disputedCheckout);
    if (dispute === 'lost') this.giveBack(disputedCheckout, checkout.amountCents - checkout.refundedCents);
  }

  /** The buyer's bank sends a refund back: it counts no more, and the money is with the school. */
  returnRefund(refundId: string): void {
    const made = this.refunds.get(refundId);
    const checkout = made && this.books.get(made.checkoutId);
    if (!checkout) return;
    this.books.set(checkout.id, {
      ...checkout,
      status: 'paid',
      refundedCents: checkout.refundedCents - made.amountCents,
      returned: [...checkout.returned, { id: refundId, amountCents: made.amountCents }],
    });
  }

  /** Books that say something else than what was ordered. */
  falsify(checkoutId: string, change: Partial<Checkout>): void {
    const checkout = this.books.get(checkoutId);
    if (checkout) this.books.set(checkoutId, { ...checkout, ...change });
  }

  list(): Entry[] {
    return [...this.books.values()];
  }

  eventOf(checkoutId: string): Buffer {
    return Buffer.from(JSON.stringify({ about: 'paid', checkout: checkoutId }));
  }

  sign(body: Uint8Array, at: Date = this.clock.now(), secret = this.signingSecret): string {
    const seconds = String(Math.floor(at.getTime() / 1000));
    return `${seconds}.${this.macOf(seconds, body, secret)}`;
  }

  private giveBack(checkout: Entry, amountCents: number): void {
    const refundedCents = checkout.refundedCents + amountCents;
    const status = refundedCents === checkout.amountCents ? 'refunded' : checkout.status;
    this.books.set(checkout.id, { ...checkout, refundedCents, status });
  }

  private settle(checkoutId: string, status: Checkout['status'], before: Checkout['status'] = 'open'): boolean {
    const checkout = this.books.get(checkoutId);
    if (checkout?.status !== before) return false;
    const paidAt = status === 'paid' ? this.clock.now() : checkout.sold.paidAt;
    this.books.set(checkoutId, { ...checkout, status, sold: { ...checkout.sold, paidAt } });
    return true;
  }

  private async answer<T>(verb: Verb, work: () => T): Promise<T> {
    this.calls.push(verb);
    const at = this.troubles.findIndex((planned) => planned.verb === verb);
    const [planned] = at < 0 ? [] : this.troubles.splice(at, 1);
    if (this.isAway) away();
    await planned?.trouble.before?.();
    const result = work();
    await planned?.trouble.after?.();
    return result;
  }

  private macOf(seconds: string, body: Uint8Array, secret = this.signingSecret): string {
    return createHmac('sha256', secret).update(seconds).update('.').update(body).digest('hex');
  }
}

function parsed(body: Uint8Array): { about?: unknown; checkout?: unknown } {
  try {
    return (JSON.parse(Buffer.from(body).toString()) ?? {}) as object;
  } catch {
    throw new DomainError('malformed', 'payment/body', 'The message is not readable.');
  }
}
