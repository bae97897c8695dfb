import type { Clock } from '../../kernel/clock.ts';
import type { CouponId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { checkEnd, checkedTerms, isSamePromise, type WantedCoupon } from '../coupons/checked-terms.ts';
import type { CouponRepository } from '../coupons/ports.ts';
import { couponFrozen, noSuchCoupon } from '../errors.ts';
import type { CoursesForSale } from '../ports.ts';

/**
 * Changes a coupon. The terms that buyers rely on are frozen once it has a use, also one reserved at the same moment;
 * its last day, its note and whether it is active may change at any time. A buyer at the card page pays the agreed
 * price.
 */
export class EditCoupon {
  constructor(
    private readonly work: UnitOfWork<{ coupons: Pick<CouponRepository, 'find' | 'change'> }>,
    private readonly coursesForSale: Pick<CoursesForSale, 'listAll'>,
    private readonly couponCode: string,
    private readonly clock: Clock,
  ) {}

  async run({ couponId, ...wanted }: WantedCoupon & { couponId: CouponId }): Promise<void> {
    const courses = await this.coursesForSale.listAll();
    const now = this.clock.now();
    await this.work.run(async ({ coupons }) => {
      const coupon = await coupons.find(couponId);
      if (!coupon) throw noSuchCoupon();
      const isSame = isSamePromise(coupon, wanted);
      if (isSame) checkEnd(wanted, now);
      // Courses and prices may have changed since: what stays is not judged again.
      const { until, note, isActive } = wanted;
      const changed = isSame
        ? { ...coupon, until, note: note.trim(), isActive }
        : { ...coupon, ...checkedTerms(wanted, { couponCode: this.couponCode, courses, now }) };
      if (!(await coupons.change(changed, { ifUnused: !isSame }))) throw couponFrozen();
    });
  }
}
