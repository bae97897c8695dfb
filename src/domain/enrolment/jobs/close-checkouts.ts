import type { Breather } from '../../kernel/breather.ts';
import type { CourseId } from '../../kernel/ids.ts';
import { eachOrder } from '../each-order.ts';
import type { OrderRepository } from '../ports.ts';
import type { GiveUpOrder } from '../use-cases/give-up-order.ts';

/** Job: expires the open checkouts of a deleted course, so that no buyer pays for it. Idempotent. */
export class CloseCheckouts {
  constructor(
    private readonly orders: Pick<OrderRepository, 'listPendingFor'>,
    private readonly giveUpOrder: Pick<GiveUpOrder, 'run'>,
    private readonly breather: Breather,
  ) {}

  async run({ courseId }: { courseId: CourseId }): Promise<void> {
    await eachOrder(await this.orders.listPendingFor(courseId), async (order) => {
      await this.breather.pause();
      await this.giveUpOrder.run(order);
    });
  }
}
