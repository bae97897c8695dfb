import type { Knex } from 'knex';
import type { AccessSpan } from '../../../domain/enrolment/access-period.ts';
import { orderOpen } from '../../../domain/enrolment/errors.ts';
import type { CountryCode } from '../../../domain/enrolment/invoices/gst.ts';
import { type Dispute, type Order, type OrderStatus, statusesBefore } from '../../../domain/enrolment/order.ts';
import type { OrderRepository } from '../../../domain/enrolment/ports.ts';
import type { CourseId, OrderId, UserId } from '../../../domain/kernel/ids.ts';
import type { Cents } from '../../../domain/kernel/money.ts';
import { type UniqueKey, violatesUnique } from '../faults.ts';
import { type Millis, toMillis, toMillisOrNull, toTime, toTimeOrNull } from '../times.ts';

export interface OrderRow {
  id: string;
  user_id: string;
  course_id: string;
  course_title: string;
  duration_months: number | null;
  price_cents: number;
  discount_cents: number;
  total_cents: number;
  currency: 'AUD';
  coupon: string | null;
  buyer_country: string;
  status: OrderStatus;
  checkout_id: string | null;
  checkout_url: string | null;
  created_at: Millis;
  paid_at: Millis | null;
  refunded_cents: number;
  access_from: Millis | null;
  access_until: Millis | null;
  refunded_at: Millis | null;
  dispute: Dispute | null;
}

const ONE_OPEN_KEY: UniqueKey = { index: 'orders_one_open', columns: ['orders.user_id', 'orders.course_id'] };

export class KnexOrderRepository implements OrderRepository {
  constructor(private readonly db: Knex) {}

  async add(order: Order): Promise<void> {
    try {
      await this.rows().insert(toRow(order));
    } catch (error) {
      throw violatesUnique(error, ONE_OPEN_KEY) ? orderOpen() : error;
    }
  }

  async addOnce(order: Order): Promise<boolean> {
    return (await this.rows().insert(toRow(order)).onConflict().ignore().returning('id')).length > 0;
  }

  async find(id: OrderId): Promise<Order | undefined> {
    const row = await this.rows().where({ id }).first();
    return row && toOrder(row);
  }

  async findByCheckout(checkoutId: string): Promise<Order | undefined> {
    const row = await this.rows().where({ checkout_id: checkoutId }).first();
    return row && toOrder(row);
  }

  async findOpen(userId: UserId, courseId: CourseId): Promise<Order | undefined> {
    const row = await this.rows()
      .where({ user_id: userId, course_id: courseId })
      .whereIn('status', ['pending', 'processing'])
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .first();
    return row && toOrder(row);
  }

  async setCheckout(id: OrderId, checkoutId: string, checkoutUrl: string | null): Promise<void> {
    await this.rows().where({ id }).update({ checkout_id: checkoutId, checkout_url: checkoutUrl });
  }

  async setBuyerCountry(id: OrderId, country: CountryCode): Promise<void> {
    await this.rows().where({ id }).whereIn('status', statusesBefore('paid')).update({ buyer_country: country });
  }

  async markPaid(id: OrderId, paidAt: Date): Promise<boolean> {
    return this.move(id, 'paid', { paid_at: toMillis(paidAt) });
  }

  async setAccess(id: OrderId, { from, until }: AccessSpan): Promise<void> {
    await this.rows()
      .where({ id })
      .update({ access_from: toMillis(from), access_until: toMillis(until) });
  }

  async markCancelled(id: OrderId): Promise<boolean> {
    return this.move(id, 'cancelled');
  }

  async markProcessing(id: OrderId): Promise<boolean> {
    return this.move(id, 'processing');
  }

  async markFailed(id: OrderId): Promise<boolean> {
    return this.move(id, 'failed');
  }

  async markRefunded(id: OrderId, refundedCents: Cents, refundedAt: Date): Promise<boolean> {
    const raised = await this.rows()
      .where({ id })
      .whereIn('status', statusesBefore('refunded'))
      .where('refunded_cents', '<', refundedCents)
      .update({
        refunded_cents: refundedCents,
        refunded_at: toMillis(refundedAt),
        status: this.db.raw("case when total_cents <= ? then 'refunded' else status end", [refundedCents]),
      });
    return raised === 1;
  }

  async setDispute(id: OrderId, dispute: Dispute): Promise<boolean> {
    const isOther = (query: Knex.QueryBuilder) => query.whereNull('dispute').orWhereNot({ dispute });
    return (await this.rows().where({ id }).where(isOther).update({ dispute })) === 1;
  }

  async listUnsettled(since: Date): Promise<Order[]> {
    const rows = await this.rows()
      .whereNotNull('checkout_id')
      .where((any) =>
        any
          .where((pending) => pending.where({ status: 'pending' }).where('created_at', '>=', toMillis(since)))
          .orWhere({ status: 'processing' })
          .orWhere({ dispute: 'open' }),
      )
      .orderBy(['created_at', 'id']);
    return rows.map(toOrder);
  }

  async listPendingFor(courseId: CourseId): Promise<Order[]> {
    const rows = await this.rows().where({ status: 'pending', course_id: courseId }).orderBy(['created_at', 'id']);
    return rows.map(toOrder);
  }

  async listPaidOf(userId: UserId): Promise<Order[]> {
    const rows = await this.rows()
      .where({ user_id: userId, status: 'paid' })
      .orderBy([
        { column: 'paid_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]);
    return rows.map(toOrder);
  }

  async listOf(userId: UserId): Promise<Order[]> {
    const rows = await this.rows()
      .where({ user_id: userId })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]);
    return rows.map(toOrder);
  }

  async listWithoutInvoice(limit: number): Promise<Order[]> {
    const rows = await this.rows()
      .whereIn('status', ['paid', 'refunded'])
      .whereNotNull('paid_at')
      .whereNotExists(
        this.db('tax_documents').where('kind', 'invoice').where('order_id', this.db.ref('orders.id')).select('id'),
      )
      .orderBy(['paid_at', 'id'])
      .limit(limit);
    return rows.map(toOrder);
  }

  /** Conditional write: of concurrent calls, one finds the order in a state that allows it. */
  private async move(id: OrderId, status: OrderStatus, facts: Partial<OrderRow> = {}): Promise<boolean> {
    const moved = await this.rows()
      .where({ id })
      .whereIn('status', statusesBefore(status))
      .update({ ...facts, status });
    return moved === 1;
  }

  private rows() {
    return this.db<OrderRow>('orders');
  }
}

const toRow = (order: Order): OrderRow => ({
  id: order.id,
  user_id: order.userId,
  course_id: order.courseId,
  course_title: order.courseTitle,
  duration_months: order.durationMonths,
  price_cents: order.priceCents,
  discount_cents: order.discountCents,
  total_cents: order.totalCents,
  currency: order.currency,
  coupon: order.coupon,
  buyer_country: order.buyerCountry,
  status: order.status,
  checkout_id: order.checkoutId,
  checkout_url: order.checkoutUrl,
  created_at: toMillis(order.createdAt),
  paid_at: toMillisOrNull(order.paidAt),
  refunded_cents: order.refundedCents,
  access_from: toMillisOrNull(order.access?.from ?? null),
  access_until: toMillisOrNull(order.access?.until ?? null),
  refunded_at: toMillisOrNull(order.refundedAt),
  dispute: order.dispute,
});

const accessOf = ({ access_from: from, access_until: until }: OrderRow): Order['access'] =>
  from === null || until === null ? null : { from: toTime(from), until: toTime(until) };

export const toOrder = (row: OrderRow): Order => ({
  id: row.id,
  userId: row.user_id,
  courseId: row.course_id,
  courseTitle: row.course_title,
  durationMonths: row.duration_months,
  priceCents: row.price_cents,
  discountCents: row.discount_cents,
  totalCents: row.total_cents,
  currency: row.currency,
  coupon: row.coupon,
  buyerCountry: row.buyer_country,
  status: row.status,
  checkoutId: row.checkout_id,
  checkoutUrl: row.checkout_url,
  createdAt: toTime(row.created_at),
  paidAt: toTimeOrNull(row.paid_at),
  refundedCents: row.refunded_cents,
  access: accessOf(row),
  refundedAt: toTimeOrNull(row.refunded_at),
  dispute: row.dispute,
});
