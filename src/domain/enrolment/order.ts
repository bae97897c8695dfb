import { folded } from '../kernel/fold-text.ts';
import type { CourseId, OrderId, UserId } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';
import type { AccessSpan } from './access-period.ts';
import type { Quote } from './coupons/quote.ts';
import type { CountryCode } from './invoices/gst.ts';

/**
 * `processing`: the buyer has paid in a way that takes days, such as a bank debit, and the money has not arrived;
 * `failed`: such a payment did not arrive; `refunded`: the whole sum went back.
 */
export type OrderStatus = 'pending' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'refunded';

/** State transitions. A payment for an order that was given up still counts. */
const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['processing', 'paid', 'failed', 'cancelled'],
  processing: ['paid', 'failed'],
  failed: ['paid'],
  cancelled: ['processing', 'paid', 'failed'],
  paid: ['refunded'],
  refunded: [],
};

/** The buyer's bank asks for the money back: not decided yet, decided for the school, or for the buyer. */
export type Dispute = 'open' | 'won' | 'lost';

export const ORDER_STATUSES = Object.keys(TRANSITIONS) as OrderStatus[];

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => TRANSITIONS[from].includes(to);

/** The states that an order may be in to move to this one: the condition of a conditional write. */
export const statusesBefore = (to: OrderStatus): OrderStatus[] => ORDER_STATUSES.filter((from) => canMove(from, to));

/** Agreement of one buyer on one course. Stored before the payment service is called. */
export interface Order {
  readonly id: OrderId;
  readonly userId: UserId;
  readonly courseId: CourseId;
  /** Title at the time of purchase: a receipt never changes. */
  readonly courseTitle: string;
  /** Months of access bought; null for an order older than this column whose course is deleted. */
  readonly durationMonths: number | null;
  readonly priceCents: Cents;
  readonly discountCents: Cents;
  readonly totalCents: Cents;
  readonly currency: 'AUD';
  readonly coupon: string | null;
  /** Country that the buyer stated, null for none; decides about GST. */
  readonly buyerCountry: CountryCode | null;
  readonly status: OrderStatus;
  /** The payment service's own id of the checkout, once it has answered. */
  readonly checkoutId: string | null;
  readonly checkoutUrl: string | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** Period of access, as of the payment: a receipt never changes. */
  readonly access: AccessSpan | null;
  /** Sum refunded so far, by refunds and by lost disputes. */
  readonly refundedCents: Cents;
  /** Time when we learned of the last refund. */
  readonly refundedAt: Date | null;
  readonly dispute: Dispute | null;
}

/** Returns whether no payment is needed, so that the payment service is not called. */
export const isFree = (order: Pick<Order, 'totalCents'>): boolean => order.totalCents === 0;

/** Unambiguous alphabet: neither O nor 0, neither I nor 1. */
const READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CODE_CHARACTERS = 10;

/** Makes the id of a new order: its beginning, which receipts show, can be read aloud; the rest stays random. */
export const orderIdFrom = (random: string): OrderId =>
  [...random.slice(0, CODE_CHARACTERS)].map((letter) => READABLE.at(BASE64URL.indexOf(letter) % 32)).join('') +
  random.slice(CODE_CHARACTERS);

/** Current name of the school, which its owner may change: read when a number is made. */
export interface SchoolName {
  readonly brandName: string;
}

const MAX_PREFIX = 8;

/** Returns the first word of the school's name in capitals, digits and no other sign; `ORDER` where it has none. */
const receiptPrefix = (schoolName: string): string => {
  const [word = ''] = folded(schoolName).split(' ');
  return (
    word
      .replace(/[^a-z0-9]/g, '')
      .slice(0, MAX_PREFIX)
      .toUpperCase() || 'ORDER'
  );
};

/**
 * Returns the receipt's number: short, easy to say on the phone. The code behind the dash is unique because the id is,
 * and never changes; the prefix is the school's of today, so an order is found by its code.
 */
export const receiptNumber = (order: Pick<Order, 'id'>, schoolName: string): string =>
  `${receiptPrefix(schoolName)}-${order.id.slice(0, CODE_CHARACTERS).toUpperCase()}`;

/** Returns whether the order extended access that the buyer already had. */
export const isExtension = ({ paidAt, access }: Pick<Order, 'paidAt' | 'access'>): boolean =>
  paidAt !== null && access !== null && access.from > paidAt;

/** Terms that a buyer agrees to. */
export interface Deal extends Quote {
  readonly durationMonths: number;
}

/** Returns whether the order still has these terms: price, coupon and duration. */
export const isSameDeal = (order: Pick<Order, 'totalCents' | 'coupon' | 'durationMonths'>, deal: Deal): boolean =>
  order.totalCents === deal.totalCents && order.coupon === deal.coupon && order.durationMonths === deal.durationMonths;
