import type { Knex } from 'knex';
import type { Period, TaxDocumentRepository } from '../../../domain/enrolment/invoices/ports.ts';
import type { TaxDocument, TaxDocumentDraft } from '../../../domain/enrolment/invoices/tax-document.ts';
import type { OrderId } from '../../../domain/kernel/ids.ts';
import { columnsOf, type RowOf, textOrNone, time } from '../columns.ts';
import { toMillis } from '../times.ts';
import { inTransaction } from '../transaction.ts';

const DOCUMENTS = columnsOf<Omit<TaxDocument, 'seller' | 'buyer'>>()({
  id: 'id',
  kind: 'kind',
  sequence: 'sequence',
  orderId: 'order_id',
  refundId: 'refund_id',
  creditedSequence: 'credited_sequence',
  issuedAt: time('issued_at'),
  description: 'description',
  coupon: 'coupon',
  priceCents: 'price_cents',
  discountCents: 'discount_cents',
  totalCents: 'total_cents',
  gstCents: 'gst_cents',
  gstRate: 'gst_rate',
  tax: 'tax',
  currency: 'currency',
});
const SELLER = columnsOf<TaxDocument['seller']>()({
  name: 'seller_name',
  abn: 'seller_abn',
  address: 'seller_address',
});
const BUYER = columnsOf<TaxDocument['buyer']>()({
  name: 'buyer_name',
  email: 'buyer_email',
  country: textOrNone('buyer_country'),
});

type Row = RowOf<typeof DOCUMENTS> & RowOf<typeof SELLER> & RowOf<typeof BUYER>;

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
  ...DOCUMENTS.toRow(document),
  ...SELLER.toRow(seller),
  ...BUYER.toRow(buyer),
});

const toDocument = (row: Row): TaxDocument => ({
  ...DOCUMENTS.toNoun(row),
  seller: SELLER.toNoun(row),
  buyer: BUYER.toNoun(row),
});
