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

/**
 * The borders of the spans come from the domain, which knows the school's time zone; SQLite knows none. The database
 * joins what lies between two borders, each a range of an index.
 */
export async function figuresPerSpan(db: Knex, spans: readonly Span[]): Promise<SpanFigures[]> {
  if (spans.length === 0) return [];
  const begun: EnrolmentRow[] = await inSpans(db, spans)
    .join('enrolments', (on) => between(on, 'enrolments.since'))
    .groupBy('spans.span')
    .select('spans.span', { enrolments: db.raw('count(*)'), granted: db.raw('count(*) - count(enrolments.order_id)') });
  const paid: RevenueRow[] = await inSpans(db, spans)
    .join('orders', (on) => between(on, 'orders.paid_at').andOnVal('orders.status', 'paid'))
    .groupBy('spans.span')
    .select('spans.span')
    .sum({ cents: 'orders.total_cents' });

  const begunIn = new Map(begun.map((row) => [row.span, row]));
  const paidIn = new Map(paid.map((row) => [row.span, row]));
  return spans.map((_, span) => ({
    enrolments: Number(begunIn.get(span)?.enrolments ?? 0),
    granted: Number(begunIn.get(span)?.granted ?? 0),
    revenueCents: Number(paidIn.get(span)?.cents ?? 0),
  }));
}

function inSpans(db: Knex, spans: readonly Span[]): Knex.QueryBuilder {
  // Postgres takes a number without a type for a small one.
  const values = spans.map(() => (isPostgres(db) ? '(?::int, ?::bigint, ?::bigint)' : '(?, ?, ?)')).join(', ');
  const bindings = spans.flatMap(({ from, before }, span) => [span, toMillis(from), toMillis(before)]);
  return db.with('spans', ['span', 'starts_at', 'ends_at'], db.raw(`values ${values}`, bindings)).from('spans');
}

const between = (on: Knex.JoinClause, column: string): Knex.JoinClause =>
  on.on(column, '>=', 'spans.starts_at').andOn(column, '<', 'spans.ends_at');
