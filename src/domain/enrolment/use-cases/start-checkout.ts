import { DomainError } from '../../kernel/errors.ts';
import type { CourseId, UserId } from '../../kernel/ids.ts';
import { quote } from '../coupon.ts';
import { alreadyEnrolled, notForSale } from '../errors.ts';
import type { CoursesForSale } from '../ports.ts';
import type { CheckAccess } from '../queries/check-access.ts';
import { ownPage } from '../return-page.ts';
import type { OpenCardPage } from './open-card-page.ts';
import type { PlaceOrder } from './place-order.ts';

export interface CheckoutRequest {
  readonly userId: UserId;
  readonly courseId: CourseId;
  readonly coupon?: string;
  readonly successUrl?: string;
  readonly cancelUrl?: string;
}

/**
 * Sends a buyer to the card page. The price is the server's. The order is stored before the payment service hears of
 * it, so that no payment can arrive for an order nobody knows; a second click finds the first order's checkout while
 * that is still open and still right.
 */
export class StartCheckout {
  constructor(
    private readonly coursesForSale: CoursesForSale,
    private readonly checkAccess: Pick<CheckAccess, 'run'>,
    private readonly placeOrder: Pick<PlaceOrder, 'run'>,
    private readonly openCardPage: Pick<OpenCardPage, 'run'>,
    private readonly settings: { origin: string; couponCode: string },
  ) {}

  async run({ userId, courseId, coupon, successUrl, cancelUrl }: CheckoutRequest): Promise<{ url: string }> {
    const successPage = ownPage(successUrl, this.settings.origin, '/payment-success');
    const cancelPage = ownPage(cancelUrl, this.settings.origin, '/payment-cancel');
    const course = await this.coursesForSale.find(courseId);
    if (!course?.isLive) throw notForSale();
    const deal = quote(course.priceCents, coupon, this.settings.couponCode);
    if (coupon && deal.coupon === null) throw invalidCoupon();
    if (await this.checkAccess.run({ userId, courseId })) throw alreadyEnrolled();

    const order = await this.placeOrder.run({ userId, courseId, courseTitle: course.title, deal });
    return this.openCardPage.run({ order, successPage, cancelPage });
  }
}

const invalidCoupon = (): DomainError =>
  new DomainError('invalid', 'enrolment/coupon', 'Invalid coupon code', { fields: { coupon: 'Invalid coupon code' } });
