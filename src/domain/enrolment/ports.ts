import type { ContentId, CourseId, OrderId, UserId } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';
import type { Enrolment } from './enrolment.ts';
import type { RecentEnrolment, Span, SpanFigures, TopCourse, Totals } from './figures.ts';
import type { Order } from './order.ts';
import type { Progress } from './progress.ts';

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
  /** Revoked ones too; oldest first. */
  listOf(userId: UserId): Promise<Enrolment[]>;
  /** True for the one call that ended a living enrolment. */
  revoke(userId: UserId, courseId: CourseId, at: Date): Promise<boolean>;
}

/** Contract: tests/contracts/progress-repository.contract.ts. */
export interface ProgressRepository {
  find(userId: UserId, contentId: ContentId): Promise<Progress | undefined>;
  /** One row for a user and an item. A completion that is stored stays: of two saves at once neither takes it back. */
  save(progress: Progress): Promise<void>;
  listOfCourse(userId: UserId, courseId: CourseId): Promise<Progress[]>;
  /** Over all these courses, newest first. */
  listOfCourses(userId: UserId, courseIds: readonly CourseId[]): Promise<Progress[]>;
}

/**
 * The books added up. Reads join freely and hold no rule; each is a constant number of queries. Only paid orders are
 * money: pending, cancelled and refunded ones never are. Contract: tests/contracts/figures-reader.contract.ts.
 */
export interface FiguresReader {
  /** When the first enrolment began or the first order was paid. */
  firstAt(): Promise<Date | undefined>;
  totals(): Promise<Totals>;
  /** Students whose account was made in the span. */
  newStudents(span: Span): Promise<number>;
  /** One for each span, in their order. Spans do not overlap. */
  perSpan(spans: readonly Span[]): Promise<SpanFigures[]>;
  /** Begun in the span, newest first. */
  recentEnrolments(span: Span, limit: number): Promise<RecentEnrolment[]>;
  /** With something in the span; most revenue first, then most enrolments, then by id. */
  topCourses(span: Span, limit: number): Promise<TopCourse[]>;
}

/** A checkout as the payment service has it at the moment of asking: the only word that counts about money. */
export interface Checkout {
  readonly id: string;
  readonly status: 'open' | 'paid' | 'cancelled' | 'expired';
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
   * What a signed message from the service is about. Rejects with `malformed` when the signature is
   * missing, wrong, older than five minutes or from the future; undefined for a kind we do not use.
   */
  readEvent(body: Uint8Array, signature: string | undefined): Promise<{ checkoutId: string } | undefined>;
}

/** Answered by catalog: what is for sale, and for how much. */
export interface CourseShelf {
  find(courseId: CourseId): Promise<{ id: CourseId; title: string; priceCents: Cents; isLive: boolean } | undefined>;
  /** An item of this very course, and whether it is something that plays. */
  findItem(courseId: CourseId, contentId: ContentId): Promise<{ isVideo: boolean } | undefined>;
}

/** A course as somebody studies it: every item at its place, in reading order. */
export interface StudyCourse {
  readonly id: CourseId;
  readonly title: string;
  readonly thumbnailKey: string | null;
  readonly modules: readonly {
    readonly number: number;
    readonly title: string;
    readonly items: readonly { contentId: ContentId; dayNumber: number; type: string; title: string }[];
  }[];
}

/** Answered by catalog, in a constant number of queries; courses that are gone are left out. */
export interface StudyPlans {
  of(courseIds: readonly CourseId[]): Promise<StudyCourse[]>;
}

/** Told of an order that is paid while its course is gone: a person has to give the money back. */
export interface OrderAlarms {
  raise(code: 'enrolment/undeliverable', orderId: OrderId): void;
}

/** Answered by identity: who gets the receipt. */
export interface Buyers {
  find(userId: UserId): Promise<{ name: string; email: string } | undefined>;
}
