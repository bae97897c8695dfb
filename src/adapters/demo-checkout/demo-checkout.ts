import type { Knex } from 'knex';
import { notPaid, refundReused, refundTooLarge, webhookUnreadable } from '../../domain/enrolment/errors.ts';
import type { Order } from '../../domain/enrolment/order.ts';
import type { Checkout, PaymentGateway, RefundRequest, Reversal } from '../../domain/enrolment/ports.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import type { Ids } from '../../domain/kernel/ids.ts';
import { refuseForgery, sign } from './signature.ts';

interface Row {
  id: string;
  order_id: string;
  user_id: string;
  course_id: string;
  course_title: string;
  amount_cents: number;
  currency: string;
  status: Checkout['status'];
  refunded_cents: number;
  success_url: string;
  cancel_url: string;
  created_at: number;
}

export interface DemoCheckoutPage extends Checkout {
  readonly courseTitle: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/**
 * Payment gateway of an installation without a payment service: its card page is our own, clearly marked, and charges
 * nothing. It stores its own records and signs its webhooks like a real service, so that all code behind the port runs
 * as in production. Never use it there.
 */
export class DemoCheckout implements PaymentGateway {
  constructor(
    private readonly db: Knex,
    private readonly settings: { origin: string; signingSecret: string },
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async open(
    order: Order,
    pages: { successUrl: string; cancelUrl: string },
  ): Promise<{ checkoutId: string; url: string }> {
    const id = `demo_${this.ids.next()}`;
    await this.rows()
      .insert({
        id,
        order_id: order.id,
        user_id: order.userId,
        course_id: order.courseId,
        course_title: order.courseTitle,
        amount_cents: order.totalCents,
        currency: order.currency,
        status: 'open',
        refunded_cents: 0,
        success_url: pages.successUrl.replace('{CHECKOUT_SESSION_ID}', id),
        cancel_url: pages.cancelUrl,
        created_at: this.clock.now().getTime(),
      })
      .onConflict('order_id')
      .ignore();
    const kept = await this.rows().where({ order_id: order.id }).first('id');
    const checkoutId = kept?.id ?? id;
    return { checkoutId, url: `${this.settings.origin}/demo-checkout/${checkoutId}` };
  }

  async find(checkoutId: string): Promise<DemoCheckoutPage | undefined> {
    const row = await this.rows().where({ id: checkoutId }).first();
    return row && asPage(row);
  }

  async close(checkoutId: string): Promise<void> {
    await this.settle(checkoutId, 'expired');
  }

  /** Pays a checkout if it is open, and returns the signed webhook of a payment service. */
  async pay(checkoutId: string): Promise<{ body: Uint8Array; signature: string }> {
    if (!(await this.settle(checkoutId, 'paid')) && (await this.find(checkoutId))?.status !== 'paid') {
      throw new DomainError(
        'conflict',
        'demo-checkout/over',
        'This demo checkout is over. Please start again from the course.',
      );
    }
    const body = Buffer.from(JSON.stringify({ type: 'checkout.paid', checkoutId }));
    return { body, signature: sign(this.settings.signingSecret, body, this.clock.now()) };
  }

  /**
   * Stores the refund and the sum in one transaction. Idempotent: of two concurrent calls with one id, the second waits
   * and finds it made.
   */
  async refund(checkoutId: string, { id, amountCents }: RefundRequest): Promise<void> {
    await this.db.transaction(async (trx) => {
      const row = { id, checkout_id: checkoutId, amount_cents: amountCents };
      const refunds = () => trx<typeof row>('demo_refunds');
      const [made] = await refunds().insert(row).onConflict('id').ignore().returning('id');
      if (!made) {
        if (await refunds().where(row).first()) return;
        throw refundReused();
      }
      const isGiven = await trx<Row>('demo_checkouts')
        .where({ id: checkoutId, status: 'paid' })
        .whereRaw('refunded_cents + ? <= amount_cents', [amountCents])
        .update({
          refunded_cents: trx.raw('refunded_cents + ?', [amountCents]),
          status: trx.raw("case when refunded_cents + ? = amount_cents then 'refunded' else status end", [amountCents]),
        });
      if (isGiven === 1) return;
      const { status } = (await trx<Row>('demo_checkouts').where({ id: checkoutId }).first('status')) ?? {};
      throw status === 'paid' || status === 'refunded' ? refundTooLarge() : notPaid();
    });
  }

  /** Unpaginated: a demonstration has few. */
  async listReversals(): Promise<Reversal[]> {
    const rows = await this.rows().where('refunded_cents', '>', 0);
    return rows.map((row) => ({
      orderId: row.order_id,
      refundedCents: row.refunded_cents,
      returned: [],
      dispute: null,
    }));
  }

  /** A single page: a demonstration has few. */
  async listPaid(since: Date): Promise<{ checkoutIds: string[]; next: undefined }> {
    const rows = await this.rows()
      .whereIn('status', ['paid', 'refunded'])
      .where('created_at', '>=', since.getTime())
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]);
    return { checkoutIds: rows.map(({ id }) => id), next: undefined };
  }

  async cancel(checkoutId: string): Promise<void> {
    await this.settle(checkoutId, 'cancelled');
  }

  async readEvent(body: Uint8Array, signature: string | undefined): Promise<{ checkoutId: string } | undefined> {
    refuseForgery(this.settings.signingSecret, body, signature, this.clock.now());
    const event = parsed(body);
    return event.type === 'checkout.paid' && typeof event.checkoutId === 'string'
      ? { checkoutId: event.checkoutId }
      : undefined;
  }

  /** Conditional write: of a concurrent payment and cancellation, one wins. */
  private async settle(id: string, status: Checkout['status']): Promise<boolean> {
    return (await this.rows().where({ id, status: 'open' }).update({ status })) === 1;
  }

  private rows() {
    return this.db<Row>('demo_checkouts');
  }
}

function parsed(body: Uint8Array): { type?: unknown; checkoutId?: unknown } {
  try {
    return (JSON.parse(Buffer.from(body).toString()) ?? {}) as object;
  } catch {
    throw webhookUnreadable();
  }
}

const asPage = (row: Row): DemoCheckoutPage => ({
  id: row.id,
  status: row.status,
  amountCents: row.amount_cents,
  refundedCents: row.refunded_cents,
  returned: [],
  dispute: null,
  currency: row.currency,
  orderId: row.order_id,
  userId: row.user_id,
  courseId: row.course_id,
  // These records are in the same database as the orders, and are lost and restored with them.
  endsAccess: false,
  sold: {
    courseTitle: row.course_title,
    durationMonths: null,
    priceCents: row.amount_cents,
    coupon: null,
    buyerCountry: null,
    createdAt: new Date(row.created_at),
    paidAt: null,
    payer: null,
  },
  courseTitle: row.course_title,
  successUrl: row.success_url,
  cancelUrl: row.cancel_url,
});
