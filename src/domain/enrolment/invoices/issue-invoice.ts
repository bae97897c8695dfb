import type { Ids } from '../../kernel/ids.ts';
import type { People } from '../../kernel/people.ts';
import type { Order } from '../order.ts';
import type { TaxDocumentRepository } from './ports.ts';
import { type Buyer, invoiceFor, type Seller, type TaxDocument } from './tax-document.ts';

export interface InvoiceStores {
  readonly taxDocuments: TaxDocumentRepository;
  readonly users: Pick<People, 'find'>;
}

/**
 * The invoice for an order, issued now unless it was. Inside the transaction that made the order paid. Whose account is
 * gone is called as the payment service knows them.
 */
export async function issueInvoice(
  { taxDocuments, users }: InvoiceStores,
  { order, at, ids, seller, payer }: { order: Order; at: Date; ids: Ids; seller: Seller; payer?: Buyer | null },
): Promise<TaxDocument> {
  const issued = (await taxDocuments.listOf([order.id])).find(({ kind }) => kind === 'invoice');
  if (issued) return issued;
  const buyer = (await users.find(order.userId)) ?? payer ?? { name: '', email: '' };
  return taxDocuments.issue(invoiceFor(order, { buyer, seller, id: ids.next(), at }));
}
