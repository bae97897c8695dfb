import type { Knex } from 'knex';
import type { Span, SpanFigures } from '../../../domain/reporting/figures.ts';
import { isPostgres } from '../database.ts';
import { toMillis } from '../times.ts';

interface EnrolmentRow {
  span: number;
  enrolments: number | string;
  granted: number | string;
}

interface RevenueRow {
  span: number;
  cents: number | string;
}

/** Statuses of paid orders, including refunded ones: the refund is subtracted on its own day. */
export const PAID_STATUSES = ['paid', 'refunded'];

/**
 * Sums per span. Span boundaries come from the domain, which knows the school's time zone; SQLite has none. The
 * database joins rows between two boundaries by an index range.
 */
export async function figuresPerSpan(db: Knex, spans: readonly Span[]): Promise<SpanFigures[]> {
  if (spans.length === 0) return [];
  const begun: EnrolmentRow[] = await withSpans(db, spans)
    .from('spans')
    .join('enrolments', (on) => between(on, 'enrolments.since'))
    .groupBy('spans.span')
    .select('spans.span', { enrolments: db.raw('count(*)'), granted: db.raw('count(*) - count(enrolments.order_id)') });
  const money: RevenueRow[] = await withSpans(db, spans)
    .from(paidInSpans(db).as('paid'))
    .unionAll([db.from(returnedInSpans(db).as('returned'))]);

  const begunIn = new Map(begun.map((row) => [row.span, row]));
  const kept = new Map<number, number>();
  for (const { span, cents } of money) kept.set(span, (kept.get(span) ?? 0) + Number(cents));
  return spans.map((_, span) => ({
    enrolments: Number(begunIn.get(span)?.enrolments ?? 0),
    granted: Number(begunIn.get(span)?.granted ?? 0),
    revenueCents: kept.get(span) ?? 0,
  }));
}

const paidInSpans = (db: Knex): Knex.QueryBuilder =>
  db
    .from('spans')
    .join('orders', (on) => between(on, 'orders.paid_at').andOnIn('orders.status', PAID_STATUSES))
    .groupBy('spans.span')
    .select('spans.span', { cents: db.raw('sum(orders.total_cents)') });

const returnedInSpans = (db: Knex): Knex.QueryBuilder =>
  db
    .from('spans')
    .join('refunds', (on) => between(on, 'refunds.settled_at').andOnVal('refunds.state', 'done'))
    .groupBy('spans.span')
    .select('spans.span', { cents: db.raw('-sum(refunds.amount_cents)') });

function withSpans(db: Knex, spans: readonly Span[]): Knex.QueryBuilder {
  // Postgres takes an untyped number for an int.
  const values = spans.map(() => (isPostgres(db) ? '(?::int, ?::bigint, ?::bigint)' : '(?, ?, ?)')).join(', ');
  const bindings = spans.flatMap(({ from, before }, span) => [span, toMillis(from), toMillis(before)]);
  return db.with('spans', ['span', 'starts_at', 'ends_at'], db.raw(`values ${values}`, bindings));
}

const between = (on: Knex.JoinClause, column: string): Knex.JoinClause =>
  on.on(column, '>=', 'spans.starts_at').andOn(column, '<', 'spans.ends_at');
