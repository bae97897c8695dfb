import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Seller } from '../invoices/tax-document.ts';
import type { Order } from '../order.ts';
import { type GrantAccessStores, grantAccess } from './grant-access.ts';

/**
 * Completes an order of price 0: no card page; the buyer is enrolled at once, with a receipt. It gets a checkout id of
 * our own, for the success page. Idempotent.
 */
export class GiveFreeCourse {
  constructor(
    private readonly work: UnitOfWork<GrantAccessStores>,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly seller: Seller,
  ) {}

  async run({ order, successPage }: { order: Order; successPage: string }): Promise<{ url: string }> {
    const checkoutId = `free_${order.id}`;
    const url = `${successPage}?session_id=${checkoutId}&course_id=${order.courseId}`;
    const at = this.clock.now();
    await this.work.run(async (stores) => {
      await stores.orders.setCheckout(order.id, checkoutId, url);
      if (await stores.orders.markPaid(order.id, at))
        await grantAccess({ stores, order, at, ids: this.ids, seller: this.seller });
    });
    return { url };
  }
}
