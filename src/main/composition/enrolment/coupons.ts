import { ReleaseCoupons } from '../../../domain/enrolment/jobs/release-coupons.ts';
import { CheckCoupon } from '../../../domain/enrolment/queries/check-coupon.ts';
import { FindGiveaways } from '../../../domain/enrolment/queries/find-giveaways.ts';
import { ListCoupons } from '../../../domain/enrolment/queries/list-coupons.ts';
import { QuoteCoupon } from '../../../domain/enrolment/queries/quote-coupon.ts';
import { CancelOrder } from '../../../domain/enrolment/use-cases/cancel-order.ts';
import { EditCoupon } from '../../../domain/enrolment/use-cases/edit-coupon.ts';
import { MakeCoupon } from '../../../domain/enrolment/use-cases/make-coupon.ts';
import { TakeCouponOver } from '../../../domain/enrolment/use-cases/take-coupon-over.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Use cases of coupons, and of their uses by orders. */
export const couponUseCases = ({ ports, links }: ContextParts) => {
  const { kernel, enrolment, settings: school } = ports;
  const { coursesForSale } = links.enrolment;
  return {
    quoteCoupon: useCase(QuoteCoupon, enrolment.coupons, coursesForSale, school.couponCode, kernel.clock),
    listCoupons: useCase(ListCoupons, enrolment.couponReader, school.couponCode, kernel.clock),
    findGiveaways: useCase(FindGiveaways, enrolment.couponReader, kernel.clock),
    makeCoupon: useCase(MakeCoupon, kernel.work, coursesForSale, school.couponCode, kernel.ids, kernel.clock),
    editCoupon: useCase(EditCoupon, kernel.work, coursesForSale, school.couponCode, kernel.clock),
    checkCoupon: useCase(CheckCoupon, enrolment.coupons, enrolment.orders, school.couponCode, kernel.clock),
    takeCouponOver: useCase(TakeCouponOver, enrolment.orders, CancelOrder),
    releaseCoupons: useCase(
      ReleaseCoupons,
      enrolment.coupons,
      enrolment.orders,
      CancelOrder,
      kernel.eventLoop,
      kernel.clock,
    ),
  };
};
