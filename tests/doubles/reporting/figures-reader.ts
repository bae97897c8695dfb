import { type Enrolment, isActive } from '../../../src/domain/enrolment/enrolment.ts';
import type { Order } from '../../../src/domain/enrolment/order.ts';
import { type Refund, sumOf } from '../../../src/domain/enrolment/refund.ts';
import type { User } from '../../../src/domain/identity/user.ts';
import type { Clock } from '../../../src/domain/kernel/clock.ts';
import type { CourseId } from '../../../src/domain/kernel/ids.ts';
import type { Cents } from '../../../src/domain/kernel/money.ts';
import type { RecentEnrolment, Span, SpanFigures, TopCourse, Totals } from '../../../src/domain/reporting/figures.ts';
import type { FiguresReader } from '../../../src/domain/reporting/ports.ts';
import type { CatalogTables } from '../catalog/catalog-tables.ts';
import { sortedBy } from '../sorted-by.ts';
import type { Table } from '../table.ts';

interface Stores {
  readonly users: { readonly users: Table<User> };
  readonly courses: { readonly tables: CatalogTables };
  readonly orders: { readonly orders: Table<Order> };
  readonly enrolments: { readonly enrolments: Table<Enrolment> };
  readonly refunds: { readonly refunds: Table<Refund & { readonly courseId: CourseId }> };
}

type PaidOrder = Order & { readonly paidAt: Date };

const lies = (at: Date, { from, before }: Span): boolean => at >= from && at < before;
const paidSum = (orders: readonly Order[]): Cents => orders.reduce((cents, order) => cents + order.totalCents, 0);
const kept = (orders: readonly Order[], refunds: readonly Refund[]): Cents => paidSum(orders) - sumOf(refunds);

export class MemoryFiguresReader implements FiguresReader {
  constructor(
    private readonly stores: Stores,
    private readonly clock: Clock,
  ) {}

  async firstAt(): Promise<Date | undefined> {
    const moments = [...this.enrolments().map(({ since }) => since), ...this.paid().map(({ paidAt }) => paidAt)];
    return sortedBy(moments, (moment) => moment)[0];
  }

  async totals(): Promise<Totals> {
    const courses = this.stores.courses.tables.courses.where(() => true);
    return {
      courses: courses.length,
      liveCourses: courses.filter((course) => course.isLive).length,
      students: this.students().length,
      activeEnrolments: this.enrolments().filter(
        (one) => isActive(one, this.clock.now()) && courses.some(({ id }) => id === one.courseId),
      ).length,
      revenueCents: this.paid().reduce((cents, order) => cents + order.totalCents - order.refundedCents, 0),
    };
  }

  async newStudents(span: Span): Promise<number> {
    return this.students().filter(({ createdAt }) => lies(createdAt, span)).length;
  }

  async perSpan(spans: readonly Span[]): Promise<SpanFigures[]> {
    return spans.map((span) => {
      const begun = this.begunIn(span);
      return {
        enrolments: begun.length,
        granted: begun.filter(({ orderId }) => orderId === null).length,
        revenueCents: kept(this.paidIn(span), this.refundsIn(span)),
      };
    });
  }

  async recentEnrolments(span: Span, limit: number): Promise<RecentEnrolment[]> {
    const newestFirst = sortedBy(
      this.begunIn(span),
      ({ since }) => -since.getTime(),
      ({ userId }) => userId,
      ({ courseId }) => courseId,
    );
    return newestFirst.slice(0, limit).map((enrolment) => {
      const user = this.stores.users.users.get(enrolment.userId);
      const order = enrolment.orderId === null ? undefined : this.stores.orders.orders.get(enrolment.orderId);
      return {
        userId: enrolment.userId,
        studentName: user?.name ?? '',
        studentEmail: user?.email ?? '',
        courseId: enrolment.courseId,
        courseTitle: this.stores.courses.tables.courses.get(enrolment.courseId)?.title ?? order?.courseTitle,
        since: enrolment.since,
        paidCents: order?.status === 'paid' ? order.totalCents - order.refundedCents : undefined,
        isGranted: enrolment.orderId === null,
        isRevoked: enrolment.revokedAt !== null,
      };
    });
  }

  async topCourses(span: Span, limit: number): Promise<TopCourse[]> {
    const [begun, sold, returned] = [this.begunIn(span), this.paidIn(span), this.refundsIn(span)];
    const courseIds = [...new Set([...begun, ...sold, ...returned].map(({ courseId }) => courseId))];
    const courses = courseIds.map((courseId) => ({
      courseId,
      title: this.titleOf(courseId),
      enrolments: begun.filter((one) => one.courseId === courseId).length,
      revenueCents: kept(
        sold.filter((one) => one.courseId === courseId),
        returned.filter((one) => one.courseId === courseId),
      ),
    }));
    return sortedBy(
      courses,
      (one) => -one.revenueCents,
      (one) => -one.enrolments,
      (one) => one.courseId,
    ).slice(0, limit);
  }

  private titleOf(courseId: CourseId): string | undefined {
    const lastSale = sortedBy(
      this.paid().filter((order) => order.courseId === courseId),
      ({ paidAt }) => paidAt,
    ).at(-1);
    return this.stores.courses.tables.courses.get(courseId)?.title ?? lastSale?.courseTitle;
  }

  private students(): User[] {
    return this.stores.users.users.where((user) => user.role === 'student' && user.disabledAt === null);
  }

  private enrolments(): Enrolment[] {
    return this.stores.enrolments.enrolments.where(() => true);
  }

  private begunIn(span: Span): Enrolment[] {
    return this.enrolments().filter(({ since }) => lies(since, span));
  }

  private paid(): PaidOrder[] {
    return this.stores.orders.orders
      .where((order) => order.status === 'paid' || order.status === 'refunded')
      .filter((order): order is PaidOrder => order.paidAt !== null);
  }

  private refundsIn(span: Span) {
    return this.stores.refunds.refunds.where(
      ({ state, settledAt }) => state === 'done' && settledAt !== null && lies(settledAt, span),
    );
  }

  private paidIn(span: Span): PaidOrder[] {
    return this.paid().filter(({ paidAt }) => lies(paidAt, span));
  }
}
