import type { Knex } from 'knex';
import { lookAlikeKey } from '../../../domain/enrolment/coupons/code.ts';
import type { Coupon, CouponUse } from '../../../domain/enrolment/coupons/coupon.ts';
import type { CouponRepository, NewUse } from '../../../domain/enrolment/coupons/ports.ts';
import type { CouponOff } from '../../../domain/enrolment/coupons/quote.ts';
import { couponTaken } from '../../../domain/enrolment/errors.ts';
import type { CouponId, OrderId, UserId } from '../../../domain/kernel/ids.ts';
import { columnsOf, flag, type RowOf, time, timeOrNull } from '../columns.ts';
import { type UniqueKey, violatesUnique } from '../faults.ts';
import { toMillis } from '../times.ts';

const COUPONS = columnsOf<Omit<Coupon, 'off' | 'courseIds'>>()({
  id: 'id',
  code: 'code',
  note: 'note',
  from: 'from_day',
  until: 'until_day',
  maxUses: 'max_uses',
  maxPerPerson: 'max_per_person',
  isFirstPurchaseOnly: flag('is_first_purchase_only'),
  isForExtensions: flag('is_for_extensions'),
  isActive: flag('is_active'),
  createdAt: time('created_at'),
  taken: 'taken',
});

export type CouponRow = RowOf<typeof COUPONS> & {
  folded_code: string;
  off_kind: CouponOff['kind'];
  off_value: number;
  may_make_free: boolean | 0 | 1;
  course_ids: string | null;
};

const USES = columnsOf<CouponUse>()({
  orderId: 'order_id',
  couponId: 'coupon_id',
  userId: 'user_id',
  courseId: 'course_id',
  state: 'state',
  reservedAt: time('reserved_at'),
  settledAt: timeOrNull('settled_at'),
});
type UseRow = RowOf<typeof USES>;

const CODE_KEY: UniqueKey = { index: 'coupons_by_code', columns: ['coupons.folded_code'] };

export class KnexCouponRepository implements CouponRepository {
  constructor(private readonly db: Knex) {}

  async add(coupon: Coupon): Promise<void> {
    await this.coupons().insert(toRow(coupon)).catch(whereTaken);
  }

  async find(id: CouponId): Promise<Coupon | undefined> {
    const row = await this.coupons().where({ id }).first();
    return row && toCoupon(row);
  }

  async findByCode(code: string): Promise<Coupon | undefined> {
    const row = await this.coupons()
      .where({ folded_code: lookAlikeKey(code) })
      .first();
    return row && toCoupon(row);
  }

  async change(coupon: Coupon, { ifUnused }: { readonly ifUnused: boolean }): Promise<boolean> {
    const { id, taken: _, created_at: __, ...row } = toRow(coupon);
    const found = this.coupons().where({ id });
    if (ifUnused) void found.where({ taken: 0 });
    return (await found.update(row).catch(whereTaken)) === 1;
  }

  async reserve(use: NewUse): Promise<boolean> {
    const taken = await this.coupons()
      .where({ id: use.couponId, is_active: true })
      .where((any) => any.whereNull('max_uses').orWhereRaw('taken < max_uses'))
      .increment('taken', 1);
    if (taken === 0) return false;
    await this.uses().insert(toUseRow(use));
    return true;
  }

  async reserveAgain(use: NewUse): Promise<void> {
    const added = await this.uses().insert(toUseRow(use)).onConflict('order_id').ignore().returning('order_id');
    if (added.length > 0) await this.take(use.couponId, 1);
  }

  async usesOf(couponId: CouponId, userId: UserId): Promise<CouponUse[]> {
    const rows = await this.uses()
      .where({ coupon_id: couponId, user_id: userId })
      .whereNot({ state: 'released' })
      .orderBy(['reserved_at', 'order_id']);
    return rows.map(USES.toNoun);
  }

  async hasUse(orderId: OrderId): Promise<boolean> {
    return (await this.uses().where({ order_id: orderId, state: 'used' }).first('order_id')) !== undefined;
  }

  async markUsed(orderId: OrderId, at: Date): Promise<void> {
    await this.settle(orderId, 'reserved', 'used', at);
    const couponId = await this.settle(orderId, 'released', 'used', at);
    if (couponId !== undefined) await this.take(couponId, 1);
  }

  release(orderId: OrderId, at: Date): Promise<void> {
    return this.putBack(orderId, 'reserved', at);
  }

  giveBack(orderId: OrderId, at: Date): Promise<void> {
    return this.putBack(orderId, 'used', at);
  }

  async listReserved(before: Date, limit: number): Promise<CouponUse[]> {
    const rows = await this.uses()
      .where({ state: 'reserved' })
      .where('reserved_at', '<', toMillis(before))
      .orderBy(['reserved_at', 'order_id'])
      .limit(limit);
    return rows.map(USES.toNoun);
  }

  private async putBack(orderId: OrderId, from: CouponUse['state'], at: Date): Promise<void> {
    const couponId = await this.settle(orderId, from, 'released', at);
    if (couponId !== undefined) await this.take(couponId, -1);
  }

  /** Conditional write: of concurrent calls, one finds the use in that state and answers its coupon. */
  private async settle(
    orderId: OrderId,
    from: CouponUse['state'],
    state: CouponUse['state'],
    at: Date,
  ): Promise<CouponId | undefined> {
    const [moved] = await this.uses()
      .where({ order_id: orderId, state: from })
      .update({ state, settled_at: toMillis(at) })
      .returning('coupon_id');
    return moved?.coupon_id;
  }

  private async take(id: CouponId, count: 1 | -1): Promise<void> {
    await this.coupons().where({ id }).increment('taken', count);
  }

  private coupons() {
    return this.db<CouponRow>('coupons');
  }

  private uses() {
    return this.db<UseRow>('coupon_uses');
  }
}

function whereTaken(error: unknown): never {
  throw violatesUnique(error, CODE_KEY) ? couponTaken() : error;
}

const toRow = ({ off, courseIds, ...coupon }: Coupon): CouponRow => ({
  ...COUPONS.toRow(coupon),
  folded_code: lookAlikeKey(coupon.code),
  off_kind: off.kind,
  off_value: off.value,
  may_make_free: off.mayMakeFree ?? false,
  course_ids: courseIds && JSON.stringify(courseIds),
});

const offOf = ({ off_kind: kind, off_value: value, may_make_free }: CouponRow): CouponOff =>
  kind === 'amount' ? { kind, value, mayMakeFree: Boolean(may_make_free) } : { kind, value };

export const toCoupon = (row: CouponRow): Coupon => ({
  ...COUPONS.toNoun(row),
  off: offOf(row),
  courseIds: row.course_ids === null ? null : (JSON.parse(row.course_ids) as string[]),
});

const toUseRow = (use: NewUse): UseRow => USES.toRow({ ...use, state: 'reserved', settledAt: null });
