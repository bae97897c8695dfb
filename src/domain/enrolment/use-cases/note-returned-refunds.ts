import type { Outbox } from '../../kernel/jobs.ts';
import { returnedEventId } from '../order-event.ts';
import type { OrderEvents, RefundRepository, ReturnedRefund } from '../ports.ts';
import type { FulfilmentContext } from './grant-access.ts';

interface Stores {
  readonly orderEvents: Pick<OrderEvents, 'addOnce'>;
  readonly refunds: Pick<RefundRepository, 'find' | 'markRefused'>;
  readonly outbox: Outbox;
}

const SENT_BACK = 'The buyer’s bank did not take the money.';

/**
 * Records refunds that came back after they were settled, each once, in the history and to the school. Nothing else
 * changes: the buyer is owed the money, so the credit note is right and access stays ended, and the school pays in
 * another way. A refund that was never settled counts as refused. Part of the transaction that settles the order.
 */
export async function noteReturnedRefunds(
  { stores, order, at }: Pick<FulfilmentContext, 'order' | 'at'> & { readonly stores: Stores },
  returned: readonly ReturnedRefund[],
): Promise<void> {
  for (const { id: refundId, amountCents } of returned) {
    const own = await stores.refunds.find(refundId);
    // A refund requested here counts as done once the payment service's sum includes it.
    if (own && own.state !== 'done') await stores.refunds.markRefused(refundId, SENT_BACK, at);
    else if (
      await stores.orderEvents.addOnce({
        id: returnedEventId(refundId),
        orderId: order.id,
        kind: 'refund-returned',
        at,
      })
    )
      await stores.outbox.add('enrolment/report-returned-refund', { orderId: order.id, refundId, amountCents });
  }
}
