import { lookAlikeKey } from '../../../src/domain/enrolment/coupons/code.ts';
import type { Coupon, CouponUse } from '../../../src/domain/enrolment/coupons/coupon.ts';
import type { CouponRepository, NewUse } from '../../../src/domain/enrolment/coupons/ports.ts';
import { couponTaken } from '../../../src/domain/enrolment/errors.ts';
import type { CouponId, OrderId, UserId } from '../../../src/domain/kernel/ids.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

export class MemoryCouponRepository implements CouponRepository, Restorable {
  private readonly coupons = new Table<Coupon>();
  private readonly uses = new Table<CouponUse>();

  async add(coupon: Coupon): Promise<void> {
    this.refuseTaken(coupon);
    this.coupons.set(coupon.id, coupon);
  }

  async find(id: CouponId): Promise<Coupon | undefined> {
    return this.coupons.get(id);
  }

  async findByCode(code: string): Promise<Coupon | undefined> {
    return this.coupons.where((coupon) => lookAlikeKey(coupon.code) === lookAlikeKey(code))[0];
  }

  async change(coupon: Coupon, { ifUnused }: { readonly ifUnused: boolean }): Promise<boolean> {
    const before = this.coupons.get(coupon.id);
    if (!before || (ifUnused && before.taken > 0)) return false;
    this.refuseTaken(coupon);
    this.coupons.set(coupon.id, { ...coupon, taken: before.taken, createdAt: before.createdAt });
    return true;
  }

  async reserve(use: NewUse): Promise<boolean> {
    const coupon = this.coupons.get(use.couponId);
    if (!coupon?.isActive || (coupon.maxUses !== null && coupon.taken >= coupon.maxUses)) return false;
    await this.reserveAgain(use);
    return true;
  }

  async reserveAgain(use: NewUse): Promise<void> {
    if (this.uses.get(use.orderId)) return;
    this.uses.set(use.orderId, { ...use, state: 'reserved', settledAt: null });
    this.take(use.couponId, 1);
  }

  async usesOf(couponId: CouponId, userId: UserId): Promise<CouponUse[]> {
    return this.sorted((use) => use.couponId === couponId && use.userId === userId && use.state !== 'released');
  }

  async markUsed(orderId: OrderId, at: Date): Promise<void> {
    const before = this.uses.get(orderId);
    if (!before || before.state === 'used') return;
    if (before.state === 'released') this.take(before.couponId, 1);
    this.uses.change(orderId, { state: 'used', settledAt: at });
  }

  async release(orderId: OrderId, at: Date): Promise<void> {
    this.putBack(orderId, 'reserved', at);
  }

  async giveBack(orderId: OrderId, at: Date): Promise<void> {
    this.putBack(orderId, 'used', at);
  }

  async hasUse(orderId: OrderId): Promise<boolean> {
    return this.sorted((use) => use.orderId === orderId && use.state === 'used').length > 0;
  }

  async listReserved(before: Date, limit: number): Promise<CouponUse[]> {
    return this.sorted((use) => use.state === 'reserved' && use.reservedAt < before).slice(0, limit);
  }

  snapshot(): () => void {
    const [coupons, uses] = [this.coupons.snapshot(), this.uses.snapshot()];
    return () => {
      coupons();
      uses();
    };
  }

  private refuseTaken({ id, code }: Coupon): void {
    const isSame = (other: Coupon) => other.id !== id && lookAlikeKey(other.code) === lookAlikeKey(code);
    if (this.coupons.where(isSame).length > 0) throw couponTaken();
  }

  private putBack(orderId: OrderId, from: CouponUse['state'], at: Date): void {
    const before = this.uses.get(orderId);
    if (before?.state !== from) return;
    this.uses.change(orderId, { state: 'released', settledAt: at });
    this.take(before.couponId, -1);
  }

  private take(id: CouponId, count: 1 | -1): void {
    this.coupons.change(id, { taken: (this.coupons.get(id)?.taken ?? 0) + count });
  }

  private sorted(isWanted: (use: CouponUse) => boolean): CouponUse[] {
    return sortedBy(
      this.uses.where(isWanted),
      ({ reservedAt }) => reservedAt,
      ({ orderId }) => orderId,
    );
  }
}
