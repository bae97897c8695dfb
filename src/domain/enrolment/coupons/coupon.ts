import { type CalendarDay, startOf } from '../../kernel/calendar.ts';
import type { CouponId, CourseId, OrderId, UserId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import { endOfDay } from '../access-period.ts';
import type { CouponState } from '../literals.ts';
import { spelled } from './code.ts';
import { type CouponOff, quote } from './quote.ts';

/** Terms that buyers rely on: frozen from the first use on, but for the end. */
export interface CouponTerms {
  /** As it is shown: `spelled`. */
  readonly code: string;
  readonly off: CouponOff;
  /** Null for every course. */
  readonly courseIds: readonly CourseId[] | null;
  /** Days of the school, both included; null for an open side. */
  readonly from: CalendarDay | null;
  readonly until: CalendarDay | null;
  /** Null for no limit. */
  readonly maxUses: number | null;
  readonly maxPerPerson: number | null;
  /** Only for a buyer's first purchase. */
  readonly isFirstPurchaseOnly: boolean;
  /** Also for a buyer who has access and buys more. */
  readonly isForExtensions: boolean;
}

export interface Coupon extends CouponTerms {
  readonly id: CouponId;
  /** For the school only. */
  readonly note: string;
  /** False once the school has ended it. */
  readonly isActive: boolean;
  readonly createdAt: Date;
  /** Number of uses, reserved or made, without released ones. */
  readonly taken: number;
}

/** One order's use of a coupon: `reserved` with the card page, `used` by the payment, `released` when it expired. */
export interface CouponUse {
  readonly orderId: OrderId;
  readonly couponId: CouponId;
  readonly userId: UserId;
  readonly courseId: CourseId;
  readonly state: 'reserved' | 'used' | 'released';
  readonly reservedAt: Date;
  readonly settledAt: Date | null;
}

/** Coupon as an order has it; the environment's has no id, and its uses are not counted. */
export interface AcceptedCoupon extends Pick<Coupon, 'code' | 'off'> {
  readonly id: CouponId | null;
  readonly maxPerPerson: number | null;
}

/** Coupon that the operator has set: for everybody, every course, at any time. */
export type EnvironmentCoupon = AcceptedCoupon & { readonly id: null };

/** Discount of the environment's coupon (specification 5, specification 9). */
const ENVIRONMENT_PERCENT = 10;

/** The coupon that the operator has set; undefined without one. */
export function environmentCoupon(couponCode: string): EnvironmentCoupon | undefined {
  const code = spelled(couponCode);
  if (code === '') return undefined;
  return { id: null, code, off: { kind: 'percent', value: ENVIRONMENT_PERCENT }, maxPerPerson: null };
}

export function couponState(coupon: Coupon, now: Date): CouponState {
  if (!coupon.isActive) return 'ended';
  if (coupon.until !== null && now > endOfDay(coupon.until)) return 'over';
  if (coupon.from !== null && now < startOf(coupon.from)) return 'planned';
  return coupon.maxUses !== null && coupon.taken >= coupon.maxUses ? 'used-up' : 'running';
}

/** Uses of one person that it allows: a first purchase is one. */
export const maxOfOnePerson = ({
  maxPerPerson,
  isFirstPurchaseOnly,
}: Pick<Coupon, 'maxPerPerson' | 'isFirstPurchaseOnly'>): number | null => (isFirstPurchaseOnly ? 1 : maxPerPerson);

/** Returns whether the coupon is for this course, and makes it cheaper. */
export const isFor = (
  { code, off, courseIds }: Pick<Coupon, 'code' | 'off' | 'courseIds'>,
  course: { readonly id: CourseId; readonly priceCents: Cents },
): boolean => (courseIds?.includes(course.id) ?? true) && quote(course.priceCents, { code, off }).discountCents > 0;
