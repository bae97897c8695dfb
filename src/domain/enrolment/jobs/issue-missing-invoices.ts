import type { Ids } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type InvoiceStores, issueInvoice } from '../invoices/issue-invoice.ts';
import type { Seller } from '../invoices/tax-document.ts';
import type { OrderRepository } from '../ports.ts';

const AT_ONCE = 50;

/**
 * Round: issues the invoices of orders that were paid without one, as an older version of this server does while it is
 * being replaced. They carry the day of their payment.
 */
export class IssueMissingInvoices {
  constructor(
    private readonly orders: Pick<OrderRepository, 'listWithoutInvoice'>,
    private readonly work: UnitOfWork<InvoiceStores>,
    private readonly seller: Seller,
    private readonly ids: Ids,
  ) {}

  async run(): Promise<void> {
    for (const order of await this.orders.listWithoutInvoice(AT_ONCE)) {
      const at = order.paidAt ?? order.createdAt;
      await this.work.run((stores) => issueInvoice(stores, { order, at, ids: this.ids, seller: this.seller }));
    }
  }
}
