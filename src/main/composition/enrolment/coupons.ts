import { ReleaseCoupons } from '../../../domain/enrolment/jobs/release-coupons.ts';
import { CheckCoupon } from '../../../domain/enrolment/queries/check-coupon.ts';
import { GiveUpOrder } from '../../../domain/enrolment/use-cases/give-up-order.ts';
import { TakeCouponOver } from '../../../domain/enrolment/use-cases/take-coupon-over.ts';
import { useCase } from '../bindings.ts';
import type { Ground } from '../context.ts';

/** Coupons, and what becomes of their uses. */
export const couponUseCases = ({ ports }: Ground) => {
  const { kernel, enrolment, settings: school } = ports;
  return {
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
