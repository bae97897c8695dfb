import type { Ids, OrderId } from '../kernel/ids.ts';
import type { CouponRepository } from './coupons/ports.ts';
import type { OrderEvents, OrderRepository } from './ports.ts';

export interface CancelOrderStores {
  readonly orders: Pick<OrderRepository, 'markCancelled'>;
  readonly orderEvents: Pick<OrderEvents, 'add'>;
  readonly coupons: Pick<CouponRepository, 'release'>;
}

/** Cancels an order that nobody has paid, with its use of a coupon. Part of a transaction. */
export async function cancelOrder(
  { orders, orderEvents, coupons }: CancelOrderStores,
  { orderId, ids, at }: { orderId: OrderId; ids: Ids; at: Date },
): Promise<void> {
  if (!(await orders.markCancelled(orderId))) return;
  await orderEvents.add({ id: ids.next(), orderId, kind: 'cancelled', at });
  await coupons.release(orderId, at);
}
