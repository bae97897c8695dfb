import type { Knex } from 'knex';
import type { ContentId, CourseId, UserId } from '../../../domain/kernel/ids.ts';
import type { ProgressRepository } from '../../../domain/learning/ports.ts';
import type { Progress } from '../../../domain/learning/progress.ts';
import { type Millis, toMillis, toMillisOrNull, toTime, toTimeOrNull } from '../times.ts';

interface Row {
  user_id: string;
  content_id: string;
  course_id: string;
  position_seconds: number;
  duration_seconds: number;
  completed_at: Millis | null;
  updated_at: Millis;
}

const NEWEST_FIRST = [{ column: 'updated_at', order: 'desc' }, { column: 'content_id' }] as const;

export class KnexProgressRepository implements ProgressRepository {
  constructor(private readonly db: Knex) {}

  async find(userId: UserId, contentId: ContentId): Promise<Progress | undefined> {
    const row = await this.rows().where({ user_id: userId, content_id: contentId }).first();
    return row && toProgress(row);
  }

  async save(progress: Progress): Promise<void> {
    const row = toRow(progress);
    await this.rows()
      .insert(row)
      .onConflict(['user_id', 'content_id'])
      .merge({ ...row, completed_at: this.db.raw('coalesce(progress.completed_at, excluded.completed_at)') as never });
  }

  async listOfCourses(userId: UserId, courseIds: readonly CourseId[]): Promise<Progress[]> {
    if (courseIds.length === 0) return [];
    const rows = await this.rows()
      .where({ user_id: userId })
      .whereIn('course_id', courseIds)
      .orderBy([...NEWEST_FIRST]);
    return rows.map(toProgress);
  }

  private rows() {
    return this.db<Row>('progress');
  }
}

const toRow = (progress: Progress): Row => ({
  user_id: progress.userId,
  content_id: progress.contentId,
  course_id: progress.courseId,
  position_seconds: progress.positionSeconds,
  duration_seconds: progress.durationSeconds,
  completed_at: toMillisOrNull(progress.completedAt),
  updated_at: toMillis(progress.updatedAt),
});

const toProgress = (row: Row): Progress => ({
  userId: row.user_id,
  courseId: row.course_id,
  contentId: row.content_id,
  positionSeconds: row.position_seconds,
  durationSeconds: row.duration_seconds,
  completedAt: toTimeOrNull(row.completed_at),
  updatedAt: toTime(row.updated_at),
});
