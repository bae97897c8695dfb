import type { OrderId, RefundId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { People } from '../../kernel/people.ts';
import type { Site } from '../../kernel/site.ts';
import { noSuchOrder } from '../errors.ts';
import type { TaxDocumentRepository } from '../invoices/ports.ts';
import { documentNumber } from '../invoices/tax-document.ts';
import { creditNoteMail, refundMail } from '../mails.ts';
import type { OrderRepository, RefundRepository } from '../ports.ts';

/** Job: tells the buyer of one refund, with its credit note. Repeating it writes one mail. */
export class SendRefundNotice {
  constructor(
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly refunds: Pick<RefundRepository, 'find'>,
    private readonly taxDocuments: Pick<TaxDocumentRepository, 'listOf'>,
    private readonly buyers: Pick<People, 'find'>,
    private readonly mailer: Mailer,
    private readonly site: Site,
  ) {}

  async run({ orderId, refundId }: { orderId: OrderId; refundId?: RefundId }): Promise<void> {
    const order = await this.orders.find(orderId);
    const buyer = order && (await this.buyers.find(order.userId));
    if (!order) throw noSuchOrder();
    // Their data was erased: nobody is left to tell.
    if (!buyer) return;
    const refund = refundId === undefined ? undefined : await this.refunds.find(refundId);
    const documents = await this.taxDocuments.listOf([orderId]);
    const note = documents.find((one) => one.kind === 'credit-note' && one.refundId === refundId);
    if (!refund || !note) return this.mailer.send(refundMail(order, buyer, this.site));
    const number = documentNumber('credit-note', note.sequence);
    const isWhole = order.status === 'refunded' && lastNote(documents) === note;
    await this.mailer.send(
      creditNoteMail(
        {
          number,
          invoiceNumber: documentNumber('invoice', note.creditedSequence ?? 0),
          courseTitle: note.description,
          amountCents: note.totalCents,
          issuedAt: note.issuedAt,
          // The reason is internal to the school: the buyer is not told.
          reason: '',
          endsAccess: refund.endsAccess || (isWhole && refund.actorId === null),
          url: `${this.site.origin}/profile/receipts/${number}`,
        },
        buyer,
        this.site,
      ),
    );
  }
}

const lastNote = <T>(documents: readonly T[]): T | undefined => documents.at(-1);
