import type { CouponUse } from '../coupons/coupon.ts';
import { pendingOrders } from '../coupons/pending-orders.ts';
import { eachOrder } from '../each-order.ts';
import type { OrderRepository } from '../ports.ts';
import type { CancelOrder } from './cancel-order.ts';

/**
 * Releases a buyer's reserved uses of a coupon for other courses, by closing the card pages of those orders: buyers do
 * not lose a coupon at a card page that they have left.
 */
export class TakeCouponOver {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly cancelOrder: Pick<CancelOrder, 'run'>,
  ) {}

  async run(reserved: readonly CouponUse[]): Promise<void> {
    await eachOrder(await pendingOrders(this.orders, reserved), (order) => this.cancelOrder.run(order));
  }
}
