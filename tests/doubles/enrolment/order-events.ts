import type { OrderEvent } from '../../../src/domain/enrolment/order-event.ts';
import type { OrderEvents } from '../../../src/domain/enrolment/ports.ts';
import type { OrderId } from '../../../src/domain/kernel/ids.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

export class MemoryOrderEvents implements OrderEvents, Restorable {
  private readonly events = new Table<OrderEvent>();

  async add(event: OrderEvent): Promise<void> {
    this.events.set(event.id, event);
  }

  async addOnce(event: OrderEvent): Promise<boolean> {
    if (this.events.get(event.id)) return false;
    await this.add(event);
    return true;
  }

  async listOf(orderId: OrderId): Promise<OrderEvent[]> {
    return sortedBy(
      this.events.where((event) => event.orderId === orderId),
      ({ at }) => at,
      ({ id }) => id,
    );
  }

  snapshot(): () => void {
    return this.events.snapshot();
  }
}
