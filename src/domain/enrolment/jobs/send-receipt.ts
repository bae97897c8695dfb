import type { OrderId } from '../../kernel/ids.ts';
import { button, facts, type MailBlock, type Mailer } from '../../kernel/mail.ts';
import { inDollars } from '../../kernel/money.ts';
import type { People } from '../../kernel/people.ts';
import type { Site } from '../../kernel/site.ts';
import { noSuchOrder } from '../errors.ts';
import type { TaxDocumentRepository } from '../invoices/ports.ts';
import { documentNumber, documentTitle, type TaxDocument } from '../invoices/tax-document.ts';
import { receiptMail } from '../mails.ts';
import type { OrderRepository } from '../ports.ts';

/** The receipt of one paid order. Its mail key is the order, so a repeated job writes one mail. */
export class SendReceipt {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly taxDocuments: Pick<TaxDocumentRepository, 'listOf'>,
    private readonly buyers: Pick<People, 'find'>,
    private readonly mailer: Mailer,
    private readonly site: Site,
  ) {}

  async run({ orderId }: { orderId: OrderId }): Promise<void> {
    const order = await this.orders.find(orderId);
    const buyer = order && (await this.buyers.find(order.userId));
    if (!order || !buyer) throw noSuchOrder();
    const invoice = (await this.taxDocuments.listOf([orderId])).find(({ kind }) => kind === 'invoice');
    await this.mailer.send(receiptMail(order, buyer, this.site, invoice ? this.blocksOf(invoice) : []));
  }

  private blocksOf(invoice: TaxDocument): MailBlock[] {
    const number = documentNumber('invoice', invoice.sequence);
    const title = documentTitle(invoice);
    const gst = invoice.tax === 'taxed' ? [['Includes GST of', inDollars(invoice.gstCents)] as const] : [];
    // Without an ABN the document is a receipt as well, and two numbers of one word would be confusing.
    const label = title === 'Receipt' ? 'Document' : title;
    return [
      facts([[label, number], ...gst]),
      button(`Open the ${title.toLowerCase()}`, `${this.site.origin}/profile/receipts/${number}`),
    ];
  }
}
