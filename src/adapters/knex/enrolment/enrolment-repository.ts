import type { Knex } from 'knex';
import type { Enrolment } from '../../../domain/enrolment/enrolment.ts';
import type { EnrolmentRepository } from '../../../domain/enrolment/ports.ts';
import type { Clock } from '../../../domain/kernel/clock.ts';
import type { CourseId, OrderId, UserId } from '../../../domain/kernel/ids.ts';
import { readAll, readFirst } from '../prepared-reads.ts';
import { type Millis, toMillis, toTime, toTimeOrNull } from '../times.ts';
import { activeEnrolments, IS_ACTIVE } from './active-enrolments.ts';

interface Row {
  user_id: string;
  course_id: string;
  since: Millis;
  order_id: string | null;
  revoked_at: Millis | null;
}

const FIND = `select * from enrolments where user_id = ? and course_id = ? and ${IS_ACTIVE}`;
const COURSES_OF = `select course_id from enrolments where user_id = ? and ${IS_ACTIVE} order by since, course_id`;

export class KnexEnrolmentRepository implements EnrolmentRepository {
  constructor(
    private readonly db: Knex,
    private readonly clock: Clock,
  ) {}

  /** An active enrolment stays as it is; one that ended comes back under the order that brought it back. */
  async add({ userId, courseId, since, orderId }: Omit<Enrolment, 'revokedAt'>): Promise<boolean> {
    const changed = await this.rows()
      .insert({ user_id: userId, course_id: courseId, since: toMillis(since), order_id: orderId, revoked_at: null })
      .onConflict(['user_id', 'course_id'])
      .merge(['order_id', 'revoked_at'])
      .where('enrolments.revoked_at', '<=', toMillis(this.clock.now()))
      .returning('course_id');
    return changed.length > 0;
  }

  async find(userId: UserId, courseId: CourseId): Promise<Enrolment | undefined> {
    const row = await readFirst<Row>(this.db, FIND, [userId, courseId, toMillis(this.clock.now())]);
    return row && toEnrolment(row);
  }

  async coursesOf(userId: UserId): Promise<CourseId[]> {
    const rows = await readAll<Row>(this.db, COURSES_OF, [userId, toMillis(this.clock.now())]);
    return rows.map((row) => row.course_id);
  }

  async countByCourse(courseIds: readonly CourseId[]): Promise<ReadonlyMap<CourseId, number>> {
    if (courseIds.length === 0) return new Map();
    const rows: { course_id: string; students: number }[] = await this.active()
      .whereIn('course_id', courseIds)
      .groupBy('course_id')
      .select('course_id')
      .count({ students: '*' });
    return new Map(rows.map((row) => [row.course_id, row.students]));
  }

  async everEnrolledIn(courseIds: readonly CourseId[]): Promise<ReadonlySet<CourseId>> {
    if (courseIds.length === 0) return new Set();
    return new Set(await this.rows().whereIn('course_id', courseIds).distinct().pluck('course_id'));
  }

  async listOf(userId: UserId): Promise<Enrolment[]> {
    const rows = await this.rows().where({ user_id: userId }).orderBy(['since', 'course_id']);
    return rows.map(toEnrolment);
  }

  revoke(userId: UserId, courseId: CourseId, at: Date): Promise<boolean> {
    return this.end({ user_id: userId, course_id: courseId }, at);
  }

  revokeGivenBy(orderId: OrderId, at: Date): Promise<boolean> {
    return this.end({ order_id: orderId }, at);
  }

  private async end(which: Partial<Row>, at: Date): Promise<boolean> {
    return (
      (await this.active()
        .where(which)
        .update({ revoked_at: toMillis(at) })) === 1
    );
  }

  private active() {
    return activeEnrolments(this.db, this.clock.now());
  }

  private rows() {
    return this.db<Row>('enrolments');
  }
}

const toEnrolment = (row: Row): Enrolment => ({
  userId: row.user_id,
  courseId: row.course_id,
  since: toTime(row.since),
  orderId: row.order_id,
  revokedAt: toTimeOrNull(row.revoked_at),
});
