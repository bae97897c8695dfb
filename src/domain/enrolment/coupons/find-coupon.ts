import { isCode, lookAlikeKey, spelled, withoutEndSigns } from './code.ts';
import { type Coupon, type EnvironmentCoupon, environmentCoupon } from './coupon.ts';
import type { CouponRepository } from './ports.ts';

/** Finds the coupon of a code that was typed or came with a link; the environment's coupon comes first. */
export async function findCoupon(
  coupons: Pick<CouponRepository, 'findByCode'>,
  couponCode: string,
  given: string,
): Promise<Coupon | EnvironmentCoupon | undefined> {
  const code = spelled(given);
  if (code === '') return undefined;
  const first = environmentCoupon(couponCode);
  const bare = withoutEndSigns(code);
  if (first && [code, bare].includes(first.code)) return first;
  return isCode(lookAlikeKey(bare)) ? coupons.findByCode(bare) : undefined;
}
