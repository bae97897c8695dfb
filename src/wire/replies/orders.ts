import {
  boolean,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  type Reply,
  type Shape,
  string,
  time,
} from '../json-schema.ts';
import { HISTORY_KINDS, ORDER_STATES } from '../literals.ts';
import { ids } from './ids.ts';

const COUNTRY = 'ISO 3166-1; null where the buyer stated none, and is taxed as in Australia.';

export const taxDocumentSchema = object(
  {
    ...ids,
    kind: oneOf(['invoice', 'credit-note']),
    number: string(),
    title: oneOf(['Tax invoice', 'Invoice', 'Receipt', 'Adjustment note', 'Credit note']),
    orderNumber: string(),
    credits: nullable(string(), 'The number of the invoice that a credit note corrects.'),
    issuedAt: time(),
    seller: object({
      name: string(),
      abn: nullable(string(), 'Eleven digits.'),
      address: string(),
    }),
    buyer: object({ name: string(), email: string(), country: nullable(string(), COUNTRY) }),
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

export const ordersSchema = object(
  {
    orders: list(object(listing, 'OrderListing')),
    total: integer('On all pages.'),
    paid: number('Dollars, on all pages.'),
    refunded: number('Dollars, on all pages.'),
    kept: number('Dollars, on all pages.'),
    page: integer(),
    limit: integer(),
  },
  'Orders',
);

const refundSchema = object(
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

const historySchema = object(
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

export const orderSchema = object(
  {
    ...listing,
    price: number('Dollars.'),
    discount: number('Dollars.'),
    coupon: nullable(string()),
    hasCouponUse: boolean('Whether a full refund can make a use of the coupon free again.'),
    country: nullable(string(), COUNTRY),
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

export const unmatchedPaymentsSchema = object(
  {
    payments: list(
      object(
        {
          checkoutId: string(),
          orderId: string('As the payment names it; it may be unknown here, as may the next two.'),
          userId: string(),
          courseId: string(),
          amount: number('In its own currency.'),
          refunded: number('In its own currency.'),
          currency: string('ISO 4217.'),
          payer: nullable(object({ name: string(), email: string() })),
          foundAt: time(),
        },
        'UnmatchedPayment',
      ),
      'Oldest first.',
    ),
  },
  'UnmatchedPayments',
);

/** An invoice or a credit note, frozen as it was issued. Sums in dollars; never negative. */
export type TaxDocumentReply = Reply<typeof taxDocumentSchema>;
export type OrdersReply = Reply<typeof ordersSchema>;
export type RefundReply = Reply<typeof refundSchema>;
export type HistoryReply = Reply<typeof historySchema>;
/** GET /admin/orders/{id} */
export type OrderReply = Reply<typeof orderSchema>;
/** GET /admin/unmatched-payments, and what a refund answers. Oldest first. */
export type UnmatchedPaymentsReply = Reply<typeof unmatchedPaymentsSchema>;
export type OrderListing = Shape<typeof listing>;
/** A payment that fits no order. What it names may be unknown to the school. */
export type UnmatchedPaymentReply = UnmatchedPaymentsReply['payments'][number];
