import { number, object } from 'yup';
import { MAX_SEARCH, SORT_ORDERS } from './admin-students.ts';
import { ORDER_SORTS, ORDER_STATES } from './literals.ts';
import { pageFields } from './request-fields.ts';
import { flag, text } from './strict-text.ts';
import { longText } from './text-rules.ts';

/** Requests of an administrator about orders and tax documents. */

export const MAX_REASON = 500;

const SORTS = `Orders are sorted by ${ORDER_SORTS.join(', ')}.`;
const ORDERS = 'The order is asc or desc.';
const STATES = `A state is one of ${ORDER_STATES.join(', ')}.`;
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
  ...pageFields('orders'),
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
  /** Whether a full refund gives the order's use of its coupon back. */
  returnsCoupon: flag('Please say whether the coupon is free again.').default(false),
});
