import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import { type AcceptedCoupon, couponState, isFor, maxOfOnePerson } from '../coupons/coupon.ts';
import { findCoupon } from '../coupons/find-coupon.ts';
import type { CouponRepository } from '../coupons/ports.ts';
import type { CourseForSale, OrderRepository } from '../ports.ts';

export interface CouponRequest {
  readonly given: string | undefined;
  readonly course: Pick<CourseForSale, 'id' | 'priceCents'>;
  readonly userId: UserId;
  /** The buyer has access to the course, and buys more. */
  readonly isExtending: boolean;
}

/**
 * Returns the coupon that a code stands for, for this course and this buyer, or undefined for whatever reason. A buyer
 * who has a use reserved for this course keeps it, though the coupon has ended meanwhile. One that the same buyer has
 * reserved for another course counts as free: nobody loses a coupon at a card page that they have left.
 */
export class CheckCoupon {
  constructor(
    private readonly coupons: Pick<CouponRepository, 'findByCode' | 'usesOf'>,
    private readonly orders: Pick<OrderRepository, 'hasBought'>,
    private readonly couponCode: string,
    private readonly clock: Clock,
  ) {}

  async run({ given = '', course, userId, isExtending }: CouponRequest): Promise<AcceptedCoupon | undefined> {
    const coupon = await findCoupon(this.coupons, this.couponCode, given);
    if (!coupon || coupon.id === null) return coupon;
    if (!isFor(coupon, course)) return undefined;
    const { id, off } = coupon;
    const accepted = { id, code: coupon.code, off, maxPerPerson: maxOfOnePerson(coupon) };
    const uses = await this.coupons.usesOf(id, userId);
    const reserved = uses.filter(({ state }) => state === 'reserved');
    if (reserved.some(({ courseId }) => courseId === course.id)) return accepted;

    const free = { ...coupon, taken: coupon.taken - reserved.length };
    if (couponState(free, this.clock.now()) !== 'running') return undefined;
    if (isExtending && !coupon.isForExtensions) return undefined;
    if (accepted.maxPerPerson !== null && uses.length - reserved.length >= accepted.maxPerPerson) return undefined;
    if (coupon.isFirstPurchaseOnly && (await this.orders.hasBought(userId))) return undefined;
    return accepted;
  }
}
