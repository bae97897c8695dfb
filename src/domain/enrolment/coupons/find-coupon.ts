import { foldedCode, isCode, spelled } from './code.ts';
import { type Coupon, type EnvironmentCoupon, environmentCoupon } from './coupon.ts';
import type { CouponRepository } from './ports.ts';

/** Finds the coupon of a code that somebody typed or followed; the environment's comes first. */
export async function findCoupon(
  coupons: Pick<CouponRepository, 'findByCode'>,
  couponCode: string,
  given: string,
): Promise<Coupon | EnvironmentCoupon | undefined> {
  const code = spelled(given);
  if (code === '') return undefined;
  const first = environmentCoupon(couponCode);
  if (first?.code === code) return first;
  return isCode(foldedCode(code)) ? coupons.findByCode(code) : undefined;
}
