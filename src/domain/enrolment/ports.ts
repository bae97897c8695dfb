import type { CourseId, OrderId, RefundId, UserId } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';
import type { AccessNotice } from './access-notice.ts';
import type { AccessPeriod, AccessSpan } from './access-period.ts';
import type { Enrolment, NewPeriod } from './enrolment.ts';
import type { CountryCode } from './invoices/gst.ts';
import type { SoldTerms } from './lost-payments/ports.ts';
import type { Dispute, Order } from './order.ts';
import type { OrderSummary, OrdersFilter, OrdersPage, OrdersTotals } from './order-directory.ts';
import type { OrderEvent } from './order-event.ts';
import type { OrderMail } from './order-history.ts';
import type { Refund } from './refund.ts';

/** Contract: tests/contracts/order-repository.contract.ts. */
export interface OrderRepository {
  /** Rejects with `conflict` (`enrolment/order-open`) when this user has a pending order for this course. */
  add(order: Order): Promise<void>;
  /** True for the one call that added it; false if an order with its id or its checkout exists. */
  addOnce(order: Order): Promise<boolean>;
  find(id: OrderId): Promise<Order | undefined>;
  findByCheckout(checkoutId: string): Promise<Order | undefined>;
  /** The newest order of this user for this course that is pending or processing. */
  findOpen(userId: UserId, courseId: CourseId): Promise<Order | undefined>;
  /** Stores the checkout; a null URL means that it takes no payment any more. */
  setCheckout(id: OrderId, checkoutId: string, checkoutUrl: string | null): Promise<void>;
  /** Sets the country of an unpaid order: an issued invoice does not change. */
  setBuyerCountry(id: OrderId, country: CountryCode): Promise<void>;
  /** True for the one call that moved the order to paid; false when it already was paid or refunded. */
  markPaid(id: OrderId, paidAt: Date): Promise<boolean>;
  /** Stores the access that a paid order granted. */
  setAccess(id: OrderId, access: AccessSpan): Promise<void>;
  /** True for the one call that moved a pending order to cancelled. */
  markCancelled(id: OrderId): Promise<boolean>;
  /** True for the one call that moved the order there: the payment is under way, and takes days. */
  markProcessing(id: OrderId): Promise<boolean>;
  /** True for the one call that moved the order there: a payment that was under way did not arrive. */
  markFailed(id: OrderId): Promise<boolean>;
  /**
   * Raises what went back of a paid order to this sum; the whole of it moves the order to refunded. True for the one
   * call that raised it.
   */
  markRefunded(id: OrderId, refundedCents: Cents, refundedAt: Date): Promise<boolean>;
  /** True for the one call that changed it. */
  setDispute(id: OrderId, dispute: Dispute): Promise<boolean>;
  /**
   * Orders with a checkout that a lost message may have left behind: pending ones created since then, and of any age
   * those that are processing or in an open dispute. Oldest first.
   */
  listUnsettled(since: Date): Promise<Order[]>;
  /** Pending orders for this course, of all buyers, oldest first. */
  listPendingFor(courseId: CourseId): Promise<Order[]>;
  /** Newest first. */
  listPaidOf(userId: UserId): Promise<Order[]>;
  /** Whether this user ever paid money for anything; not where all of it went back. */
  hasBought(userId: UserId): Promise<boolean>;
  /** Orders in every state, newest first. */
  listOf(userId: UserId): Promise<Order[]>;
  /** Paid orders (refunded ones too) without an invoice, oldest payment first. */
  listWithoutInvoice(limit: number): Promise<Order[]>;
}

/** Contract: tests/contracts/enrolment-repository.contract.ts. */
export interface EnrolmentRepository {
  /**
   * Idempotent for a student who has access; an ended or revoked enrolment is reactivated with its first date. Returns
   * true if the student had no access before: in a race, to one caller only.
   */
  add(period: NewPeriod): Promise<boolean>;
  /**
   * As `add`, but appends the period where the student has access already; concurrent calls each count. Returns the
   * period granted.
   */
  extend(period: NewPeriod): Promise<AccessSpan>;
  /** Moves the end of an unrevoked enrolment. False if the user has no such enrolment. */
  moveEnd(userId: UserId, courseId: CourseId, at: Date, until: Date): Promise<boolean>;
  /** Active now: neither ended nor revoked. */
  find(userId: UserId, courseId: CourseId): Promise<Enrolment | undefined>;
  /** Users among these who may enter now; a statement for each few hundred. */
  holdersAmong(courseId: CourseId, userIds: readonly UserId[]): Promise<ReadonlySet<UserId>>;
  /** Active now; oldest first. */
  coursesOf(userId: UserId): Promise<CourseId[]>;
  /** Not revoked, also those that have ended; oldest first. One query. */
  unrevokedOf(userId: UserId): Promise<Enrolment[]>;
  /** Why this student may or might enter this course, in the order in which it came about. */
  periodsOf(userId: UserId, courseId: CourseId): Promise<AccessPeriod[]>;
  /** Active now, for each of these courses, in one query; none is absent. */
  countByCourse(courseIds: readonly CourseId[]): Promise<ReadonlyMap<CourseId, number>>;
  /**
   * Those of these courses that have or had an enrolment, revoked ones too, in one query. Covers every buyer: an order
   * is paid and its enrolment begun in one transaction.
   */
  everEnrolledIn(courseIds: readonly CourseId[]): Promise<ReadonlySet<CourseId>>;
  /** Revoked ones too; oldest first. */
  listOf(userId: UserId): Promise<Enrolment[]>;
  /**
   * Those that are not revoked and end between these moments, both included, and whose end was not announced yet with
   * this notice; the first to end first.
   */
  listUnannounced(notice: AccessNotice, ends: { from: Date; to: Date }, limit: number): Promise<Enrolment[]>;
  /** True for the one call that noted it; false when it was noted, or when they end at another moment by now. */
  markAnnounced(notice: AccessNotice, userId: UserId, courseId: CourseId, endsAt: Date): Promise<boolean>;
  /** Takes every period back. True for the one call that ended an active enrolment. */
  revoke(userId: UserId, courseId: CourseId, at: Date): Promise<boolean>;
  /**
   * Revokes the unused part of the period that this order gave, and no other; revokes the enrolment if no other period
   * still grants access. True for the one call that did.
   */
  revokeGivenBy(orderId: OrderId, at: Date): Promise<boolean>;
}

/** A checkout as the payment service has it at the moment of asking: the only word that counts about money. */
export interface Checkout {
  readonly id: string;
  /**
   * `processing`: paid in a way that takes days, and the money has not arrived; `failed`: such a payment did not
   * arrive; `refunded`: the whole sum went back.
   */
  readonly status: 'open' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded';
  readonly amountCents: Cents;
  /** Sum refunded so far, by refunds (made here or at the payment service) and by a lost dispute. */
  readonly refundedCents: Cents;
  /** Refunds that did not reach the buyer. Whether they count in `refundedCents` is the service's custom. */
  readonly returned: readonly ReturnedRefund[];
  /** Null where the buyer's bank never asked for the money back. */
  readonly dispute: Dispute | null;
  /** Whether a refund of it was meant to end access. */
  readonly endsAccess: boolean;
  readonly currency: string;
  /** Empty for a checkout that is not ours. */
  readonly orderId: OrderId;
  readonly userId: UserId;
  readonly courseId: CourseId;
  readonly sold: SoldTerms;
}

/**
 * A refund that the buyer's bank sent back, as one to a card that is closed by now: the money is with the school again,
 * which still owes it.
 */
export interface ReturnedRefund {
  /** Ours, or the service's own for one that was made at its desk. */
  readonly id: string;
  readonly amountCents: Cents;
}

/** Refund or dispute of an order's payment. */
export interface Reversal {
  readonly orderId: OrderId;
  readonly refundedCents: Cents;
  readonly returned: readonly ReturnedRefund[];
  readonly dispute: Dispute | null;
}

/** Request to the payment service. Its metadata keeps that a refund ends access, in case our database is lost. */
export type RefundRequest = Pick<Refund, 'id' | 'amountCents'> & Partial<Pick<Refund, 'endsAccess'>>;

/**
 * The card page's owner. Every call may reject with `unavailable`. Contract:
 * tests/contracts/payment-gateway.contract.ts.
 */
export interface PaymentGateway {
  /** Asking again for the same order answers the same checkout. */
  open(
    order: Order,
    pages: { successUrl: string; cancelUrl: string; email: string },
  ): Promise<{ checkoutId: string; url: string }>;
  find(checkoutId: string): Promise<Checkout | undefined>;
  /** An open checkout can no longer be paid; one that is over stays as it is. */
  close(checkoutId: string): Promise<void>;
  /**
   * Gives part of a payment back, or all of it; once for each refund's id, however often it is asked. Rejects with
   * `conflict`: `enrolment/not-paid` for what is unknown or was never paid, `enrolment/refund-too-large` beyond what
   * is left, `enrolment/refund-reused` for the id of a refund of another sum or payment, `enrolment/disputed` while
   * the buyer's bank asks for the payment, and after it got it.
   */
  refund(checkoutId: string, refund: RefundRequest): Promise<void>;
  /**
   * The checkouts of ours that were begun since then and paid, or are being paid, whatever went back of them; newest
   * first, in pages. `next` begins the page behind this one.
   */
  listPaid(since: Date, next?: string): Promise<{ checkoutIds: string[]; next: string | undefined }>;
  /**
   * The payments of which something went back or was asked back since then, however that was begun; each order once.
   * May tell of older ones too.
   */
  listReversals(since: Date): Promise<Reversal[]>;
  /**
   * Returns the checkout that a signed webhook message is about. Rejects with `malformed` when the signature is
   * missing, wrong, older than five minutes or from the future; undefined for a kind we do not use.
   */
  readEvent(body: Uint8Array, signature: string | undefined): Promise<{ checkoutId: string } | undefined>;
}

export interface CourseForSale {
  readonly id: CourseId;
  readonly title: string;
  readonly priceCents: Cents;
  /** Months of access, as on sale now. */
  readonly durationMonths: number;
  readonly isLive: boolean;
  readonly hasQuestionBank: boolean;
}

/** Answered by catalog: what is for sale, and for how much. */
export interface CoursesForSale {
  find(courseId: CourseId): Promise<CourseForSale | undefined>;
  /** Existing courses among the ids, in one query. */
  findAll(courseIds: readonly CourseId[]): Promise<CourseForSale[]>;
  /** Live or not, oldest first, in one query. */
  listAll(): Promise<CourseForSale[]>;
}

export type OrderAlarm =
  | 'enrolment/undeliverable'
  | 'enrolment/disputed'
  | 'enrolment/refund-returned'
  | 'enrolment/unmatched';

/**
 * Alarms that need a person: a paid order whose course or buyer is gone, a payment that a bank asks back, a refund that
 * did not reach its buyer, a payment that fits no order.
 */
export interface OrderAlarms {
  raise(code: OrderAlarm, orderId: OrderId): void;
}

/** Answered by identity. */
export interface UnprovenAccounts {
  /** Resets an account whose address was never confirmed, so that its creator loses it; leaves any other as it is. */
  reset(account: { readonly userId: UserId; readonly name?: string | undefined }): Promise<void>;
}

/** Contract: tests/contracts/refund-repository.contract.ts. */
export interface RefundRepository {
  /** Rejects with `conflict` (`enrolment/refund-open`) while another refund of this order is asked for. */
  add(refund: Refund, courseId: CourseId): Promise<void>;
  find(id: RefundId): Promise<Refund | undefined>;
  /** Refunds in every state, oldest first. */
  listOf(orderId: OrderId): Promise<Refund[]>;
  /** Refunds that the payment service may not have received, oldest first. */
  listAsked(limit: number): Promise<Refund[]>;
  /** True for the one call that settled a refund that was asked for. */
  markDone(id: RefundId, at: Date): Promise<boolean>;
  markRefused(id: RefundId, refusal: string, at: Date): Promise<boolean>;
}

/** Contract: tests/contracts/order-events.contract.ts. */
export interface OrderEvents {
  add(event: OrderEvent): Promise<void>;
  /** True for the one call that wrote the event of this id. */
  addOnce(event: OrderEvent): Promise<boolean>;
  /** Oldest first. */
  listOf(orderId: OrderId): Promise<OrderEvent[]>;
}

/**
 * Read model of the order list: joins freely and holds no rule. One query per call, for any number of orders. Contract:
 * tests/contracts/order-reader.contract.ts.
 */
export interface OrderReader {
  totals(filter: OrdersFilter): Promise<OrdersTotals>;
  /** Ties are sorted newest first, then by id, so that no row is on two pages. */
  page(query: OrdersPage): Promise<OrderSummary[]>;
  /** Newest first, those behind `last`: reading on stays right while people buy. */
  after(filter: OrdersFilter, last: OrderSummary | undefined, limit: number): Promise<OrderSummary[]>;
}

/** Mails by their keys, delivered or not; oldest first. Contract: tests/contracts/order-mails.test.ts. */
export interface OrderMails {
  withKeys(keys: readonly string[]): Promise<OrderMail[]>;
}
