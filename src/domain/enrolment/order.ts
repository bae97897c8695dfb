import type { CourseId, OrderId, UserId } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';
import type { AccessSpan } from './access-period.ts';
import type { Quote } from './coupon.ts';
import type { CountryCode } from './invoices/gst.ts';

/**
 * `processing`: the buyer has paid in a way that takes days, such as a bank debit, and the money has not arrived;
 * `failed`: such a payment did not arrive; `refunded`: the whole sum went back.
 */
export type OrderStatus = 'pending' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'refunded';

/** The transition table: which states an order may move to from each. Who pays after we gave the order up has paid. */
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

/** What one person agreed to pay for one course. Written before the payment service hears of it. */
export interface Order {
  readonly id: OrderId;
  readonly userId: UserId;
  readonly courseId: CourseId;
  /** As it was called when it was bought: a receipt never changes. */
  readonly courseTitle: string;
  /** How long access lasts that was bought; null for an order of before this was kept whose course is gone. */
  readonly durationMonths: number | null;
  readonly priceCents: Cents;
  readonly discountCents: Cents;
  readonly totalCents: Cents;
  readonly currency: 'AUD';
  readonly coupon: string | null;
  /** Where the buyer says they are, which decides about GST. */
  readonly buyerCountry: CountryCode;
  readonly status: OrderStatus;
  /** The payment service's own id of the checkout, once it has answered. */
  readonly checkoutId: string | null;
  readonly checkoutUrl: string | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** From when to when it lets its buyer in, as it was when it was paid: a receipt never changes. */
  readonly access: AccessSpan | null;
  /** What went back to the buyer so far, by refunds and by a dispute that was lost. */
  readonly refundedCents: Cents;
  /** When we learned of the last of it. */
  readonly refundedAt: Date | null;
  readonly dispute: Dispute | null;
}

/** Where there is nothing to pay, no payment service is asked. */
export const isFree = (order: Pick<Order, 'totalCents'>): boolean => order.totalCents === 0;

/** Thirty-two letters and digits that nobody takes for another one: neither O nor 0, neither I nor 1. */
const READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CODE_CHARACTERS = 10;

/** Makes the id of a new order: what stands on its receipt can be read out, and the rest is as random as it was. */
export const orderIdFrom = (random: string): OrderId =>
  [...random.slice(0, CODE_CHARACTERS)].map((letter) => READABLE.at(BASE64URL.indexOf(letter) % 32)).join('') +
  random.slice(CODE_CHARACTERS);

/** What stands on the receipt: short, sayable on the phone, unique because the id is. It never changes. */
export const receiptNumber = (order: Pick<Order, 'id'>): string =>
  `CUSP-${order.id.slice(0, CODE_CHARACTERS).toUpperCase()}`;

/** Whether its access came behind what the buyer had already. */
export const isExtension = ({ paidAt, access }: Pick<Order, 'paidAt' | 'access'>): boolean =>
  paidAt !== null && access !== null && access.from > paidAt;

/** What a buyer agrees to. */
export interface Deal extends Quote {
  readonly durationMonths: number;
}

/** Whether an order still asks for what its buyer agrees to now, and gives it. */
export const isSameDeal = (order: Pick<Order, 'totalCents' | 'coupon' | 'durationMonths'>, deal: Deal): boolean =>
  order.totalCents === deal.totalCents && order.coupon === deal.coupon && order.durationMonths === deal.durationMonths;
