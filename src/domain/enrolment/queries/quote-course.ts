import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, UserId } from '../../kernel/ids.ts';
import { boughtUntil } from '../access-period.ts';
import { quote } from '../coupon.ts';
import { notForSale } from '../errors.ts';
import { type CountryCode, HOME_COUNTRY } from '../invoices/gst.ts';
import type { Deal } from '../order.ts';
import type { CoursesForSale, EnrolmentRepository, OrderRepository } from '../ports.ts';

export interface CourseQuote extends Deal {
  readonly title: string;
  /** When access would end that is bought now: behind what the buyer has already. */
  readonly accessUntil: Date;
  /** When access ends that the buyer has; null without any. */
  readonly endsAt: Date | null;
  /** As the buyer stated it last: what the payment page begins with. */
  readonly buyerCountry: CountryCode;
}

/**
 * What a course costs now, with or without a coupon, and how long it lasts. A wrong code is not an error here: the
 * total is the full price.
 */
export class QuoteCourse {
  constructor(
    private readonly coursesForSale: CoursesForSale,
    private readonly enrolments: Pick<EnrolmentRepository, 'find'>,
    private readonly couponCode: string,
    private readonly clock: Clock,
    private readonly orders: Pick<OrderRepository, 'listOf'>,
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
    const [last] = await this.orders.listOf(userId);
    const buyerCountry = last?.buyerCountry ?? HOME_COUNTRY;
    return { ...quote(priceCents, coupon, this.couponCode), title, durationMonths, accessUntil, endsAt, buyerCountry };
  }
}
