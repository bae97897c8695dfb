/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/** What an administrator filters by: a state of an order, or what became of its money. */
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

/** What happens to an order and leaves no time of its own in it. Placing, paying and refunds do. */
export const ORDER_EVENTS = [
  'card-page-opened',
  'processing',
  'failed',
  'cancelled',
  'access-given',
  'access-ended',
  'dispute-open',
  'dispute-won',
  'dispute-lost',
  'refund-returned',
  'found-again',
] as const;
export type OrderEventKind = (typeof ORDER_EVENTS)[number];

/** What an order’s history tells of. */
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
