import type { Period, TaxDocumentRepository } from '../../../src/domain/enrolment/invoices/ports.ts';
import type { TaxDocument, TaxDocumentDraft } from '../../../src/domain/enrolment/invoices/tax-document.ts';
import type { OrderId } from '../../../src/domain/kernel/ids.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

export class MemoryTaxDocumentRepository implements TaxDocumentRepository, Restorable {
  readonly documents = new Table<TaxDocument>();

  async issue(draft: TaxDocumentDraft): Promise<TaxDocument> {
    const isTwice = (one: TaxDocument) =>
      draft.kind === 'invoice'
        ? one.kind === 'invoice' && one.orderId === draft.orderId
        : one.refundId === draft.refundId && one.kind === draft.kind;
    if (this.documents.where(isTwice).length > 0) throw new Error('This document was issued already.');
    const sequence = this.documents.where(({ kind }) => kind === draft.kind).length + 1;
    const document = { ...draft, sequence };
    this.documents.set(document.id, document);
    return document;
  }

  async listOf(orderIds: readonly OrderId[]): Promise<TaxDocument[]> {
    return sortedBy(
      this.documents.where(({ orderId }) => orderIds.includes(orderId)),
      ({ orderId }) => orderId,
      ({ kind }) => (kind === 'invoice' ? 0 : 1),
      ({ sequence }) => sequence,
    );
  }

  async issuedIn(period: Period, last: TaxDocument | undefined, limit: number): Promise<TaxDocument[]> {
    const all = sortedBy(
      this.documents.where(({ issuedAt }) => issuedAt >= period.from && issuedAt < period.before),
      ({ issuedAt }) => issuedAt,
      ({ id }) => id,
    );
    const start = last ? all.findIndex(({ id }) => id === last.id) + 1 : 0;
    return all.slice(start, start + limit);
  }

  snapshot(): () => void {
    return this.documents.snapshot();
  }
}

export const isInvoiced = ({ documents }: MemoryTaxDocumentRepository, orderId: OrderId): boolean =>
  documents.where((one) => one.kind === 'invoice' && one.orderId === orderId).length > 0;
