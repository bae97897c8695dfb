import type { Knex } from 'knex';

const AT_ONCE = 500;
/** Seller name before there was a setting for it. */
const SELLER = 'Cusp';
const AUSTRALIA = 'AU';

/**
 * Columns have defaults, because the previous version still serving writes none of them; a task issues missing
 * documents.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => {
    table.text('buyer_country').notNullable().defaultTo(AUSTRALIA);
    table.index(['created_at', 'id'], 'orders_newest');
  });

  await db.schema.createTable('refunds', (table) => {
    table.text('id').primary();
    table.text('order_id').notNullable().references('orders.id');
    table.text('course_id').notNullable();
    table.integer('amount_cents').notNullable();
    table.text('reason').notNullable();
    table.text('actor_id');
    table.boolean('ends_access').notNullable();
    table.text('state').notNullable();
    table.bigInteger('asked_at').notNullable();
    table.bigInteger('settled_at');
    table.text('refusal');
    table.index(['order_id', 'asked_at']);
    // Covering indexes for the dashboard's sums.
    table.index(['state', 'settled_at', 'amount_cents'], 'refunds_by_time');
    table.index(['state', 'course_id', 'settled_at', 'amount_cents'], 'refunds_by_course');
    // A partial unique index: of two simultaneous refund requests, one succeeds.
    table.unique(['order_id'], { indexName: 'refunds_one_asked', predicate: db.whereRaw("state = 'asked'") });
  });

  await db.schema.createTable('order_events', (table) => {
    table.text('id').primary();
    table.text('order_id').notNullable().references('orders.id');
    table.text('kind').notNullable();
    table.bigInteger('at').notNullable();
    table.index(['order_id', 'at']);
  });

  // Gapless numbering: incrementing locks the row until the transaction ends, and a rollback undoes it.
  await db.schema.createTable('document_series', (table) => {
    table.text('kind').primary();
    table.integer('last').notNullable();
  });

  await db.schema.createTable('tax_documents', (table) => {
    table.text('id').primary();
    table.text('kind').notNullable();
    table.integer('sequence').notNullable();
    table.text('order_id').notNullable().references('orders.id');
    table.text('refund_id').references('refunds.id');
    table.integer('credited_sequence');
    table.bigInteger('issued_at').notNullable();
    table.text('seller_name').notNullable();
    table.text('seller_abn');
    table.text('seller_address').notNullable();
    table.text('buyer_name').notNullable();
    table.text('buyer_email').notNullable();
    table.text('buyer_country').notNullable();
    table.text('description').notNullable();
    table.text('coupon');
    table.integer('price_cents').notNullable();
    table.integer('discount_cents').notNullable();
    table.integer('total_cents').notNullable();
    table.integer('gst_cents').notNullable();
    table.integer('gst_rate');
    table.text('tax').notNullable();
    table.text('currency').notNullable();
    table.unique(['kind', 'sequence']);
    table.unique(['refund_id']);
    table.unique(['order_id'], { indexName: 'tax_documents_one_invoice', predicate: db.whereRaw("kind = 'invoice'") });
    table.index(['order_id', 'issued_at']);
    table.index(['issued_at', 'id']);
  });

  await issueForOldOrders(db);
}

interface OldOrder {
  readonly id: string;
  readonly user_id: string;
  readonly course_id: string;
  readonly course_title: string;
  readonly price_cents: number;
  readonly discount_cents: number;
  readonly total_cents: number;
  readonly refunded_cents: number;
  readonly refunded_at: number | null;
  readonly coupon: string | null;
  readonly currency: string;
  readonly created_at: number;
  readonly paid_at: number | null;
}

/**
 * Backfill: issues invoices for paid orders in the order of payment, then refunds and credit notes in the order of
 * refunds. They are receipts without ABN and tax, as the buyers were sent. Orders keep their old receipt numbers.
 */
async function issueForOldOrders(db: Knex): Promise<void> {
  const paid: OldOrder[] = await db('orders')
    .whereIn('status', ['paid', 'refunded'])
    .orderByRaw('coalesce(paid_at, created_at), id')
    .select('*');
  const people = new Map<string, { name: string; email: string }>();
  for (const { id, name, email } of await db('users').select('id', 'name', 'email')) people.set(id, { name, email });
  const sequences = new Map<string, number>();
  const documents: object[] = [];
  const refunds: object[] = [];

  const common = (order: OldOrder) => ({
    order_id: order.id,
    seller_name: SELLER,
    seller_abn: null,
    seller_address: '',
    buyer_name: people.get(order.user_id)?.name ?? '',
    buyer_email: people.get(order.user_id)?.email ?? '',
    buyer_country: AUSTRALIA,
    description: order.course_title,
    gst_cents: 0,
    gst_rate: null,
    tax: 'unregistered',
    currency: order.currency,
  });

  for (const [index, order] of paid.entries()) {
    sequences.set(order.id, index + 1);
    documents.push({
      ...common(order),
      id: `invoice-${order.id}`,
      kind: 'invoice',
      sequence: index + 1,
      refund_id: null,
      credited_sequence: null,
      issued_at: order.paid_at ?? order.created_at,
      coupon: order.coupon,
      price_cents: order.price_cents,
      discount_cents: order.discount_cents,
      total_cents: order.total_cents,
    });
  }

  const at = (order: OldOrder): number => Number(order.refunded_at ?? order.paid_at ?? order.created_at);
  const back = paid.filter(({ refunded_cents }) => refunded_cents > 0).sort((a, b) => at(a) - at(b));
  for (const [index, order] of back.entries()) {
    const refundId = `refund-${order.id}`;
    refunds.push({
      id: refundId,
      order_id: order.id,
      course_id: order.course_id,
      amount_cents: order.refunded_cents,
      reason: '',
      actor_id: null,
      ends_access: false,
      state: 'done',
      asked_at: at(order),
      settled_at: at(order),
      refusal: null,
    });
    documents.push({
      ...common(order),
      id: `credit-${order.id}`,
      kind: 'credit-note',
      sequence: index + 1,
      refund_id: refundId,
      credited_sequence: sequences.get(order.id),
      issued_at: at(order),
      coupon: null,
      price_cents: order.refunded_cents,
      discount_cents: 0,
      total_cents: order.refunded_cents,
    });
  }

  await insertAll(db, 'refunds', refunds);
  await insertAll(db, 'tax_documents', documents);
  if (paid.length > 0) await db('document_series').insert({ kind: 'invoice', last: paid.length });
  if (back.length > 0) await db('document_series').insert({ kind: 'credit-note', last: back.length });
}

/** Both databases limit the number of bound values per statement. */
async function insertAll(db: Knex, table: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) await db(table).insert(rows.slice(start, start + AT_ONCE));
}
