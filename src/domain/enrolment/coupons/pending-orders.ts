import type { Order } from '../order.ts';
import type { OrderRepository } from '../ports.ts';
import type { CouponUse } from './coupon.ts';

/** The orders behind these uses that nobody has paid yet. */
export async function pendingOrders(
  orders: Pick<OrderRepository, 'find'>,
  uses: readonly CouponUse[],
): Promise<Order[]> {
  const found = await Promise.all(uses.map(({ orderId }) => orders.find(orderId)));
  return found.flatMap((order) => (order?.status === 'pending' ? [order] : []));
}
