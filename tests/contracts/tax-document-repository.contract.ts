import { describe, expect, it } from 'vitest';
import type { TaxDocumentRepository } from '../../src/domain/enrolment/invoices/ports.ts';
import { creditNoteFor, type TaxDocumentDraft } from '../../src/domain/enrolment/invoices/tax-document.ts';
import type { OrderRepository, RefundRepository } from '../../src/domain/enrolment/ports.ts';
import type { UnitOfWork } from '../../src/domain/kernel/unit-of-work.ts';
import { inParallel } from './in-parallel.ts';
import { anOrder, aRefund, aTaxDocument, friday, monday, ODD_TEXT, tuesday } from './samples.ts';

interface Stores {
  readonly orders: OrderRepository;
  readonly refunds: RefundRepository;
  readonly taxDocuments: TaxDocumentRepository;
}
export interface Books {
  readonly stores: Stores;
  readonly work: UnitOfWork<Stores>;
}

const ORDERS = 24;

/** What every TaxDocumentRepository promises. `open` hands over empty books. */
export function taxDocumentRepositoryContract(adapter: string, open: () => Promise<Books>): void {
  const withOrders = async () => {
    const books = await open();
    for (let i = 0; i < ORDERS; i += 1)
      await books.stores.orders.add(anOrder({ id: `order-${i}`, userId: `user-${i}`, status: 'paid', paidAt: monday }));
    return books;
  };
  const invoice = (index: number, facts: Partial<TaxDocumentDraft> = {}) =>
    aTaxDocument({ id: `document-${index}`, orderId: `order-${index}`, ...facts });

  describe(`TaxDocumentRepository on ${adapter}`, () => {
    it('gives a document back as it was issued, under the first number of its series', async () => {
      const { stores, work } = await withOrders();
      const buyer = { name: ODD_TEXT, email: '', country: null };
      const draft = invoice(0, { description: ODD_TEXT, seller: { name: ODD_TEXT, abn: null, address: '' }, buyer });
      const document = await work.run(({ taxDocuments }) => taxDocuments.issue(draft));
      expect(document).toEqual({ ...draft, sequence: 1 });
      expect(await stores.taxDocuments.listOf(['order-0'])).toEqual([document]);
      expect(await stores.taxDocuments.listOf([])).toEqual([]);
      await stores.refunds.add(aRefund({ orderId: 'order-0' }), 'course');
      const refund = { id: 'refund', amountCents: 100 };
      const note = await work.run(({ taxDocuments }) =>
        taxDocuments.issue(creditNoteFor(document, { refund, creditedBefore: 0, id: 'note', at: friday })),
      );
      expect(note).toMatchObject({ sequence: 1, creditedSequence: 1 });
      expect(await stores.taxDocuments.listOf(['order-0', 'order-1'])).toEqual([document, note]);
    });

    it('numbers those that are issued at once without a gap, and takes the number of one that is undone back', async () => {
      const { stores, work } = await withOrders();
      const answers = await Promise.allSettled(
        Array.from({ length: ORDERS }, (_, index) =>
          work.run(async ({ taxDocuments }) => {
            await taxDocuments.issue(invoice(index));
            if (index % 4 === 1) throw new Error('undone');
          }),
        ),
      );
      const kept = answers.filter(({ status }) => status === 'fulfilled').length;
      expect(kept).toBe(ORDERS - ORDERS / 4);
      const documents = await stores.taxDocuments.listOf(Array.from({ length: ORDERS }, (_, i) => `order-${i}`));
      const numbers = documents.map(({ sequence }) => sequence).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: kept }, (_, index) => index + 1));
      const next = await work.run(({ taxDocuments }) => taxDocuments.issue(invoice(1)));
      expect(next.sequence).toBe(kept + 1);
    });

    it('issues one invoice for an order, and one credit note for a refund', async () => {
      const { stores, work } = await withOrders();
      const tries = await inParallel(5, (index) =>
        work
          .run(({ taxDocuments }) => taxDocuments.issue(invoice(0, { id: `try-${index}` })))
          .then(
            () => true,
            () => false,
          ),
      );
      expect(tries.filter(Boolean)).toHaveLength(1);
      await stores.refunds.add(aRefund({ orderId: 'order-0' }), 'course');
      const note = (id: string) => invoice(0, { id, kind: 'credit-note', refundId: 'refund', creditedSequence: 1 });
      await work.run(({ taxDocuments }) => taxDocuments.issue(note('first')));
      await expect(work.run(({ taxDocuments }) => taxDocuments.issue(note('second')))).rejects.toBeInstanceOf(Error);
      expect((await stores.taxDocuments.listOf(['order-0'])).map(({ kind, sequence }) => [kind, sequence])).toEqual([
        ['invoice', 1],
        ['credit-note', 1],
      ]);
    });

    it('lists what was issued in a period, oldest first, page after page', async () => {
      const { stores, work } = await withOrders();
      const times = [tuesday, monday, friday, tuesday];
      for (const [index, issuedAt] of times.entries())
        await work.run(({ taxDocuments }) => taxDocuments.issue(invoice(index, { issuedAt })));
      const { taxDocuments } = stores;
      const week = { from: monday, before: friday };
      const first = await taxDocuments.issuedIn(week, undefined, 2);
      expect(first.map(({ id }) => id)).toEqual(['document-1', 'document-0']);
      expect((await taxDocuments.issuedIn(week, first[1], 2)).map(({ id }) => id)).toEqual(['document-3']);
      expect(await taxDocuments.issuedIn({ from: friday, before: friday }, undefined, 2)).toEqual([]);
    });

    it('finds paid orders without an invoice, by their day of payment', async () => {
      const { stores, work } = await open();
      const facts = { status: 'paid', courseId: 'course' } as const;
      await stores.orders.add(anOrder({ ...facts, id: 'late', paidAt: friday }));
      await stores.orders.add(anOrder({ ...facts, id: 'early', paidAt: monday, status: 'refunded' }));
      await stores.orders.add(anOrder({ ...facts, id: 'invoiced', paidAt: monday }));
      await stores.orders.add(anOrder({ id: 'pending' }));
      await work.run(({ taxDocuments }) => taxDocuments.issue(aTaxDocument({ orderId: 'invoiced' })));
      expect((await stores.orders.listWithoutInvoice(5)).map(({ id }) => id)).toEqual(['early', 'late']);
      expect((await stores.orders.listWithoutInvoice(1)).map(({ id }) => id)).toEqual(['early']);
    });
  });
}
