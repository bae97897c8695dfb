import type { UserId } from '../../kernel/ids.ts';
import type { Order } from '../order.ts';
import type { OrderRepository } from '../ports.ts';

/** What somebody has paid for, newest first. */
export class ListPurchases {
  constructor(private readonly orders: OrderRepository) {}

  run(input: { userId: UserId }): Promise<Order[]> {
    return this.orders.listPaidOf(input.userId);
  }
}
