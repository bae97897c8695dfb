import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, Ids, UserId } from '../../kernel/ids.ts';
import { CURRENCY } from '../../kernel/money.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { AcceptedCoupon } from '../coupons/coupon.ts';
import type { CouponRepository } from '../coupons/ports.ts';
import { mayExtend } from '../enrolment.ts';
import { alreadyEnrolled, invalidCoupon, isOrderOpen } from '../errors.ts';
import type { CountryCode } from '../invoices/gst.ts';
import { type Deal, isSameDeal, type Order, orderIdFrom } from '../order.ts';
import type { EnrolmentRepository, OrderRepository } from '../ports.ts';
import type { SettleOpenOrder } from './settle-open-order.ts';

interface Stores {
  readonly orders: Pick<OrderRepository, 'add'>;
  readonly coupons: Pick<CouponRepository, 'reserve' | 'usesOf'>;
  readonly enrolments: Pick<EnrolmentRepository, 'find'>;
}

export interface NewOrder {
  readonly userId: UserId;
  readonly courseId: CourseId;
  readonly courseTitle: string;
  readonly deal: Deal;
  /** Coupon of the deal. */
  readonly coupon?: AcceptedCoupon | undefined;
  readonly buyerCountry: CountryCode | null;
}

/**
 * Returns the one pending order of this buyer for this course at this price: the open one, or else a new one, which
 * reserves its coupon's use.
 */
export class PlaceOrder {
  constructor(
    private readonly orders: Pick<OrderRepository, 'findOpen' | 'setBuyerCountry'>,
    private readonly work: UnitOfWork<Stores>,
    private readonly settleOpenOrder: Pick<SettleOpenOrder, 'reuse'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(request: NewOrder): Promise<Order> {
    const open = await this.orders.findOpen(request.userId, request.courseId);
    const kept = open && (await this.settleOpenOrder.reuse(open, request.deal));
    return kept ? this.from(request.buyerCountry, kept) : this.add(request);
  }

  /**
   * Returns the order with the country that the buyer states now. The sum stays: prices include the tax, if any.
   * Without a stated country the earlier one stays.
   */
  private async from(buyerCountry: CountryCode | null, order: Order): Promise<Order> {
    if (buyerCountry === null || order.buyerCountry === buyerCountry) return order;
    await this.orders.setBuyerCountry(order.id, buyerCountry);
    return { ...order, buyerCountry };
  }

  private async add({ deal, coupon, ...request }: NewOrder): Promise<Order> {
    const order: Order = {
      ...request,
      ...deal,
      id: orderIdFrom(this.ids.next()),
      currency: CURRENCY,
      status: 'pending',
      checkoutId: null,
      checkoutUrl: null,
      createdAt: this.clock.now(),
      paidAt: null,
      refundedCents: 0,
      access: null,
      refundedAt: null,
      dispute: null,
    };
    try {
      await this.work.run(async (stores) => {
        await stores.orders.add(order);
        // An order that was open until now may have been paid meanwhile, and have given the course.
        const owned = await stores.enrolments.find(order.userId, order.courseId);
        if (owned && !mayExtend(owned, deal.durationMonths, order.createdAt)) throw alreadyEnrolled();
        if (coupon) await reserve(stores.coupons, order, coupon);
      });
      return order;
    } catch (error) {
      // Two clicks at once: the database let one order in, and both go to its checkout. Only at the
      // price that this click agreed to: with another coupon it has to be made again.
      const winner = isOrderOpen(error) ? await this.orders.findOpen(request.userId, request.courseId) : undefined;
      if (!winner || !isSameDeal(winner, deal)) throw error;
      return this.from(request.buyerCountry, winner);
    }
  }
}

/** Takes the coupon's use: the transaction that holds the coupon has the truth about the last one, and one person's. */
async function reserve(coupons: Stores['coupons'], order: Order, { id, maxPerPerson }: AcceptedCoupon): Promise<void> {
  if (id === null) return;
  const { id: orderId, userId, courseId, createdAt: reservedAt } = order;
  if (!(await coupons.reserve({ orderId, couponId: id, userId, courseId, reservedAt }))) throw invalidCoupon();
  const uses = await coupons.usesOf(id, userId);
  if (maxPerPerson !== null && uses.length > maxPerPerson) throw invalidCoupon();
}
