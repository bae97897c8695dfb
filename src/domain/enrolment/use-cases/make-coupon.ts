import { dayOf } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { CouponId, Ids } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { checkedTerms, type WantedCoupon } from '../coupons/checked-terms.ts';
import type { CouponRepository } from '../coupons/ports.ts';
import type { CoursesForSale } from '../ports.ts';

const OVER = 'This day is over. Please choose today or a later one.';

/** Makes a coupon. Two at once with one code, in whatever spelling, are one: the database knows it folded. */
export class MakeCoupon {
  constructor(
    private readonly work: UnitOfWork<{ coupons: Pick<CouponRepository, 'add'> }>,
    private readonly coursesForSale: Pick<CoursesForSale, 'listAll'>,
    private readonly couponCode: string,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(wanted: WantedCoupon): Promise<{ id: CouponId; code: string }> {
    const now = this.clock.now();
    const courses = await this.coursesForSale.listAll();
    const terms = checkedTerms(wanted, { couponCode: this.couponCode, courses, now });
    if (terms.until !== null && terms.until < dayOf(now))
      throw new DomainError('invalid', 'enrolment/coupon-days', OVER, { fields: { until: OVER } });
    const coupon = { ...terms, id: this.ids.next(), createdAt: now, taken: 0 };
    await this.work.run(({ coupons }) => coupons.add(coupon));
    return { id: coupon.id, code: coupon.code };
  }
}
