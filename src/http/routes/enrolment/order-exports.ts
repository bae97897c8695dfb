import {
  documentNumber,
  documentTitle,
  signed,
  type TaxDocument,
} from '../../../domain/enrolment/invoices/tax-document.ts';
import { type Order, receiptNumber, type SchoolName } from '../../../domain/enrolment/order.ts';
import { stateOf } from '../../../domain/enrolment/order-directory.ts';
import type { ExportOrders } from '../../../domain/enrolment/queries/export-orders.ts';
import type { ExportTaxDocuments } from '../../../domain/enrolment/queries/export-tax-documents.ts';
import { dayOf } from '../../../domain/kernel/calendar.ts';
import type { ordersExportQuery, taxDocumentsQuery } from '../../../wire/orders.ts';
import type { CsvField } from '../../csv.ts';
import type { Call } from '../../route.ts';
import { sendCsv } from '../../send-csv.ts';

const ORDERS_HEAD = [
  'Order',
  'Invoice',
  'Placed',
  'Paid',
  'Name',
  'Email',
  'Country',
  'Course',
  'Coupon',
  'State',
  'Total (AUD)',
  'Refunded (AUD)',
  'Kept (AUD)',
];

/** Country of a buyer who was not asked for it, or did not say. */
const NOT_STATED = 'not stated';

const day = (at: Date | null): string => (at ? dayOf(at) : '');
const keptCents = ({ paidAt, totalCents, refundedCents }: Order): number => (paidAt ? totalCents - refundedCents : 0);

/** GET /admin/orders/export.csv */
export const exportOrders =
  (useCase: ExportOrders, settings: SchoolName) =>
  ({ query: { search, state, from, to }, user, res }: Call<{ query: typeof ordersExportQuery }>): Promise<void> =>
    sendCsv(res, {
      name: 'orders',
      head: ORDERS_HEAD,
      pages: useCase.run({ actorId: user.userId, search, ...(state ? { state } : {}), from, to }),
      lineOf: ({ order, buyerName, buyerEmail, sequence }) => [
        receiptNumber(order, settings.brandName),
        sequence === null ? '' : documentNumber('invoice', sequence),
        day(order.createdAt),
        day(order.paidAt),
        buyerName,
        buyerEmail,
        order.buyerCountry ?? NOT_STATED,
        order.courseTitle,
        order.coupon ?? '',
        stateOf(order),
        { cents: order.totalCents },
        { cents: order.refundedCents },
        { cents: keptCents(order) },
      ],
    });

const DOCUMENTS_HEAD = [
  'Date',
  'Document',
  'Number',
  'Corrects',
  'Order',
  'Buyer',
  'Email',
  'Country',
  'Description',
  'Tax',
  'GST rate',
  'Total incl. GST (AUD)',
  'GST (AUD)',
  'Total excl. GST (AUD)',
];

const TAX = { taxed: 'GST', export: 'GST-free export', unregistered: 'No GST' } as const;

const documentLine = (document: TaxDocument, schoolName: string): CsvField[] => {
  const { kind, totalCents, gstCents, gstRate, creditedSequence } = document;
  return [
    dayOf(document.issuedAt),
    documentTitle(document),
    documentNumber(kind, document.sequence),
    creditedSequence === null ? '' : documentNumber('invoice', creditedSequence),
    receiptNumber({ id: document.orderId }, schoolName),
    document.buyer.name,
    document.buyer.email,
    document.buyer.country ?? NOT_STATED,
    document.description,
    TAX[document.tax],
    gstRate === null ? '' : `${gstRate / 100} %`,
    { cents: signed(document, totalCents) },
    { cents: signed(document, gstCents) },
    { cents: signed(document, totalCents - gstCents) },
  ];
};

/** GET /admin/tax-documents.csv: what an accountant books, with the sums below; a credit note is negative. */
export const exportTaxDocuments =
  (useCase: ExportTaxDocuments, settings: SchoolName) =>
  ({ query: { from, to }, user, res }: Call<{ query: typeof taxDocumentsQuery }>): Promise<void> => {
    let [totalCents, gstCents] = [0, 0];
    return sendCsv(res, {
      name: 'invoices',
      head: DOCUMENTS_HEAD,
      pages: useCase.run({ actorId: user.userId, from, to }),
      lineOf: (document) => {
        totalCents += signed(document, document.totalCents);
        gstCents += signed(document, document.gstCents);
        return documentLine(document, settings.brandName);
      },
      foot: () => [
        [
          'Total',
          ...Array.from({ length: 10 }, () => ''),
          { cents: totalCents },
          { cents: gstCents },
          { cents: totalCents - gstCents },
        ],
      ],
    });
  };
