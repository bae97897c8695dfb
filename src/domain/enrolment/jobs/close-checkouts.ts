import type { EventLoopYield } from '../../kernel/event-loop-yield.ts';
import type { CourseId } from '../../kernel/ids.ts';
import { eachOrder } from '../each-order.ts';
import type { OrderRepository } from '../ports.ts';
import type { CancelOrder } from '../use-cases/cancel-order.ts';

/** Job: expires the open checkouts of a deleted course, so that no buyer pays for it. Idempotent. */
export class CloseCheckouts {
  constructor(
    private readonly orders: Pick<OrderRepository, 'listPendingFor'>,
    private readonly cancelOrder: Pick<CancelOrder, 'run'>,
    private readonly eventLoop: EventLoopYield,
  ) {}

  async run({ courseId }: { courseId: CourseId }): Promise<void> {
    await eachOrder(await this.orders.listPendingFor(courseId), async (order) => {
      await this.eventLoop.yield();
      await this.cancelOrder.run(order);
    });
  }
}
