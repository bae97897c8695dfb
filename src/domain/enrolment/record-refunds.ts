import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/jobs.ts';
import type { Cents } from '../kernel/money.ts';
import { type InvoiceStores, issueInvoice } from './invoices/issue-invoice.ts';
import { creditNoteFor, type Seller } from './invoices/tax-document.ts';
import type { Order } from './order.ts';
import type { RefundRepository } from './ports.ts';
import { type Refund, sumOf } from './refund.ts';

export interface RefundStores extends InvoiceStores {
  readonly refunds: RefundRepository;
  readonly outbox: Outbox;
}

/** Reason recorded for a lost dispute, which has none of its own. */
const DISPUTE_LOST = 'The buyer’s bank reversed the payment.';

/**
 * Records what the payment service refunded since the last look: the refund that was asked for here, if the sum
 * includes it, and any rest as a refund of its own, made at the service. Each gets its credit note and a notice to its
 * buyer. Runs in the transaction that raised the order's `refundedCents`, which holds the order's row, so that nothing
 * is recorded twice. Returns the new refunds.
 */
export async function recordRefunds(
  stores: RefundStores,
  {
    order,
    refundedCents,
    endsAccess,
    at,
    ids,
    seller,
  }: { order: Order; refundedCents: Cents; endsAccess: boolean; at: Date; ids: Ids; seller: Seller },
): Promise<Refund[]> {
  const known = await stores.refunds.listOf(order.id);
  const before = sumOf(known.filter(({ state }) => state === 'done'));
  const asked = known.find(({ state }) => state === 'asked');
  const fresh: Refund[] = [];
  if (asked && asked.amountCents <= refundedCents - before && (await stores.refunds.markDone(asked.id, at)))
    fresh.push({ ...asked, state: 'done', settledAt: at });
  const elsewhere = refundedCents - before - sumOf(fresh);
  if (elsewhere > 0) {
    const found = { ...refundFound(order, elsewhere, ids.next(), at), endsAccess };
    await stores.refunds.add(found, order.courseId);
    fresh.push(found);
  }
  let creditedBefore = before;
  for (const refund of fresh) {
    const invoice = await issueInvoice(stores, { order, at, ids, seller });
    await stores.taxDocuments.issue(creditNoteFor(invoice, { refund, creditedBefore, id: ids.next(), at }));
    creditedBefore += refund.amountCents;
    await stores.outbox.add('enrolment/send-refund-notice', { orderId: order.id, refundId: refund.id });
  }
  return fresh;
}

const refundFound = (order: Order, amountCents: Cents, id: string, at: Date): Omit<Refund, 'endsAccess'> => ({
  id,
  orderId: order.id,
  amountCents,
  reason: order.dispute === 'lost' ? DISPUTE_LOST : '',
  returnsCoupon: false,
  actorId: null,
  state: 'done',
  askedAt: at,
  settledAt: at,
  refusal: null,
});
