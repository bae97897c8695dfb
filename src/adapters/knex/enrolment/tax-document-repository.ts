import type { Knex } from 'knex';
import type { Period, TaxDocumentRepository } from '../../../domain/enrolment/invoices/ports.ts';
import type {
  TaxDocument,
  TaxDocumentDraft,
  TaxDocumentKind,
} from '../../../domain/enrolment/invoices/tax-document.ts';
import type { OrderId } from '../../../domain/kernel/ids.ts';
import { type Millis, toMillis, toTime } from '../times.ts';
import { inTransaction } from '../transaction.ts';

interface Row {
  id: string;
  kind: TaxDocumentKind;
  sequence: number;
  order_id: string;
  refund_id: string | null;
  credited_sequence: number | null;
  issued_at: Millis;
  seller_name: string;
  seller_abn: string | null;
  seller_address: string;
  buyer_name: string;
  buyer_email: string;
  buyer_country: string;
  description: string;
  coupon: string | null;
  price_cents: number;
  discount_cents: number;
  total_cents: number;
  gst_cents: number;
  gst_rate: number | null;
  tax: TaxDocument['tax'];
  currency: 'AUD';
}

/** Locks the series' row until the transaction ends: the next number waits for commit or rollback. */
const NEXT_NUMBER = `insert into document_series (kind, last) values (?, 1)
  on conflict (kind) do update set last = document_series.last + 1 returning last`;

export class KnexTaxDocumentRepository implements TaxDocumentRepository {
  constructor(private readonly db: Knex) {}

  issue(draft: TaxDocumentDraft): Promise<TaxDocument> {
    return inTransaction(this.db, async (trx) => {
      const answer = await trx.raw<{ last: number }[] | { rows: { last: number }[] }>(NEXT_NUMBER, [draft.kind]);
      const [next] = Array.isArray(answer) ? answer : answer.rows;
      if (!next) throw new Error('The series of documents gave no number.');
      const document: TaxDocument = { ...draft, sequence: next.last };
      await trx<Row>('tax_documents').insert(toRow(document));
      return document;
    });
  }

  async listOf(orderIds: readonly OrderId[]): Promise<TaxDocument[]> {
    if (orderIds.length === 0) return [];
    const rows = await this.rows()
      .whereIn('order_id', orderIds)
      // Descending: an invoice sorts before a credit note.
      .orderBy([{ column: 'order_id' }, { column: 'kind', order: 'desc' }, { column: 'sequence' }]);
    return rows.map(toDocument);
  }

  async issuedIn(period: Period, last: TaxDocument | undefined, limit: number): Promise<TaxDocument[]> {
    const rows = this.rows()
      .where('issued_at', '>=', toMillis(period.from))
      .where('issued_at', '<', toMillis(period.before))
      .orderBy(['issued_at', 'id'])
      .limit(limit);
    if (last) void rows.whereRaw('(issued_at, id) > (?, ?)', [toMillis(last.issuedAt), last.id]);
    return (await rows).map(toDocument);
  }

  private rows() {
    return this.db<Row>('tax_documents');
  }
}

const toRow = ({ seller, buyer, ...document }: TaxDocument): Row => ({
  id: document.id,
  kind: document.kind,
  sequence: document.sequence,
  order_id: document.orderId,
  refund_id: document.refundId,
  credited_sequence: document.creditedSequence,
  issued_at: toMillis(document.issuedAt),
  seller_name: seller.name,
  seller_abn: seller.abn,
  seller_address: seller.address,
  buyer_name: buyer.name,
  buyer_email: buyer.email,
  buyer_country: buyer.country,
  description: document.description,
  coupon: document.coupon,
  price_cents: document.priceCents,
  discount_cents: document.discountCents,
  total_cents: document.totalCents,
  gst_cents: document.gstCents,
  gst_rate: document.gstRate,
  tax: document.tax,
  currency: document.currency,
});

const toDocument = (row: Row): TaxDocument => ({
  id: row.id,
  kind: row.kind,
  sequence: row.sequence,
  orderId: row.order_id,
  refundId: row.refund_id,
  creditedSequence: row.credited_sequence,
  issuedAt: toTime(row.issued_at),
  seller: { name: row.seller_name, abn: row.seller_abn, address: row.seller_address },
  buyer: { name: row.buyer_name, email: row.buyer_email, country: row.buyer_country },
  description: row.description,
  coupon: row.coupon,
  priceCents: row.price_cents,
  discountCents: row.discount_cents,
  totalCents: row.total_cents,
  gstCents: row.gst_cents,
  gstRate: row.gst_rate,
  tax: row.tax,
  currency: row.currency,
});
