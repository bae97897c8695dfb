import type { UserId } from '../../kernel/ids.ts';
import type { TaxDocumentRepository } from '../invoices/ports.ts';
import type { TaxDocument } from '../invoices/tax-document.ts';
import type { Order } from '../order.ts';
import type { OrderRepository } from '../ports.ts';

export interface Purchase {
  readonly order: Order;
  /** Its invoice, then its credit notes. */
  readonly documents: readonly TaxDocument[];
}

/** Lists a user's paid orders, newest first, refunded ones too: their documents stay available. */
export class ListPurchases {
  constructor(
    private readonly orders: Pick<OrderRepository, 'listOf'>,
    private readonly taxDocuments: Pick<TaxDocumentRepository, 'listOf'>,
  ) {}

  async run(input: { userId: UserId }): Promise<Purchase[]> {
    const orders = (await this.orders.listOf(input.userId)).filter(({ paidAt }) => paidAt !== null);
    const documents = await this.taxDocuments.listOf(orders.map(({ id }) => id));
    return orders
      .sort((one, other) => (other.paidAt?.getTime() ?? 0) - (one.paidAt?.getTime() ?? 0))
      .map((order) => ({ order, documents: documents.filter(({ orderId }) => orderId === order.id) }));
  }
}
