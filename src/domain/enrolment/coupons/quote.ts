import { type Cents, MIN_CHARGE, percentOf } from '../../kernel/money.ts';
import type { CouponOffKind } from '../literals.ts';

/** Discount of a coupon: percent of the price, an amount of it, or all that is above another price. */
export interface CouponOff {
  readonly kind: CouponOffKind;
  /** Percent, or cents. */
  readonly value: number;
  /** An amount alone: it may be all of a price, also of a course that is made or becomes cheaper later. */
  readonly mayMakeFree?: boolean;
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
 * charge, so that the sum is payable; never more than the full price. An amount leaves that charge, unless it may make
 * a course free.
 */
export function quote(priceCents: Cents, coupon?: { readonly code: string; readonly off: CouponOff }): Quote {
  const left = coupon ? Math.min(priceCents, Math.max(0, priceCents - wanted(priceCents, coupon.off))) : priceCents;
  const totalCents =
    left === 0 && (!coupon || mayBeAll(coupon.off)) ? 0 : Math.min(priceCents, Math.max(left, MIN_CHARGE));
  return { priceCents, discountCents: priceCents - totalCents, totalCents, coupon: coupon?.code ?? null };
}

/** Returns whether nothing may be left: a percentage and a price say themselves that they give a course away. */
const mayBeAll = ({ kind, mayMakeFree = false }: CouponOff): boolean => kind !== 'amount' || mayMakeFree;

function wanted(priceCents: Cents, { kind, value }: CouponOff): Cents {
  if (kind === 'percent') return percentOf(priceCents, value);
  return kind === 'amount' ? value : priceCents - value;
}
