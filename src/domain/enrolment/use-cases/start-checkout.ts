import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, UserId } from '../../kernel/ids.ts';
import { type Cents, isPayable } from '../../kernel/money.ts';
import { quote } from '../coupons/quote.ts';
import { mayExtend } from '../enrolment.ts';
import { alreadyEnrolled, invalidCoupon, notForSale, priceChanged, priceTooSmall } from '../errors.ts';
import type { CountryCode } from '../invoices/gst.ts';
import { isFree } from '../order.ts';
import type { CoursesForSale, EnrolmentRepository } from '../ports.ts';
import type { CheckCoupon } from '../queries/check-coupon.ts';
import { ownPage } from '../return-page.ts';
import type { GiveFreeCourse } from './give-free-course.ts';
import type { OpenCardPage } from './open-card-page.ts';
import type { PlaceOrder } from './place-order.ts';
import type { TakeCouponOver } from './take-coupon-over.ts';

export interface CheckoutRequest {
  readonly userId: UserId;
  readonly courseId: CourseId;
  readonly coupon?: string;
  /** Country that the buyer states; without one the order says so, and is taxed as in Australia. */
  readonly country?: CountryCode;
  /** Total that the buyer was shown; another one by now is refused. */
  readonly seenTotalCents?: Cents | undefined;
  readonly successUrl?: string;
  readonly cancelUrl?: string;
}

/**
 * Sends a buyer to the card page, or straight to the course where the price is 0. The price is the server's. The order
 * is stored before the payment service is called, so that each payment has its order; a second click reuses the first
 * order's checkout while it is open and its terms hold. An owner may extend once the end is near.
 */
export class StartCheckout {
  constructor(
    private readonly coursesForSale: CoursesForSale,
    private readonly enrolments: Pick<EnrolmentRepository, 'find'>,
    private readonly placeOrder: Pick<PlaceOrder, 'run'>,
    private readonly openCardPage: Pick<OpenCardPage, 'run'>,
    private readonly giveFreeCourse: Pick<GiveFreeCourse, 'run'>,
    private readonly checkCoupon: Pick<CheckCoupon, 'run'>,
    private readonly takeCouponOver: Pick<TakeCouponOver, 'run'>,
    private readonly settings: { origin: string },
    private readonly clock: Clock,
  ) {}

  async run({
    userId,
    courseId,
    coupon,
    country,
    seenTotalCents,
    ...pages
  }: CheckoutRequest): Promise<{ url: string }> {
    const successPage = ownPage(pages.successUrl, this.settings.origin, '/payment-success');
    const cancelPage = ownPage(pages.cancelUrl, this.settings.origin, '/payment-cancel');
    const course = await this.coursesForSale.find(courseId);
    if (!course?.isLive) throw notForSale();
    const { durationMonths } = course;
    const owned = await this.enrolments.find(userId, courseId);
    const asked = { given: coupon, course, userId, isExtending: owned !== undefined };
    const { accepted, inTheWay = [] } = await this.checkCoupon.run(asked);
    if (coupon && !accepted) throw invalidCoupon();
    const deal = { ...quote(course.priceCents, accepted), durationMonths };
    if (!isPayable(deal.totalCents)) throw priceTooSmall();
    if (seenTotalCents !== undefined && seenTotalCents !== deal.totalCents) throw priceChanged();
    if (owned && !mayExtend(owned, durationMonths, this.clock.now())) throw alreadyEnrolled();

    const agreed = {
      userId,
      courseId,
      courseTitle: course.title,
      deal,
      coupon: accepted,
      buyerCountry: country ?? null,
    };
    await this.takeCouponOver.run(inTheWay);
    const order = await this.placeOrder.run(agreed);
    if (isFree(order)) return this.giveFreeCourse.run({ order, successPage });
    return this.openCardPage.run({ order, successPage, cancelPage });
  }
}
