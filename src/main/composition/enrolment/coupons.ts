import { ReleaseCoupons } from '../../../domain/enrolment/jobs/release-coupons.ts';
import { CheckCoupon } from '../../../domain/enrolment/queries/check-coupon.ts';
import { ListCoupons } from '../../../domain/enrolment/queries/list-coupons.ts';
import { QuoteCoupon } from '../../../domain/enrolment/queries/quote-coupon.ts';
import { EditCoupon } from '../../../domain/enrolment/use-cases/edit-coupon.ts';
import { GiveUpOrder } from '../../../domain/enrolment/use-cases/give-up-order.ts';
import { MakeCoupon } from '../../../domain/enrolment/use-cases/make-coupon.ts';
import { TakeCouponOver } from '../../../domain/enrolment/use-cases/take-coupon-over.ts';
import { useCase } from '../bindings.ts';
import type { Ground } from '../context.ts';

/** Coupons, and what becomes of their uses. */
export const couponUseCases = ({ ports, links }: Ground) => {
  const { kernel, enrolment, settings: school } = ports;
  const { coursesForSale } = links.enrolment;
  return {
    quoteCoupon: useCase(QuoteCoupon, enrolment.coupons, coursesForSale, school.couponCode, kernel.clock),
    listCoupons: useCase(ListCoupons, enrolment.couponReader, school.couponCode, kernel.clock),
    makeCoupon: useCase(MakeCoupon, kernel.work, coursesForSale, school.couponCode, kernel.ids, kernel.clock),
    editCoupon: useCase(EditCoupon, kernel.work, coursesForSale, school.couponCode, kernel.clock),
    checkCoupon: useCase(CheckCoupon, enrolment.coupons, enrolment.orders, school.couponCode, kernel.clock),
    takeCouponOver: useCase(TakeCouponOver, enrolment.coupons, enrolment.orders, GiveUpOrder),
    releaseCoupons: useCase(
      ReleaseCoupons,
      enrolment.coupons,
      enrolment.orders,
      GiveUpOrder,
      kernel.breather,
      kernel.clock,
    ),
  };
};
