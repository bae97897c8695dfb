import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { People } from '../../kernel/people.ts';
import { boughtUntil } from '../access-period.ts';
import { countriesOfPhone } from '../calling-codes.ts';
import { quote } from '../coupons/quote.ts';
import { notForSale } from '../errors.ts';
import type { CountryCode } from '../invoices/gst.ts';
import type { CouponReason } from '../literals.ts';
import type { Deal } from '../order.ts';
import type { CoursesForSale, EnrolmentRepository } from '../ports.ts';
import type { CheckCoupon } from './check-coupon.ts';

export interface CourseQuote extends Deal {
  /** Why the coupon that was given does not count; null without one, and where that stays unsaid. */
  readonly couponReason: CouponReason | null;
  readonly title: string;
  /** End of access if bought now: after the access that the buyer has. */
  readonly accessUntil: Date;
  /** End of the buyer's current access; null without any. */
  readonly endsAt: Date | null;
  /** Countries of the phone number's calling code, preselected on the payment page; empty without one. */
  readonly suggestedCountries: readonly CountryCode[];
}

/**
 * Returns a course's price now, with or without a coupon, and its duration. A wrong code is no error here: the total is
 * the full price.
 */
export class QuoteCourse {
  constructor(
    private readonly coursesForSale: CoursesForSale,
    private readonly enrolments: Pick<EnrolmentRepository, 'find'>,
    private readonly checkCoupon: Pick<CheckCoupon, 'run'>,
    private readonly clock: Clock,
    private readonly buyers: Pick<People, 'find'>,
  ) {}

  async run({
    userId,
    courseId,
    coupon,
  }: {
    userId: UserId;
    courseId: CourseId;
    coupon?: string;
  }): Promise<CourseQuote> {
    const course = await this.coursesForSale.find(courseId);
    if (!course?.isLive) throw notForSale();
    const { title, priceCents, durationMonths } = course;
    const endsAt = (await this.enrolments.find(userId, courseId))?.endsAt ?? null;
    const accessUntil = boughtUntil(endsAt ?? this.clock.now(), durationMonths);
    const suggestedCountries = await this.countriesOf(userId);
    const asked = { given: coupon, course, userId, isExtending: endsAt !== null };
    const { accepted, reason: couponReason = null } = await this.checkCoupon.run(asked);
    return {
      ...quote(priceCents, accepted),
      couponReason,
      title,
      durationMonths,
      accessUntil,
      endsAt,
      suggestedCountries,
    };
  }

  private async countriesOf(userId: UserId): Promise<readonly CountryCode[]> {
    return countriesOfPhone((await this.buyers.find(userId))?.phone ?? '');
  }
}
