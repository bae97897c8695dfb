import type { Knex } from 'knex';
import type { AccessSpan } from '../../../domain/enrolment/access-period.ts';
import { orderOpen } from '../../../domain/enrolment/errors.ts';
import type { CountryCode } from '../../../domain/enrolment/invoices/gst.ts';
import { type Dispute, type Order, type OrderStatus, statusesBefore } from '../../../domain/enrolment/order.ts';
import type { OrderRepository } from '../../../domain/enrolment/ports.ts';
import type { CourseId, OrderId, UserId } from '../../../domain/kernel/ids.ts';
import type { Cents } from '../../../domain/kernel/money.ts';
import { columnsOf, type RowOf, textOrNone, time, timeOrNull } from '../columns.ts';
import { type UniqueKey, violatesUnique } from '../faults.ts';
import { type Millis, toMillis, toMillisOrNull, toTime } from '../times.ts';

const ORDERS = columnsOf<Omit<Order, 'access'>>()({
  id: 'id',
  userId: 'user_id',
  courseId: 'course_id',
  courseTitle: 'course_title',
  durationMonths: 'duration_months',
  priceCents: 'price_cents',
  discountCents: 'discount_cents',
  totalCents: 'total_cents',
  currency: 'currency',
  coupon: 'coupon',
  buyerCountry: textOrNone('buyer_country'),
  status: 'status',
  checkoutId: 'checkout_id',
  checkoutUrl: 'checkout_url',
  createdAt: time('created_at'),
  paidAt: timeOrNull('paid_at'),
  refundedCents: 'refunded_cents',
  refundedAt: timeOrNull('refunded_at'),
  dispute: 'dispute',
});

export type OrderRow = RowOf<typeof ORDERS> & { access_from: Millis | null; access_until: Millis | null };

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

  async hasBought(userId: UserId): Promise<boolean> {
    const paid = this.rows().where({ user_id: userId }).whereNotNull('paid_at');
    return (await paid.where('refunded_cents', '<', this.db.ref('total_cents')).first('id')) !== undefined;
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

const toRow = ({ access, ...order }: Order): OrderRow => ({
  ...ORDERS.toRow(order),
  access_from: toMillisOrNull(access?.from ?? null),
  access_until: toMillisOrNull(access?.until ?? null),
});

const accessOf = ({ access_from: from, access_until: until }: OrderRow): Order['access'] =>
  from === null || until === null ? null : { from: toTime(from), until: toTime(until) };

export const toOrder = (row: OrderRow): Order => ({ ...ORDERS.toNoun(row), access: accessOf(row) });
