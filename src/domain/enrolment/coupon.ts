import { type Cents, MIN_CHARGE, percentOf } from '../kernel/money.ts';
import { plainCode } from '../kernel/plain-code.ts';

/**
 * Discount in percent (specification 5, specification 9). At least the minimum card charge remains, so that the sum is
 * payable and never above the full price.
 */
const COUPON_PERCENT = 10;

export interface Quote {
  readonly priceCents: Cents;
  readonly discountCents: Cents;
  readonly totalCents: Cents;
  /** The code as it was accepted, or null when none was given or it is not the one. */
  readonly coupon: string | null;
}

/** Neither case nor blanks tell codes apart. */
const spelled = (code: string): string => plainCode(code).replace(/\s/g, '').toUpperCase();

/** Returns the price of a course with or without a coupon. An unset code matches nothing. */
export function quote(priceCents: Cents, given: string | undefined, couponCode: string): Quote {
  const isValid = given !== undefined && spelled(couponCode) !== '' && spelled(given) === spelled(couponCode);
  const maxOff = Math.max(0, priceCents - MIN_CHARGE);
  const discountCents = isValid ? Math.min(percentOf(priceCents, COUPON_PERCENT), maxOff) : 0;
  return {
    priceCents,
    discountCents,
    totalCents: priceCents - discountCents,
    coupon: isValid ? spelled(couponCode) : null,
  };
}
