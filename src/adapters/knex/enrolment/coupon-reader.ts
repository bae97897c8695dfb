import type { Knex } from 'knex';
import { lookAlikeKey } from '../../../domain/enrolment/coupons/code.ts';
import type { CouponFigures, CouponReader, ListedCoupon } from '../../../domain/enrolment/coupons/ports.ts';
import { likePattern } from '../like-pattern.ts';
import { longReads } from '../long-reads.ts';
import { type CouponRow, toCoupon } from './coupon-repository.ts';

/** Sums of Postgres are text. */
interface FigureColumns {
  reserved: number | string | null;
  paid_orders: number | string | null;
  kept_cents: number | string | null;
}

const PAID = "orders.status in ('paid', 'refunded')";
const FIGURES = `
  coalesce(sum(case when ${PAID} then 1 else 0 end), 0) as paid_orders,
  coalesce(sum(case when ${PAID} then orders.total_cents - orders.refunded_cents else 0 end), 0) as kept_cents`;

export class KnexCouponReader implements CouponReader {
  private readonly db: Knex;

  constructor(db: Knex) {
    this.db = longReads(db);
  }

  async page({ limit, before, search = '' }: Parameters<CouponReader['page']>[0]): Promise<ListedCoupon[]> {
    const listed = this.db('coupons').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
    if (before !== undefined)
      void listed.whereRaw('(created_at, id) < (select created_at, id from coupons where id = ?)', [before]);
    if (search !== '')
      void listed.whereRaw(`folded_code like ? escape '!'`, [`%${likePattern(lookAlikeKey(search))}%`]);
    const figures = this.db('coupon_uses')
      .join('orders', 'orders.id', 'coupon_uses.order_id')
      .whereIn('coupon_uses.coupon_id', listed.clone().select('id'))
      .groupBy('coupon_uses.coupon_id')
      .select('coupon_uses.coupon_id')
      .select(this.db.raw(`sum(case when coupon_uses.state = 'reserved' then 1 else 0 end) as reserved, ${FIGURES}`));
    const rows: (CouponRow & FigureColumns)[] = await this.db
      .from(listed.select('coupons.*').as('listed'))
      .leftJoin(figures.as('figures'), 'figures.coupon_id', 'listed.id')
      .orderBy('listed.created_at', 'desc')
      .orderBy('listed.id', 'desc')
      .select('listed.*', 'figures.reserved', 'figures.paid_orders', 'figures.kept_cents');
    return rows.map((row) => ({ coupon: toCoupon(row), reserved: Number(row.reserved ?? 0), ...toFigures(row) }));
  }

  async figuresOf(code: string): Promise<CouponFigures> {
    const row: FigureColumns = await this.db('orders')
      .where('orders.coupon', code)
      .whereNotExists(this.db('coupon_uses').where('order_id', this.db.ref('orders.id')).select('order_id'))
      .select(this.db.raw(FIGURES))
      .first();
    return toFigures(row);
  }
}

const toFigures = (row: Pick<FigureColumns, 'paid_orders' | 'kept_cents'>): CouponFigures => ({
  orders: Number(row.paid_orders ?? 0),
  keptCents: Number(row.kept_cents ?? 0),
});
