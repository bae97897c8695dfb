import type { Clock } from '../../kernel/clock.ts';
import type { CourseId } from '../../kernel/ids.ts';
import { couponState, isFor } from '../coupons/coupon.ts';
import { findCoupon } from '../coupons/find-coupon.ts';
import type { CouponRepository } from '../coupons/ports.ts';
import { type Quote, quote } from '../coupons/quote.ts';
import { invalidCoupon } from '../errors.ts';
import type { CoursesForSale } from '../ports.ts';

export interface CouponOffer {
  readonly code: string;
  readonly courses: readonly (Quote & { readonly courseId: CourseId })[];
}

/**
 * Returns what each course on sale costs with a coupon, to a visitor who followed its link. What depends on the buyer
 * is judged at the payment. Rejects with the one sentence where no course becomes cheaper.
 */
export class QuoteCoupon {
  constructor(
    private readonly coupons: Pick<CouponRepository, 'findByCode'>,
    private readonly coursesForSale: Pick<CoursesForSale, 'listAll'>,
    private readonly couponCode: string,
    private readonly clock: Clock,
  ) {}

  async run({ code: given }: { code: string }): Promise<CouponOffer> {
    const coupon = await findCoupon(this.coupons, this.couponCode, given);
    if (!coupon) throw invalidCoupon();
    const courses = (await this.coursesForSale.listAll()).filter(({ isLive }) => isLive);
    const isRunning = coupon.id === null || couponState(coupon, this.clock.now()) === 'running';
    const offered = courses.filter((course) => isRunning && (coupon.id === null || isFor(coupon, course)));
    const quotes = offered.map(({ id, priceCents }) => ({ courseId: id, ...quote(priceCents, coupon) }));
    if (quotes.every(({ discountCents }) => discountCents === 0)) throw invalidCoupon();
    return { code: coupon.code, courses: quotes };
  }
}
