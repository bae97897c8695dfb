import type { Knex } from 'knex';
import type { Enrolment } from '../../../domain/enrolment/enrolment.ts';
import type { EnrolmentRepository } from '../../../domain/enrolment/ports.ts';
import type { CourseId, UserId } from '../../../domain/kernel/ids.ts';
import { type Millis, toMillis, toTime, toTimeOrNull } from '../times.ts';

interface Row {
  user_id: string;
  course_id: string;
  since: Millis;
  order_id: string | null;
  revoked_at: Millis | null;
}

export class KnexEnrolmentRepository implements EnrolmentRepository {
  constructor(private readonly db: Knex) {}

  /** A living enrolment stays as it is; a revoked one comes back under the order that brought it back. */
  async add({ userId, courseId, since, orderId }: Omit<Enrolment, 'revokedAt'>): Promise<boolean> {
    const changed = await this.rows()
      .insert({ user_id: userId, course_id: courseId, since: toMillis(since), order_id: orderId, revoked_at: null })
      .onConflict(['user_id', 'course_id'])
      .merge(['order_id', 'revoked_at'])
      .whereNotNull('enrolments.revoked_at')
      .returning('course_id');
    return changed.length > 0;
  }

  async find(userId: UserId, courseId: CourseId): Promise<Enrolment | undefined> {
    const row = await this.rows().where({ user_id: userId, course_id: courseId }).whereNull('revoked_at').first();
    return row && toEnrolment(row);
  }

  coursesOf(userId: UserId): Promise<CourseId[]> {
    return this.rows()
      .where({ user_id: userId })
      .whereNull('revoked_at')
      .orderBy(['since', 'course_id'])
      .pluck('course_id');
  }

  async countByCourse(courseIds: readonly CourseId[]): Promise<ReadonlyMap<CourseId, number>> {
    if (courseIds.length === 0) return new Map();
    const rows: { course_id: string; students: number }[] = await this.db('enrolments')
      .whereIn('course_id', courseIds)
      .whereNull('revoked_at')
      .groupBy('course_id')
      .select('course_id')
      .count({ students: '*' });
    return new Map(rows.map((row) => [row.course_id, row.students]));
  }

  async listOf(userId: UserId): Promise<Enrolment[]> {
    const rows = await this.rows().where({ user_id: userId }).orderBy(['since', 'course_id']);
    return rows.map(toEnrolment);
  }

  async revoke(userId: UserId, courseId: CourseId, at: Date): Promise<boolean> {
    const alive = this.rows().where({ user_id: userId, course_id: courseId }).whereNull('revoked_at');
    return (await alive.update({ revoked_at: toMillis(at) })) === 1;
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
