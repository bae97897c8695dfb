import { type Cents, MIN_CHARGE, percentOf } from '../../kernel/money.ts';
import type { CouponOffKind } from '../literals.ts';

/** Discount of a coupon: percent of the price, an amount of it, or all that is above another price. */
export interface CouponOff {
  readonly kind: CouponOffKind;
  /** Percent, or cents. */
  readonly value: number;
}

export interface Quote {
  readonly priceCents: Cents;
  readonly discountCents: Cents;
  readonly totalCents: Cents;
  /** Code of the coupon that was accepted; null without one. */
  readonly coupon: string | null;
}

/**
 * Returns the price of a course with or without a coupon. What remains is nothing at all, or at least the minimum card
 * charge, so that the sum is payable; never more than the full price.
 */
export function quote(priceCents: Cents, coupon?: { readonly code: string; readonly off: CouponOff }): Quote {
  const left = coupon ? Math.min(priceCents, Math.max(0, priceCents - wanted(priceCents, coupon.off))) : priceCents;
  const totalCents = left === 0 ? 0 : Math.min(priceCents, Math.max(left, MIN_CHARGE));
  return { priceCents, discountCents: priceCents - totalCents, totalCents, coupon: coupon?.code ?? null };
}

function wanted(priceCents: Cents, { kind, value }: CouponOff): Cents {
  if (kind === 'percent') return percentOf(priceCents, value);
  return kind === 'amount' ? value : priceCents - value;
}
