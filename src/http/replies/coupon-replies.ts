import type { CouponList } from '../../domain/enrolment/queries/list-coupons.ts';
import type { CouponOffer } from '../../domain/enrolment/queries/quote-coupon.ts';
import { dollarsFromCents } from '../../domain/kernel/money.ts';
import type { CouponOfferReply, CouponReply, CouponsReply } from '../../wire/replies/coupons.ts';
import { bothIds } from './both-ids.ts';

const couponReply = ({ coupon, state, reserved, orders, keptCents }: CouponList['coupons'][number]): CouponReply => ({
  ...bothIds(coupon.id),
  code: coupon.code,
  note: coupon.note,
  kind: coupon.off.kind,
  value: coupon.off.kind === 'percent' ? coupon.off.value : dollarsFromCents(coupon.off.value),
  mayMakeFree: coupon.off.mayMakeFree ?? false,
  courses: coupon.courseIds && [...coupon.courseIds],
  from: coupon.from,
  until: coupon.until,
  maxUses: coupon.maxUses,
  maxPerPerson: coupon.maxPerPerson,
  firstPurchaseOnly: coupon.isFirstPurchaseOnly,
  forExtensions: coupon.isForExtensions,
  active: coupon.isActive,
  state,
  used: coupon.taken - reserved,
  reserved,
  left: coupon.maxUses === null ? null : Math.max(0, coupon.maxUses - coupon.taken),
  orders,
  revenue: dollarsFromCents(keptCents),
  createdAt: coupon.createdAt.toISOString(),
});

export const couponsReply = ({ first, coupons, nextBefore }: CouponList): CouponsReply => ({
  first: first
    ? { code: first.code, percent: first.off.value, orders: first.orders, revenue: dollarsFromCents(first.keptCents) }
    : null,
  coupons: coupons.map(couponReply),
  nextBefore,
});

export const couponOfferReply = ({ code, courses }: CouponOffer): CouponOfferReply => ({
  code,
  courses: courses.map(({ courseId, priceCents, totalCents }) => ({
    courseId,
    price: dollarsFromCents(priceCents),
    total: dollarsFromCents(totalCents),
  })),
});
