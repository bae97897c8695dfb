import type { TaxDocumentReply } from '../../../src/wire/replies/orders.ts';

/** Words on an invoice, a receipt or a credit note. */
export const TAX_DOCUMENT = {
  number: 'Number',
  date: 'Date',
  order: 'Order',
  credits: 'Corrects',
  from: 'From',
  to: 'To',
  abn: (digits: string) => `ABN ${digits.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')}`,
  description: 'Description',
  amount: 'Amount (AUD)',
  quantity: '1 enrolment',
  refund: 'Refund of the price paid',
  discount: 'Coupon discount',
  coupon: (code: string) => `Coupon discount ${code}`,
  totals: { invoice: 'Total paid (AUD)', 'credit-note': 'Total refunded (AUD)' } satisfies Record<
    TaxDocumentReply['kind'],
    string
  >,
  gst: (rate: number) => `GST included (${rate} %)`,
  exported: 'GST-free: supplied to a buyer outside Australia.',
  questions: (email: string) => `Questions about this document: ${email}`,
  print: 'Print',
} as const;
