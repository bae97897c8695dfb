import type { OrderId } from '../../kernel/ids.ts';
import type { TaxDocument, TaxDocumentDraft } from './tax-document.ts';

/** Half-open interval: `to` is excluded. */
export interface Period {
  readonly from: Date;
  readonly before: Date;
}

/** Contract: tests/contracts/tax-document-repository.contract.ts. */
export interface TaxDocumentRepository {
  /**
   * Keeps the document under the next number of its kind. Inside a transaction: what is undone leaves no gap, and of
   * several at once each gets its own. Rejects a second invoice for an order and a second credit note for a refund.
   */
  issue(draft: TaxDocumentDraft): Promise<TaxDocument>;
  /** Documents of these orders: each order's invoice, then its credit notes by number. One query. */
  listOf(orderIds: readonly OrderId[]): Promise<TaxDocument[]>;
  /** Issued in the period, oldest first, those behind `last`: reading on stays right while more are issued. */
  issuedIn(period: Period, last: TaxDocument | undefined, limit: number): Promise<TaxDocument[]>;
}
