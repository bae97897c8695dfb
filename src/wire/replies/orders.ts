import { boolean, integer, list, nullable, number, object, oneOf, string, time } from '../json-schema.ts';
import {
  HISTORY_KINDS,
  type HistoryReply,
  ORDER_STATES,
  type OrderListing,
  type OrderReply,
  type OrdersReply,
  type RefundReply,
  type TaxDocumentReply,
  type UnmatchedPaymentReply,
  type UnmatchedPaymentsReply,
} from '../orders.ts';
import { ids } from './ids.ts';

export const taxDocumentSchema = object<TaxDocumentReply>(
  {
    ...ids,
    kind: oneOf(['invoice', 'credit-note']),
    number: string(),
    title: oneOf(['Tax invoice', 'Invoice', 'Receipt', 'Adjustment note', 'Credit note']),
    orderNumber: string(),
    credits: nullable(string(), 'The number of the invoice that a credit note corrects.'),
    issuedAt: time(),
    seller: object<TaxDocumentReply['seller']>({
      name: string(),
      abn: nullable(string(), 'Eleven digits.'),
      address: string(),
    }),
    buyer: object<TaxDocumentReply['buyer']>({ name: string(), email: string(), country: string('ISO 3166-1.') }),
    description: string(),
    coupon: nullable(string()),
    price: number('Dollars.'),
    discount: number('Dollars.'),
    total: number('Dollars, GST included.'),
    gst: number('Dollars.'),
    gstRate: nullable(number('Per cent.')),
    tax: oneOf(['taxed', 'export', 'unregistered']),
  },
  'TaxDocument',
);

const listing = {
  ...ids,
  orderNumber: string(),
  invoiceNumber: nullable(string(), 'Null until it is paid.'),
  userId: string(),
  name: string('Empty when the account is gone.'),
  email: string(),
  courseId: string(),
  courseTitle: string(),
  state: oneOf(ORDER_STATES),
  total: number('Dollars.'),
  refunded: number('Dollars.'),
  kept: number('Dollars.'),
  createdAt: time(),
  paidAt: nullable(time()),
};

export const ordersSchema = object<OrdersReply>(
  {
    orders: list(object<OrderListing>(listing, 'OrderListing')),
    total: integer('On all pages.'),
    paid: number('Dollars, on all pages.'),
    refunded: number('Dollars, on all pages.'),
    kept: number('Dollars, on all pages.'),
    page: integer(),
    limit: integer(),
  },
  'Orders',
);

const refundSchema = object<RefundReply>(
  {
    ...ids,
    amount: number('Dollars.'),
    reason: string(),
    state: oneOf(['asked', 'done', 'refused']),
    isOurs: boolean('False where it was made at the payment service’s own desk.'),
    endsAccess: boolean(),
    askedAt: time(),
    settledAt: nullable(time()),
    refusal: nullable(string()),
  },
  'Refund',
);

const historySchema = object<HistoryReply>(
  {
    at: time(),
    kind: oneOf(HISTORY_KINDS),
    amount: nullable(number('Dollars.')),
    detail: string(),
    isByAdmin: boolean(),
    by: nullable(string(), 'Null for an administrator who is gone.'),
  },
  'OrderHistory',
);

export const orderSchema = object<OrderReply>(
  {
    ...listing,
    price: number('Dollars.'),
    discount: number('Dollars.'),
    coupon: nullable(string()),
    country: string('ISO 3166-1.'),
    checkoutId: nullable(string()),
    isCourseGone: boolean(),
    refundable: number('Dollars; 0 while a refund is under way.'),
    refundRefusal: nullable(string(), 'Why nothing of it can be given back; null where it can.'),
    accessAfterRefund: oneOf(['ends', 'by-order', 'by-hand', 'none']),
    refunds: list(refundSchema),
    documents: list(taxDocumentSchema),
    history: list(historySchema, 'Oldest first.'),
  },
  'Order',
);

export const unmatchedPaymentsSchema = object<UnmatchedPaymentsReply>(
  {
    payments: list(
      object<UnmatchedPaymentReply>(
        {
          checkoutId: string(),
          orderId: string('As the payment names it; it may be unknown here, as may the next two.'),
          userId: string(),
          courseId: string(),
          amount: number('In its own currency.'),
          refunded: number('In its own currency.'),
          currency: string('ISO 4217.'),
          payer: nullable(object<{ name: string; email: string }>({ name: string(), email: string() })),
          foundAt: time(),
        },
        'UnmatchedPayment',
      ),
      'Oldest first.',
    ),
  },
  'UnmatchedPayments',
);
