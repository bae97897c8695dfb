import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { AcceptedCoupon } from '../coupons/coupon.ts';
import { pendingOrders } from '../coupons/pending-orders.ts';
import type { CouponRepository } from '../coupons/ports.ts';
import { eachOrder } from '../each-order.ts';
import type { OrderRepository } from '../ports.ts';
import type { GiveUpOrder } from './give-up-order.ts';

/**
 * Gives up what a buyer has reserved of a coupon for another course, where that stands in the way of this one: their
 * card page of the other course closes. A coupon is not lost at a card page that somebody left.
 */
export class TakeCouponOver {
  constructor(
    private readonly coupons: Pick<CouponRepository, 'find' | 'usesOf'>,
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly giveUpOrder: Pick<GiveUpOrder, 'run'>,
  ) {}

  async run(wanted: { userId: UserId; courseId: CourseId; coupon: AcceptedCoupon }): Promise<void> {
    const { id, maxPerPerson } = wanted.coupon;
    const coupon = id === null ? undefined : await this.coupons.find(id);
    if (!coupon) return;
    const uses = await this.coupons.usesOf(coupon.id, wanted.userId);
    const reserved = uses.filter(({ state }) => state === 'reserved');
    if (reserved.some(({ courseId }) => courseId === wanted.courseId)) return;
    const isLimited = maxPerPerson !== null && uses.length >= maxPerPerson;
    const isTaken = coupon.maxUses !== null && coupon.taken >= coupon.maxUses;
    if (!isLimited && !isTaken) return;
    await eachOrder(await pendingOrders(this.orders, reserved), (order) => this.giveUpOrder.run(order));
  }
}
