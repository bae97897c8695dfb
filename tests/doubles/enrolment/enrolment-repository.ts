import type { AccessNotice } from '../../../src/domain/enrolment/access-notice.ts';
import {
  type AccessPeriod,
  type AccessSpan,
  accessEnd,
  isStanding,
  orderBehind,
} from '../../../src/domain/enrolment/access-period.ts';
import { type Enrolment, isActive, type NewPeriod } from '../../../src/domain/enrolment/enrolment.ts';
import type { EnrolmentRepository } from '../../../src/domain/enrolment/ports.ts';
import type { Clock } from '../../../src/domain/kernel/clock.ts';
import type { CourseId, OrderId, UserId } from '../../../src/domain/kernel/ids.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

const keyOf = (userId: UserId, courseId: CourseId): string => JSON.stringify([userId, courseId]);

export class MemoryEnrolmentRepository implements EnrolmentRepository, Restorable {
  readonly enrolments = new Table<Enrolment>();
  private readonly periods = new Table<readonly AccessPeriod[]>();

  private readonly announced = new Table<Date>();

  constructor(private readonly clock: Clock) {}

  async add(period: NewPeriod): Promise<boolean> {
    // Without an await before the write: of several at once one begins it.
    if (this.active(period.userId, period.courseId)) return false;
    this.begin(period);
    return true;
  }

  async extend(period: NewPeriod): Promise<AccessSpan> {
    const before = this.active(period.userId, period.courseId)?.endsAt ?? period.since;
    const { endsAt: until } = this.begin(period);
    return { from: before > period.since ? before : period.since, until };
  }

  async moveEnd(userId: UserId, courseId: CourseId, at: Date, until: Date): Promise<boolean> {
    const enrolment = this.enrolments.get(keyOf(userId, courseId));
    if (!enrolment || enrolment.revokedAt !== null) return false;
    this.append(enrolment, { kind: 'moved', orderId: null, since: at, term: { until }, revokedAt: null });
    return true;
  }

  async find(userId: UserId, courseId: CourseId): Promise<Enrolment | undefined> {
    return this.active(userId, courseId);
  }

  async holdersAmong(courseId: CourseId, userIds: readonly UserId[]): Promise<ReadonlySet<UserId>> {
    return new Set(userIds.filter((userId) => this.active(userId, courseId)));
  }

  async coursesOf(userId: UserId): Promise<CourseId[]> {
    const active = (await this.listOf(userId)).filter((enrolment) => this.isActive(enrolment));
    return active.map(({ courseId }) => courseId);
  }

  async unrevokedOf(userId: UserId): Promise<Enrolment[]> {
    const now = this.clock.now();
    return (await this.listOf(userId)).filter(({ revokedAt }) => revokedAt === null || revokedAt > now);
  }

  async periodsOf(userId: UserId, courseId: CourseId): Promise<AccessPeriod[]> {
    return [...(this.periods.get(keyOf(userId, courseId)) ?? [])];
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

  async listUnannounced(
    notice: AccessNotice,
    { from, to }: { from: Date; to: Date },
    limit: number,
  ): Promise<Enrolment[]> {
    const now = this.clock.now();
    const due = this.enrolments.where(
      (one) =>
        one.endsAt >= from &&
        one.endsAt <= to &&
        (one.revokedAt === null || one.revokedAt > now) &&
        !this.isAnnounced(notice, one),
    );
    return sortedBy(
      due,
      ({ endsAt }) => endsAt,
      ({ userId }) => userId,
    ).slice(0, limit);
  }

  async markAnnounced(notice: AccessNotice, userId: UserId, courseId: CourseId, endsAt: Date): Promise<boolean> {
    const enrolment = this.enrolments.get(keyOf(userId, courseId));
    if (enrolment?.endsAt.getTime() !== endsAt.getTime() || this.isAnnounced(notice, enrolment)) return false;
    this.announced.set(`${notice} ${keyOf(userId, courseId)}`, endsAt);
    return true;
  }

  async revoke(userId: UserId, courseId: CourseId, at: Date): Promise<boolean> {
    const enrolment = this.active(userId, courseId);
    if (enrolment) this.takeBack(enrolment, at, () => true);
    return enrolment !== undefined;
  }

  async revokeGivenBy(orderId: OrderId, at: Date): Promise<boolean> {
    const isGiven = (period: AccessPeriod) => period.orderId === orderId && period.revokedAt === null;
    const enrolment = this.enrolments.where((one) => this.periodsBehind(one).some(isGiven))[0];
    if (enrolment) this.takeBack(enrolment, at, isGiven);
    return enrolment !== undefined;
  }

  private begin({ userId, courseId, since, orderId, term }: NewPeriod): Enrolment {
    const before = this.enrolments.get(keyOf(userId, courseId));
    const kind = orderId === null ? 'given' : 'bought';
    return this.append(before ?? { userId, courseId, since, orderId, endsAt: since, revokedAt: null }, {
      kind,
      orderId,
      since,
      term,
      revokedAt: null,
    });
  }

  private append(enrolment: Enrolment, period: AccessPeriod): Enrolment {
    return this.settle(enrolment, [...this.periodsBehind(enrolment), period]);
  }

  private takeBack(enrolment: Enrolment, at: Date, isWanted: (period: AccessPeriod) => boolean): void {
    const periods = this.periodsBehind(enrolment).map((period) =>
      isWanted(period) && period.revokedAt === null ? { ...period, revokedAt: at } : period,
    );
    if (periods.some(isStanding)) return void this.settle(enrolment, periods);
    const key = keyOf(enrolment.userId, enrolment.courseId);
    this.periods.set(key, periods);
    this.enrolments.set(key, { ...enrolment, revokedAt: at });
  }

  private settle(enrolment: Enrolment, periods: readonly AccessPeriod[]): Enrolment {
    const key = keyOf(enrolment.userId, enrolment.courseId);
    const settled = { ...enrolment, endsAt: accessEnd(periods), orderId: orderBehind(periods), revokedAt: null };
    this.periods.set(key, periods);
    this.enrolments.set(key, settled);
    return settled;
  }

  private periodsBehind({ userId, courseId }: Enrolment): readonly AccessPeriod[] {
    return this.periods.get(keyOf(userId, courseId)) ?? [];
  }

  private active(userId: UserId, courseId: CourseId): Enrolment | undefined {
    const enrolment = this.enrolments.get(keyOf(userId, courseId));
    return enrolment && this.isActive(enrolment) ? enrolment : undefined;
  }

  private isAnnounced(notice: AccessNotice, { userId, courseId, endsAt }: Enrolment): boolean {
    return this.announced.get(`${notice} ${keyOf(userId, courseId)}`)?.getTime() === endsAt.getTime();
  }

  private isActive(enrolment: Enrolment): boolean {
    return isActive(enrolment, this.clock.now());
  }

  snapshot(): () => void {
    const undo = [this.enrolments.snapshot(), this.periods.snapshot(), this.announced.snapshot()];
    return () => {
      for (const putBack of undo) putBack();
    };
  }
}
