import type { AuditEntry } from '../kernel/audit.ts';
import type { UserId } from '../kernel/ids.ts';
import type { AuditKind } from '../kernel/literals.ts';
import type { Cents } from '../kernel/money.ts';
import { documentNumber, type TaxDocument } from './invoices/tax-document.ts';
import type { HistoryKind } from './literals.ts';
import type { Order } from './order.ts';
import { type OrderEvent, returnedEventId } from './order-event.ts';
import type { Refund } from './refund.ts';

/** One thing that happened to an order. */
export interface HistoryEntry {
  readonly at: Date;
  readonly kind: HistoryKind;
  readonly amountCents?: Cents;
  /** The reason of a refund, the number of a document, the subject of a mail, why something was refused. */
  readonly detail?: string;
  /** Name of the actor; null once deleted. Absent for what the system did. */
  readonly actorName?: string | null;
}

/** A mail about an order, as far as the history tells of it. */
export interface OrderMail {
  readonly key: string;
  readonly subject: string;
  readonly sentAt: Date;
}

export interface HistorySources {
  readonly order: Order;
  readonly refunds: readonly Refund[];
  readonly documents: readonly TaxDocument[];
  readonly events: readonly OrderEvent[];
  readonly mails: readonly OrderMail[];
  /** Audit entries about the buyer's access to this course. */
  readonly actions: readonly (AuditEntry & { readonly actorName: string | null })[];
  readonly actorNames: ReadonlyMap<UserId, string>;
}

/** Order of entries with the same time. */
const RANK: readonly HistoryKind[] = [
  'placed',
  'card-page-opened',
  'paid',
  'access-given',
  'refund-asked',
  'refund-done',
];
const rankOf = ({ kind }: HistoryEntry): number => (RANK.includes(kind) ? RANK.indexOf(kind) : RANK.length);

/** Events of one order, oldest first. */
export function historyOf({
  order,
  refunds,
  documents,
  events,
  mails,
  actions,
  actorNames,
}: HistorySources): HistoryEntry[] {
  const byHand = (kind: AuditKind): kind is 'enrolled' | 'revoked' => kind === 'enrolled' || kind === 'revoked';
  const entries: HistoryEntry[] = [
    { at: order.createdAt, kind: 'placed', amountCents: order.totalCents },
    ...(order.paidAt ? [{ at: order.paidAt, kind: 'paid', amountCents: order.totalCents } as const] : []),
    ...events.map((event) => eventEntry(event, refunds)),
    ...refunds.flatMap((refund) => refundEntries(refund, actorNames)),
    ...documents.map(({ issuedAt, kind, sequence, totalCents }) => ({
      at: issuedAt,
      kind: 'document' as const,
      amountCents: totalCents,
      detail: documentNumber(kind, sequence),
    })),
    ...mails.map(({ sentAt, subject }) => ({ at: sentAt, kind: 'mail' as const, detail: subject })),
    ...actions.flatMap(({ at, kind, actorName }) => (byHand(kind) ? [{ at, kind, actorName }] : [])),
  ];
  return entries.sort((one, other) => one.at.getTime() - other.at.getTime() || rankOf(one) - rankOf(other));
}

/**
 * Returns an event's entry. A returned refund has an amount if it was requested here; one made at the payment service
 * has only its id.
 */
function eventEntry({ id, at, kind }: OrderEvent, refunds: readonly Refund[]): HistoryEntry {
  if (kind !== 'refund-returned') return { at, kind };
  const own = refunds.find((refund) => returnedEventId(refund.id) === id);
  return own ? { at, kind, amountCents: own.amountCents } : { at, kind, detail: id.slice(returnedEventId('').length) };
}

function refundEntries(refund: Refund, actorNames: ReadonlyMap<UserId, string>): HistoryEntry[] {
  const { amountCents, reason, actorId, state, settledAt, refusal } = refund;
  const asked: HistoryEntry[] =
    actorId === null
      ? []
      : [
          {
            at: refund.askedAt,
            kind: 'refund-asked',
            amountCents,
            detail: reason,
            actorName: actorNames.get(actorId) || null,
          },
        ];
  if (settledAt === null) return asked;
  const isDone = state === 'done';
  const detail = isDone ? (actorId === null ? reason : '') : (refusal ?? '');
  return [...asked, { at: settledAt, kind: isDone ? 'refund-done' : 'refund-refused', amountCents, detail }];
}
