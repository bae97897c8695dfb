import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import { type AcceptedCoupon, type CouponUse, couponState, isFor, maxOfOnePerson } from '../coupons/coupon.ts';
import { findCoupon } from '../coupons/find-coupon.ts';
import type { CouponRepository } from '../coupons/ports.ts';
import type { CouponReason, CouponState } from '../literals.ts';
import type { CourseForSale, OrderRepository } from '../ports.ts';

/** A coupon that is used up tells nobody that others have it. */
const REASONS: Readonly<Partial<Record<CouponState, CouponReason>>> = {
  planned: 'not-yet',
  over: 'ended',
  ended: 'ended',
};

export interface CouponRequest {
  readonly given: string | undefined;
  readonly course: Pick<CourseForSale, 'id' | 'priceCents'>;
  readonly userId: UserId;
  /** The buyer has access to the course, and buys more. */
  readonly isExtending: boolean;
}

/** A coupon that counts, or why it does not; null for a reason that a guess would learn from. */
export type CheckedCoupon =
  | { readonly accepted: AcceptedCoupon; readonly inTheWay: readonly CouponUse[]; readonly reason?: undefined }
  | { readonly accepted?: undefined; readonly inTheWay?: undefined; readonly reason: CouponReason | null };

const refused = (reason: CouponReason | null = null): CheckedCoupon => ({ reason });

/**
 * Returns the coupon of a code for this course and this buyer, or the reason for a refusal. A use reserved for this
 * course stays valid after the coupon has ended. A use that the same buyer reserved for another course counts as free:
 * buyers do not lose a coupon at a card page that they have left. If the coupon has no other use left for them, those
 * uses are `inTheWay` of this course.
 */
export class CheckCoupon {
  constructor(
    private readonly coupons: Pick<CouponRepository, 'findByCode' | 'usesOf'>,
    private readonly orders: Pick<OrderRepository, 'hasBought'>,
    private readonly couponCode: string,
    private readonly clock: Clock,
  ) {}

  async run({ given = '', course, userId, isExtending }: CouponRequest): Promise<CheckedCoupon> {
    const coupon = await findCoupon(this.coupons, this.couponCode, given);
    if (!coupon) return refused();
    if (coupon.id === null) return { accepted: coupon, inTheWay: [] };
    if (!isFor(coupon, course)) return refused();
    const { id, off } = coupon;
    const accepted = { id, code: coupon.code, off, maxPerPerson: maxOfOnePerson(coupon) };
    const uses = await this.coupons.usesOf(id, userId);
    const reserved = uses.filter(({ state }) => state === 'reserved');
    if (reserved.some(({ courseId }) => courseId === course.id)) return { accepted, inTheWay: [] };

    const free = { ...coupon, taken: coupon.taken - reserved.length };
    const state = couponState(free, this.clock.now());
    if (state !== 'running') return refused(REASONS[state]);
    if (isExtending && !coupon.isForExtensions) return refused();
    const isBuyerAgain = coupon.isFirstPurchaseOnly && (await this.orders.hasBought(userId));
    if (isBuyerAgain) return refused('first-purchase');
    const max = accepted.maxPerPerson ?? Number.POSITIVE_INFINITY;
    if (uses.length - reserved.length >= max) return refused();
    const isTaken = coupon.maxUses !== null && coupon.taken >= coupon.maxUses;
    return { accepted, inTheWay: isTaken || uses.length >= max ? reserved : [] };
  }
}
