import { createHmac, timingSafeEqual } from 'node:crypto';
import { notPaid } from '../../../src/domain/enrolment/errors.ts';
import type { Order } from '../../../src/domain/enrolment/order.ts';
import type { Checkout, PaymentGateway } from '../../../src/domain/enrolment/ports.ts';
import type { Clock } from '../../../src/domain/kernel/clock.ts';
import { DomainError } from '../../../src/domain/kernel/errors.ts';

type Verb = 'open' | 'find' | 'close' | 'refund';

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

/**
 * A payment service for tests that can be made to fail. It keeps its own books, which no rollback of
 * ours undoes, and passes the same contract as the real adapters.
 */
export class FakeGateway implements PaymentGateway {
  readonly calls: string[] = [];
  /** While true nothing is answered and nothing happens. */
  isAway = false;
  private readonly books = new Map<string, Checkout & { readonly successUrl: string; readonly cancelUrl: string }>();
  private readonly troubles: { verb: Verb; trouble: Trouble }[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly signingSecret = 'a signing secret of the tests',
  ) {}

  /** For the next call of this kind that has no trouble yet. */
  plan(verb: Verb, trouble: Trouble): void {
    this.troubles.push({ verb, trouble });
  }

  open(order: Order, pages: { successUrl: string; cancelUrl: string }): Promise<{ checkoutId: string; url: string }> {
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

  refund(checkoutId: string): Promise<void> {
    return this.answer('refund', () => {
      const checkout = this.books.get(checkoutId);
      if (checkout?.status !== 'paid' && checkout?.status !== 'refunded') throw notPaid();
      this.books.set(checkoutId, { ...checkout, status: 'refunded' });
    });
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

  /** Books that say something else than what was ordered. */
  falsify(checkoutId: string, change: Partial<Checkout>): void {
    const checkout = this.books.get(checkoutId);
    if (checkout) this.books.set(checkoutId, { ...checkout, ...change });
  }

  list(): (Checkout & { successUrl: string; cancelUrl: string })[] {
    return [...this.books.values()];
  }

  eventOf(checkoutId: string): Buffer {
    return Buffer.from(JSON.stringify({ about: 'paid', checkout: checkoutId }));
  }

  sign(body: Uint8Array, at: Date = this.clock.now(), secret = this.signingSecret): string {
    const seconds = String(Math.floor(at.getTime() / 1000));
    return `${seconds}.${this.macOf(seconds, body, secret)}`;
  }

  private settle(checkoutId: string, status: Checkout['status']): boolean {
    const checkout = this.books.get(checkoutId);
    if (checkout?.status !== 'open') return false;
    this.books.set(checkoutId, { ...checkout, status });
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
