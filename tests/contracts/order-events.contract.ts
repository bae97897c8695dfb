import { describe, expect, it } from 'vitest';
import type { OrderEvents, OrderRepository } from '../../src/domain/enrolment/ports.ts';
import { inParallel } from './in-parallel.ts';
import { anOrder, friday, monday } from './samples.ts';

/** What every OrderEvents promises. `open` hands over an empty one, and the orders that its events are about. */
export function orderEventsContract(
  adapter: string,
  open: () => Promise<{ orders: OrderRepository; orderEvents: OrderEvents }>,
): void {
  const withOrders = async () => {
    const { orders, orderEvents } = await open();
    for (const id of ['order-0', 'order-1']) await orders.add(anOrder({ id, userId: `buyer of ${id}` }));
    return orderEvents;
  };

  describe(`OrderEvents on ${adapter}`, () => {
    it('keeps an event of one id once, of several at once as well', async () => {
      const events = await withOrders();
      const event = { id: 'once', orderId: 'order-0', kind: 'refund-returned', at: friday } as const;
      const added = await inParallel(5, () => events.addOnce(event));
      expect(added.filter(Boolean)).toHaveLength(1);
      expect(await events.addOnce({ ...event, at: monday })).toBe(false);
      expect(await events.listOf('order-0')).toEqual([event]);
    });
  });
}
