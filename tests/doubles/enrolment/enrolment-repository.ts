import { type Enrolment, isActive } from '../../../src/domain/enrolment/enrolment.ts';
import type { EnrolmentRepository } from '../../../src/domain/enrolment/ports.ts';
import type { Clock } from '../../../src/domain/kernel/clock.ts';
import type { CourseId, OrderId, UserId } from '../../../src/domain/kernel/ids.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

const keyOf = (userId: UserId, courseId: CourseId): string => JSON.stringify([userId, courseId]);

export class MemoryEnrolmentRepository implements EnrolmentRepository, Restorable {
  readonly enrolments = new Table<Enrolment>();

  constructor(private readonly clock: Clock) {}

  async add({ userId, courseId, since, orderId }: Omit<Enrolment, 'revokedAt'>): Promise<boolean> {
    const key = keyOf(userId, courseId);
    const before = this.enrolments.get(key);
    if (before && this.isActive(before)) return false;
    this.enrolments.set(key, { userId, courseId, since: before?.since ?? since, orderId, revokedAt: null });
    return true;
  }

  async find(userId: UserId, courseId: CourseId): Promise<Enrolment | undefined> {
    return this.active(userId, courseId);
  }

  async coursesOf(userId: UserId): Promise<CourseId[]> {
    const alive = this.enrolments.where((enrolment) => enrolment.userId === userId && this.isActive(enrolment));
    return sortedBy(
      alive,
      ({ since }) => since,
      ({ courseId }) => courseId,
    ).map(({ courseId }) => courseId);
  }

  async countByCourse(courseIds: readonly CourseId[]): Promise<ReadonlyMap<CourseId, number>> {
    const counts = new Map<CourseId, number>();
    for (const { courseId } of this.enrolments.where((one) => this.isActive(one) && courseIds.includes(one.courseId))) {
      counts.set(courseId, (counts.get(courseId) ?? 0) + 1);
    }
    return counts;
  }

  async everEnrolledIn(courseIds: readonly CourseId[]): Promise<ReadonlySet<CourseId>> {
    const rows = this.enrolments.where(({ courseId }) => courseIds.includes(courseId));
    return new Set(rows.map(({ courseId }) => courseId));
  }

  async listOf(userId: UserId): Promise<Enrolment[]> {
    const all = this.enrolments.where((enrolment) => enrolment.userId === userId);
    return sortedBy(
      all,
      ({ since }) => since,
      ({ courseId }) => courseId,
    );
  }

  async revoke(userId: UserId, courseId: CourseId, at: Date): Promise<boolean> {
    // Without an await before the write: of several at once one ends it.
    return this.end(this.active(userId, courseId), at);
  }

  async revokeGivenBy(orderId: OrderId, at: Date): Promise<boolean> {
    return this.end(this.enrolments.where((one) => one.orderId === orderId && this.isActive(one))[0], at);
  }

  private active(userId: UserId, courseId: CourseId): Enrolment | undefined {
    const enrolment = this.enrolments.get(keyOf(userId, courseId));
    return enrolment && this.isActive(enrolment) ? enrolment : undefined;
  }

  private end(enrolment: Enrolment | undefined, at: Date): boolean {
    if (enrolment) this.enrolments.change(keyOf(enrolment.userId, enrolment.courseId), { revokedAt: at });
    return enrolment !== undefined;
  }

  private isActive(enrolment: Enrolment): boolean {
    return isActive(enrolment, this.clock.now());
  }

  snapshot(): () => void {
    return this.enrolments.snapshot();
  }
}
