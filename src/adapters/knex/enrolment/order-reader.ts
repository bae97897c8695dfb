import type { Knex } from 'knex';
import type { OrderState } from '../../../domain/enrolment/literals.ts';
import type {
  OrderSummary,
  OrdersFilter,
  OrdersPage,
  OrdersTotals,
} from '../../../domain/enrolment/order-directory.ts';
import type { OrderReader } from '../../../domain/enrolment/ports.ts';
import { directoryWords } from '../../../domain/kernel/fold-text.ts';
import { likePattern } from '../like-pattern.ts';
import { longReads } from '../long-reads.ts';
import { inDirectory } from '../reporting/found-students.ts';
import { toMillis } from '../times.ts';
import { type OrderRow, toOrder } from './order-repository.ts';

interface Row extends OrderRow {
  buyer_name: string | null;
  buyer_email: string | null;
  sequence: number | null;
}

/** Condition of paid orders, including refunded ones. */
const PAID = "orders.status in ('paid', 'refunded')";
const KEPT = `case when ${PAID} then orders.total_cents - orders.refunded_cents else 0 end`;
const STATES: Readonly<Record<Exclude<OrderState, 'disputed'>, string>> = {
  pending: "orders.status = 'pending'",
  processing: "orders.status = 'processing'",
  paid: "orders.status = 'paid' and orders.refunded_cents = 0",
  'partly-refunded': "orders.status = 'paid' and orders.refunded_cents > 0",
  refunded: "orders.status = 'refunded'",
  failed: "orders.status = 'failed'",
  cancelled: "orders.status = 'cancelled'",
};
const OPEN_DISPUTE = "coalesce(orders.dispute, '') = 'open'";
const ID_LIKE = "lower(orders.id) like ? escape '!'";
/** Code of an order behind the school's prefix, of today or of an earlier name. */
const AFTER_PREFIX = /^[a-z0-9]{1,8}-(.+)$/;

export class KnexOrderReader implements OrderReader {
  private readonly db: Knex;

  constructor(db: Knex) {
    this.db = longReads(db);
  }

  async totals(filter: OrdersFilter): Promise<OrdersTotals> {
    const row = await this.found(filter)
      .select({
        count: this.db.raw('count(*)'),
        paid: this.db.raw(`sum(case when ${PAID} then orders.total_cents else 0 end)`),
        refunded: this.db.raw('sum(orders.refunded_cents)'),
      })
      .first();
    return { count: Number(row.count), paidCents: Number(row.paid ?? 0), refundedCents: Number(row.refunded ?? 0) };
  }

  async page({ sort, direction, offset, limit, ...filter }: OrdersPage): Promise<OrderSummary[]> {
    const column = {
      placed: 'orders.created_at',
      name: "coalesce(users.directory_key, '')",
      total: 'orders.total_cents',
      kept: KEPT,
    }[sort];
    const rows = this.summaries(filter).orderByRaw(`${column} ${direction === 'asc' ? 'asc' : 'desc'}`);
    if (sort !== 'placed') void rows.orderBy('orders.created_at', 'desc');
    return (await rows.orderBy('orders.id', 'desc').offset(offset).limit(limit)).map(toSummary);
  }

  async after(filter: OrdersFilter, last: OrderSummary | undefined, limit: number): Promise<OrderSummary[]> {
    const rows = this.summaries(filter);
    if (last) {
      const { createdAt, id } = last.order;
      void rows.whereRaw('(orders.created_at, orders.id) < (?, ?)', [toMillis(createdAt), id]);
    }
    return (await rows.orderByRaw('orders.created_at desc, orders.id desc').limit(limit)).map(toSummary);
  }

  private summaries(filter: OrdersFilter): Knex.QueryBuilder<Row, Row[]> {
    return this.found(filter)
      .leftJoin('tax_documents as invoices', (on) =>
        on.on('invoices.order_id', 'orders.id').andOnVal('invoices.kind', 'invoice'),
      )
      .select('orders.*', 'invoices.sequence', { buyer_name: 'users.name', buyer_email: 'users.email' });
  }

  /**
   * A substring search cannot use an index; fifty thousand orders are scanned in some ten milliseconds, only on a
   * search.
   */
  private found({ search, state, period }: OrdersFilter): Knex.QueryBuilder {
    const orders = this.db('orders').leftJoin('users', 'users.id', 'orders.user_id');
    if (state === 'disputed') void orders.whereRaw(OPEN_DISPUTE);
    else if (state) void orders.whereRaw(`${STATES[state]} and not ${OPEN_DISPUTE}`);
    if (period)
      void orders
        .where('orders.created_at', '>=', toMillis(period.from))
        .where('orders.created_at', '<', toMillis(period.before));
    for (const spellings of directoryWords(search)) this.hold(orders, spellings);
    return orders;
  }

  private hold(orders: Knex.QueryBuilder, spellings: readonly string[]): void {
    const [word = ''] = spellings;
    const pattern = likePattern(word);
    const [, code] = AFTER_PREFIX.exec(word) ?? [];
    const [, kind, digits] = /^(inv|cn)-?0*(\d{1,9})$/.exec(word) ?? [];
    void orders.where((any) => {
      void any
        .where(inDirectory(spellings))
        .orWhereRaw(ID_LIKE, [`${pattern}%`])
        .orWhereRaw("lower(orders.checkout_id) like ? escape '!'", [`${pattern}%`]);
      if (kind !== undefined)
        void any.orWhereIn(
          'orders.id',
          this.db('tax_documents')
            .where({ kind: kind === 'inv' ? 'invoice' : 'credit-note', sequence: Number(digits) })
            .select('order_id'),
        );
      else if (code !== undefined) void any.orWhereRaw(ID_LIKE, [`${likePattern(code)}%`]);
    });
  }
}

const toSummary = (row: Row): OrderSummary => ({
  order: toOrder(row),
  buyerName: row.buyer_name ?? '',
  buyerEmail: row.buyer_email ?? '',
  sequence: row.sequence,
});
