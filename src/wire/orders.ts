import { number, object } from 'yup';
import { MAX_SEARCH, PAGE_SIZES, SORT_ORDERS } from './admin-students.ts';
import type { Ids } from './ids.ts';
import { flag, text } from './strict-text.ts';
import { longText } from './text-rules.ts';

/** What an administrator asks and reads about orders, and the documents that their buyers get. */

export const ORDER_STATES = [
  'pending',
  'processing',
  'paid',
  'partly-refunded',
  'refunded',
  'failed',
  'cancelled',
  'disputed',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];
export const ORDER_SORTS = ['placed', 'name', 'total', 'kept'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
export const MAX_REASON = 500;

const MAX_PAGE = 1_000_000;
const SORTS = `Orders are sorted by ${ORDER_SORTS.join(', ')}.`;
const ORDERS = 'The order is asc or desc.';
const STATES = `A state is one of ${ORDER_STATES.join(', ')}.`;
const PAGE = 'A page is a whole number from 1.';
const SIZE = `A page has ${PAGE_SIZES.join(', ')} orders.`;
const DAY = 'Please give a day as year, month and day, such as 2026-03-31.';

const nothing = (value: unknown) => (value === '' ? undefined : value);
const day = () => text(DAY).transform(nothing).max(20, DAY).optional();
const found = {
  search: text('Please search for words.')
    .trim()
    .max(MAX_SEARCH, `Please search for at most ${MAX_SEARCH} characters.`)
    .default(''),
  state: text(STATES).transform(nothing).oneOf(ORDER_STATES, STATES).optional(),
  from: day(),
  to: day(),
};

/** GET /admin/orders, in the address. A page behind the last one answers the last one; days are those of placing. */
export const ordersQuery = object({
  ...found,
  sort: text(SORTS).oneOf(ORDER_SORTS, SORTS).default('placed'),
  order: text(ORDERS).oneOf(SORT_ORDERS, ORDERS).default('desc'),
  page: number().typeError(PAGE).integer(PAGE).min(1, PAGE).max(MAX_PAGE, PAGE).default(1),
  limit: number().typeError(SIZE).oneOf(PAGE_SIZES, SIZE).default(PAGE_SIZES[0]),
});

/** GET /admin/orders/export.csv */
export const ordersExportQuery = object(found);

/** GET /admin/tax-documents.csv: days of issue, both included. */
export const taxDocumentsQuery = object({ from: day(), to: day() });

const AMOUNT = 'Please enter an amount in dollars.';
const SEEN = 'Please say what had been refunded when you decided.';

/** POST /admin/orders/{id}/refunds. `refunded` is what the sender has seen; another sum by now answers 409. */
export const refundBody = object({
  amount: number()
    .strict()
    .typeError(AMOUNT)
    .required(AMOUNT)
    .moreThan(0, 'Please enter an amount above zero.')
    .max(1_000_000, AMOUNT),
  refunded: number().strict().typeError(SEEN).required(SEEN).min(0, SEEN).max(1_000_000, SEEN),
  reason: longText('Please say why.', MAX_REASON).required('Please say why.'),
  endsAccess: flag('Please say whether access ends.').default(false),
});

/** An invoice or a credit note, frozen as it was issued. Sums in dollars; never negative. */
export interface TaxDocumentReply extends Ids {
  kind: 'invoice' | 'credit-note';
  number: string;
  title: 'Tax invoice' | 'Invoice' | 'Receipt' | 'Adjustment note' | 'Credit note';
  orderNumber: string;
  /** The number of the invoice that a credit note corrects. */
  credits: string | null;
  issuedAt: string;
  seller: { name: string; abn: string | null; address: string };
  buyer: { name: string; email: string; country: string };
  description: string;
  coupon: string | null;
  price: number;
  discount: number;
  /** GST included. */
  total: number;
  gst: number;
  /** Per cent; null where no GST is in it. */
  gstRate: number | null;
  tax: 'taxed' | 'export' | 'unregistered';
}

export interface OrderListing extends Ids {
  orderNumber: string;
  /** Null until it is paid. */
  invoiceNumber: string | null;
  userId: string;
  /** Empty when the account is gone. */
  name: string;
  email: string;
  courseId: string;
  courseTitle: string;
  state: OrderState;
  /** Dollars. */
  total: number;
  refunded: number;
  kept: number;
  createdAt: string;
  paidAt: string | null;
}

export interface OrdersReply {
  orders: OrderListing[];
  /** Of those that were looked for, on all pages; sums in dollars. */
  total: number;
  paid: number;
  refunded: number;
  kept: number;
  page: number;
  limit: number;
}

/** A payment that fits no order. What it names may be unknown to the school. */
export interface UnmatchedPaymentReply {
  checkoutId: string;
  orderId: string;
  userId: string;
  courseId: string;
  /** In its own currency, such as dollars. */
  amount: number;
  refunded: number;
  currency: string;
  /** Null where the payment service does not say. */
  payer: { name: string; email: string } | null;
  foundAt: string;
}

/** GET /admin/unmatched-payments, and what a refund answers. Oldest first. */
export interface UnmatchedPaymentsReply {
  payments: UnmatchedPaymentReply[];
}

export interface RefundReply extends Ids {
  amount: number;
  reason: string;
  state: 'asked' | 'done' | 'refused';
  /** False where it was made at the payment service's own desk. */
  isOurs: boolean;
  endsAccess: boolean;
  askedAt: string;
  settledAt: string | null;
  refusal: string | null;
}

export const HISTORY_KINDS = [
  'placed',
  'card-page-opened',
  'processing',
  'paid',
  'failed',
  'cancelled',
  'access-given',
  'access-ended',
  'refund-asked',
  'refund-done',
  'refund-refused',
  'refund-returned',
  'found-again',
  'dispute-open',
  'dispute-won',
  'dispute-lost',
  'document',
  'mail',
  'enrolled',
  'revoked',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

export interface HistoryReply {
  at: string;
  kind: HistoryKind;
  /** Dollars. */
  amount: number | null;
  detail: string;
  /** Whether an administrator did it, and who; null for one who is gone. */
  isByAdmin: boolean;
  by: string | null;
}

/** GET /admin/orders/{id} */
export interface OrderReply extends OrderListing {
  price: number;
  discount: number;
  coupon: string | null;
  country: string;
  checkoutId: string | null;
  isCourseGone: boolean;
  /** What could be given back now; 0 while a refund is under way. */
  refundable: number;
  /** Why nothing of it can be given back; null where it can, or could when the refund that is under way has ended. */
  refundRefusal: string | null;
  /** What would become of access if all of the money went back. */
  accessAfterRefund: 'ends' | 'by-order' | 'by-hand' | 'none';
  refunds: RefundReply[];
  documents: TaxDocumentReply[];
  /** Oldest first. */
  history: HistoryReply[];
}
