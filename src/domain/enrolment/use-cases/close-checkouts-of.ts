import type { UserId } from '../../kernel/ids.ts';
import { eachOrder } from '../each-order.ts';
import type { OrderRepository } from '../ports.ts';
import type { CancelOrder } from './cancel-order.ts';

/** Closes the card pages of one buyer's unpaid orders, and gives up those that have none. Idempotent. */
export class CloseCheckoutsOf {
  constructor(
    private readonly orders: Pick<OrderRepository, 'listOf'>,
    private readonly cancelOrder: Pick<CancelOrder, 'run'>,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<void> {
    const pending = (await this.orders.listOf(userId)).filter(({ status }) => status === 'pending');
    await eachOrder(pending, (order) => this.cancelOrder.run(order));
  }
}
