/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/** Filter of the order list: a state of the order, or of its money. */
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

/** Discounts of a coupon: percent of the price, an amount of it, or another price. */
export const COUPON_OFFS = ['percent', 'amount', 'price'] as const;
export type CouponOffKind = (typeof COUPON_OFFS)[number];

/** Why a coupon does not count, where saying so gives nothing away; it names no code that was not typed. */
export const COUPON_REASONS = ['not-yet', 'ended', 'first-purchase'] as const;
export type CouponReason = (typeof COUPON_REASONS)[number];

/** `used-up`: no use is left; `over`: its last day has passed; `ended`: by hand. */
export const COUPON_STATES = ['planned', 'running', 'used-up', 'over', 'ended'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

export const ORDER_SORTS = ['placed', 'name', 'total', 'kept'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Kinds of entries in the history of an order. */
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

/**
 * States of a row in a list of people: the first three can be enrolled. `unproven`: the account's address was never
 * confirmed, and its sessions end when the seat is given.
 */
export const PERSON_STATES = [
  'new',
  'known',
  'unproven',
  'malformed',
  'twice',
  'has-course',
  'team',
  'held',
  'disabled',
] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Outcomes of enrolling a person of an import. */
export const ENROLMENT_OUTCOMES = ['waiting', 'enrolled', 'had-course', 'refused'] as const;
export type EnrolmentOutcome = (typeof ENROLMENT_OUTCOMES)[number];

export const PEOPLE_LIMITS = { bytes: 2_000_000, people: 5_000 } as const;

/** Events of an order without a timestamp column of their own, unlike placing, paying and refunds. */
export type OrderEventKind = Exclude<
  HistoryKind,
  'placed' | 'paid' | 'refund-asked' | 'refund-done' | 'refund-refused' | 'document' | 'mail' | 'enrolled' | 'revoked'
>;
