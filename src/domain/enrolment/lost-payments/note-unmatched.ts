import { type AuditLog, SYSTEM_ACTOR } from '../../kernel/audit.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { Checkout } from '../ports.ts';
import type { UnmatchedPayments } from './ports.ts';
import { hasMoney } from './write-order-again.ts';

interface Stores {
  readonly unmatchedPayments: UnmatchedPayments;
  readonly auditLog: Pick<AuditLog, 'add'>;
  readonly outbox: Outbox;
}

/**
 * Records a payment that matches no order: an audit entry and a job that tells the school, each once. A later event
 * about it settles it once it was refunded or failed.
 */
export async function noteUnmatched(
  { unmatchedPayments, auditLog, outbox }: Stores,
  checkout: Checkout,
  { ids, at }: { ids: Ids; at: Date },
): Promise<void> {
  const { id: checkoutId, orderId, userId, courseId, amountCents, refundedCents, currency, status, sold } = checkout;
  const isOwed = status === 'paid' || status === 'processing';
  if (!hasMoney(checkout) && !(await unmatchedPayments.find(checkoutId))) return;
  const isNew = await unmatchedPayments.keep({
    checkoutId,
    orderId,
    userId,
    courseId,
    amountCents,
    refundedCents: status === 'refunded' ? amountCents : refundedCents,
    currency,
    payer: sold.payer,
    foundAt: at,
    settledAt: isOwed ? null : at,
  });
  if (!isNew) return;
  const about = { userId, courseId, reason: checkoutId };
  await auditLog.add({ id: ids.next(), actorId: SYSTEM_ACTOR, kind: 'payment-unmatched', ...about, at });
  if (isOwed) await outbox.add('enrolment/report-unmatched', { checkoutId });
}
