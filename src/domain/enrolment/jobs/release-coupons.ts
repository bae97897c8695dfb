import { after, type Clock, HOUR_MS } from '../../kernel/clock.ts';
import type { EventLoopYield } from '../../kernel/event-loop-yield.ts';
import { pendingOrders } from '../coupons/pending-orders.ts';
import type { CouponRepository } from '../coupons/ports.ts';
import { eachOrder } from '../each-order.ts';
import type { OrderRepository } from '../ports.ts';
import type { CancelOrder } from '../use-cases/cancel-order.ts';

/** Longer than a card page of the payment service is open. */
const MAX_RESERVED_MS = 6 * HOUR_MS;
const AT_ONCE = 100;

/**
 * Gives up orders whose use of a coupon has been reserved for longer than their card page can be paid: a message was
 * lost, or the page never opened. Otherwise a coupon with few uses would refuse everybody. Money that is on its way
 * keeps its use.
 */
export class ReleaseCoupons {
  constructor(
    private readonly coupons: Pick<CouponRepository, 'listReserved'>,
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly cancelOrder: Pick<CancelOrder, 'run'>,
    private readonly eventLoop: EventLoopYield,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const held = await this.coupons.listReserved(after(this.clock.now(), -MAX_RESERVED_MS), AT_ONCE);
    await eachOrder(await pendingOrders(this.orders, held), async (order) => {
      await this.eventLoop.yield();
      await this.cancelOrder.run(order);
    });
  }
}
