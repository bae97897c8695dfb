import { type AuditLog, SYSTEM_ACTOR } from '../../kernel/audit.ts';
import type { Ids } from '../../kernel/ids.ts';
import { CURRENCY } from '../../kernel/money.ts';
import type { People } from '../../kernel/people.ts';
import type { CouponRepository } from '../coupons/ports.ts';
import type { Order } from '../order.ts';
import type { Checkout, CoursesForSale, OrderEvents, OrderRepository } from '../ports.ts';
import type { UnmatchedPayments } from './ports.ts';

export interface LostOrderStores {
  readonly orders: OrderRepository;
  readonly orderEvents: Pick<OrderEvents, 'add'>;
  readonly unmatchedPayments: UnmatchedPayments;
  readonly courses: Pick<CoursesForSale, 'find'>;
  readonly users: Pick<People, 'find'>;
  readonly coupons: Pick<CouponRepository, 'findByCode' | 'reserveAgain'>;
  readonly auditLog: Pick<AuditLog, 'add'>;
}

const HAS_MONEY: ReadonlySet<Checkout['status']> = new Set(['processing', 'paid', 'refunded']);

/** Returns whether a payment was made, also if refunded since, or is in progress. */
export const hasMoney = ({ status }: Pick<Checkout, 'status'>): boolean => HAS_MONEY.has(status);

/**
 * Rebuilds an order that is missing here, as after a restore, from the payment service's metadata: a payment made since
 * the backup stays valid. Returns undefined where it cannot be shown to be ours: without money, in another currency, or
 * with neither buyer nor course known. It begins as given up, because only the payment reopens it.
 */
export async function writeOrderAgain(
  stores: LostOrderStores,
  checkout: Checkout,
  { ids, at }: { ids: Ids; at: Date },
): Promise<Order | undefined> {
  const { id: checkoutId, orderId: id, userId, courseId, amountCents: totalCents, currency, sold } = checkout;
  if (!hasMoney(checkout) || currency !== CURRENCY || totalCents <= 0) return undefined;
  const course = await stores.courses.find(courseId);
  if (!course && !(await stores.users.find(userId))) return undefined;
  const priceCents = Math.max(totalCents, sold.priceCents);
  const order: Order = {
    id,
    userId,
    courseId,
    courseTitle: sold.courseTitle || (course?.title ?? ''),
    durationMonths: sold.durationMonths,
    priceCents,
    discountCents: priceCents - totalCents,
    totalCents,
    currency: CURRENCY,
    coupon: priceCents > totalCents ? sold.coupon : null,
    buyerCountry: sold.buyerCountry,
    status: 'cancelled',
    checkoutId,
    checkoutUrl: null,
    createdAt: sold.createdAt,
    paidAt: null,
    access: null,
    refundedCents: 0,
    refundedAt: null,
    dispute: null,
  };
  if (!(await stores.orders.addOnce(order))) return stores.orders.find(id);
  const coupon = order.coupon === null ? undefined : await stores.coupons.findByCode(order.coupon);
  if (coupon) {
    const use = { orderId: id, couponId: coupon.id, userId, courseId, reservedAt: order.createdAt };
    await stores.coupons.reserveAgain(use);
  }
  await stores.orderEvents.add({ id: ids.next(), orderId: id, kind: 'found-again', at });
  await stores.unmatchedPayments.settle(checkoutId, at);
  await stores.auditLog.add({ id: ids.next(), actorId: SYSTEM_ACTOR, kind: 'payment-found', userId, courseId, at });
  return order;
}
