import type { Enrolment } from '../../../src/domain/enrolment/enrolment.ts';
import type { EnrolmentRepository } from '../../../src/domain/enrolment/ports.ts';
import type { CourseId, UserId } from '../../../src/domain/kernel/ids.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

const keyOf = (userId: UserId, courseId: CourseId): string => JSON.stringify([userId, courseId]);

export class MemoryEnrolmentRepository implements EnrolmentRepository, Restorable {
  readonly enrolments = new Table<Enrolment>();

  async add({ userId, courseId, since, orderId }: Omit<Enrolment, 'revokedAt'>): Promise<boolean> {
    const key = keyOf(userId, courseId);
    const before = this.enrolments.get(key);
    if (before?.revokedAt === null) return false;
    this.enrolments.set(key, { userId, courseId, since: before?.since ?? since, orderId, revokedAt: null });
    return true;
  }

  async find(userId: UserId, courseId: CourseId): Promise<Enrolment | undefined> {
    const enrolment = this.enrolments.get(keyOf(userId, courseId));
    return enrolment?.revokedAt === null ? enrolment : undefined;
  }

  async coursesOf(userId: UserId): Promise<CourseId[]> {
    const alive = this.enrolments.where((enrolment) => enrolment.userId === userId && enrolment.revokedAt === null);
    return sortedBy(
      alive,
      ({ since }) => since,
      ({ courseId }) => courseId,
    ).map(({ courseId }) => courseId);
  }

  async countByCourse(courseIds: readonly CourseId[]): Promise<ReadonlyMap<CourseId, number>> {
    const counts = new Map<CourseId, number>();
    for (const { courseId } of this.enrolments.where(
      (one) => one.revokedAt === null && courseIds.includes(one.courseId),
    )) {
      counts.set(courseId, (counts.get(courseId) ?? 0) + 1);
    }
    return counts;
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
    const isAlive = this.enrolments.get(keyOf(userId, courseId))?.revokedAt === null;
    if (isAlive) this.enrolments.change(keyOf(userId, courseId), { revokedAt: at });
    return isAlive;
  }

  snapshot(): () => void {
    return this.enrolments.snapshot();
  }
}
