import type { CourseId, OrderId, UserId } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';
import type { Enrolment } from './enrolment.ts';
import type { Order } from './order.ts';

/** Contract: tests/contracts/order-repository.contract.ts. */
export interface OrderRepository {
  /** Rejects with `conflict` (`enrolment/order-open`) when this user has a pending order for this course. */
  add(order: Order): Promise<void>;
  find(id: OrderId): Promise<Order | undefined>;
  findByCheckout(checkoutId: string): Promise<Order | undefined>;
  /** The newest pending order of this user for this course. */
  findOpen(userId: UserId, courseId: CourseId): Promise<Order | undefined>;
  setCheckout(id: OrderId, checkoutId: string, checkoutUrl: string): Promise<void>;
  /** True for the one call that moved the order to paid; false when it already was paid or refunded. */
  markPaid(id: OrderId, paidAt: Date): Promise<boolean>;
  /** True for the one call that moved a pending order to cancelled. */
  markCancelled(id: OrderId): Promise<boolean>;
  /** True for the one call that moved a paid order to refunded. */
  markRefunded(id: OrderId, refundedAt: Date): Promise<boolean>;
  /** Pending orders with a checkout, created since then: those a lost message may have left behind. Oldest first. */
  listUnsettled(since: Date): Promise<Order[]>;
  /** Pending orders for this course, whoever began them, oldest first. */
  listPendingFor(courseId: CourseId): Promise<Order[]>;
  /** Newest first. */
  listPaidOf(userId: UserId): Promise<Order[]>;
  /** In every state, the one that was begun last first. */
  listOf(userId: UserId): Promise<Order[]>;
}

/** Contract: tests/contracts/enrolment-repository.contract.ts. */
export interface EnrolmentRepository {
  /**
   * Keeps the first date when the same student is enrolled twice; a revoked enrolment comes back to life. True when
   * the student could not enter before: of several at once, for one.
   */
  add(enrolment: Omit<Enrolment, 'revokedAt'>): Promise<boolean>;
  /** Not revoked. */
  find(userId: UserId, courseId: CourseId): Promise<Enrolment | undefined>;
  /** Not revoked; oldest first. */
  coursesOf(userId: UserId): Promise<CourseId[]>;
  /** Not revoked, for each of these courses, in one query; none is absent. */
  countByCourse(courseIds: readonly CourseId[]): Promise<ReadonlyMap<CourseId, number>>;
  /**
   * Those of these courses that anybody was ever enrolled in, revoked ones too, in one query. Whoever bought one was:
   * an order is paid and its enrolment begun in one transaction.
   */
  everEnrolledIn(courseIds: readonly CourseId[]): Promise<ReadonlySet<CourseId>>;
  /** Revoked ones too; oldest first. */
  listOf(userId: UserId): Promise<Enrolment[]>;
  /** True for the one call that ended a living enrolment. */
  revoke(userId: UserId, courseId: CourseId, at: Date): Promise<boolean>;
  /** Ends the living enrolment that this order gave, and no other. True for the one call that ended it. */
  revokeGivenBy(orderId: OrderId, at: Date): Promise<boolean>;
}

/** A checkout as the payment service has it at the moment of asking: the only word that counts about money. */
export interface Checkout {
  readonly id: string;
  readonly status: 'open' | 'paid' | 'cancelled' | 'expired' | 'refunded';
  readonly amountCents: Cents;
  readonly currency: string;
  readonly orderId: OrderId;
  readonly userId: UserId;
  readonly courseId: CourseId;
}

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
   * Gives the whole sum back. Asking again is as good as once; rejects with `conflict` (`enrolment/not-paid`) for a
   * checkout that was never paid, and for one that is unknown.
   */
  refund(checkoutId: string): Promise<void>;
  /**
   * What a signed message from the service is about. Rejects with `malformed` when the signature is
   * missing, wrong, older than five minutes or from the future; undefined for a kind we do not use.
   */
  readEvent(body: Uint8Array, signature: string | undefined): Promise<{ checkoutId: string } | undefined>;
}

/** Answered by catalog: what is for sale, and for how much. */
export interface CoursesForSale {
  find(courseId: CourseId): Promise<{ id: CourseId; title: string; priceCents: Cents; isLive: boolean } | undefined>;
}

/** Told of an order that is paid while its course is gone: a person has to give the money back. */
export interface OrderAlarms {
  raise(code: 'enrolment/undeliverable', orderId: OrderId): void;
}

/** Answered by identity: who gets the receipt. */
export interface Buyers {
  find(userId: UserId): Promise<{ name: string; email: string } | undefined>;
}

/** Answered by identity: whom an administrator lets in or out. */
export interface Students {
  /** Undefined for an administrator too. */
  find(userId: UserId): Promise<{ name: string } | undefined>;
}
