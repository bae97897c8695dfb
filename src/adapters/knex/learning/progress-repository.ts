import type { Knex } from 'knex';
import { DomainError } from '../../../domain/kernel/errors.ts';
import type { ContentId, CourseId, UserId } from '../../../domain/kernel/ids.ts';
import type { ProgressRepository } from '../../../domain/learning/ports.ts';
import type { Progress } from '../../../domain/learning/progress.ts';
import type { Stretch } from '../../../domain/learning/stretches.ts';
import { columnsOf, json, type RowOf, time, timeOrNull } from '../columns.ts';
import { mapInSlices } from '../in-slices.ts';
import { longReads } from '../long-reads.ts';
import { readFirst } from '../prepared-reads.ts';
import { toTimeOrNull } from '../times.ts';

const PROGRESS = columnsOf<Progress>()({
  userId: 'user_id',
  courseId: 'course_id',
  contentId: 'content_id',
  positionSeconds: 'position_seconds',
  durationSeconds: 'duration_seconds',
  completedAt: timeOrNull('completed_at'),
  updatedAt: time('updated_at'),
  watched: json<readonly Stretch[], 'watched'>('watched'),
  allowanceSeconds: 'allowance_seconds',
});

/** `revision` is incremented by every change. */
type Row = RowOf<typeof PROGRESS> & { revision: number };

const NEWEST_FIRST = [{ column: 'updated_at', order: 'desc' }, { column: 'content_id' }] as const;
const FIND = 'select * from progress where user_id = ? and content_id = ?';
const KEY = ['user_id', 'content_id'] as const;
/** Revision of a missing row. */
const NO_ROW = -1;
/** Upper limit of attempts: of concurrent writers to one row, one succeeds each time. */
const MAX_TRIES = 50;

export class KnexProgressRepository implements ProgressRepository {
  constructor(private readonly db: Knex) {}

  async change(
    userId: UserId,
    contentId: ContentId,
    next: (before: Progress | undefined) => Progress,
  ): Promise<Progress> {
    for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
      const seen = await this.row(userId, contentId);
      const stored = await this.store(next(seen && PROGRESS.toNoun(seen)), seen?.revision ?? NO_ROW);
      if (stored) return stored;
    }
    throw new DomainError('unavailable', 'learning/busy', 'This item is being changed too often. Please try again.');
  }

  async listOfCourses(userId: UserId, courseIds: readonly CourseId[]): Promise<Progress[]> {
    if (courseIds.length === 0) return [];
    const rows = await longReads(this.db)<Row>('progress')
      .where({ user_id: userId })
      .whereIn('course_id', courseIds)
      .orderBy([...NEWEST_FIRST]);
    return mapInSlices(rows, PROGRESS.toNoun);
  }

  /**
   * Conditional write (optimistic locking): returns undefined and changes nothing if the row's revision is not the one
   * read.
   */
  private async store(progress: Progress, seenRevision: number): Promise<Progress | undefined> {
    const row = { ...PROGRESS.toRow(progress), revision: seenRevision + 1 };
    const [stored] = await this.rows()
      .insert(row)
      .onConflict([...KEY])
      .merge({ ...row, completed_at: this.db.raw('coalesce(progress.completed_at, excluded.completed_at)') as never })
      .where('progress.revision', seenRevision)
      .returning('completed_at');
    return stored && { ...progress, completedAt: toTimeOrNull(stored.completed_at) };
  }

  private row(userId: UserId, contentId: ContentId): Promise<Row | undefined> {
    return readFirst<Row>(this.db, FIND, [userId, contentId]);
  }

  private rows() {
    return this.db<Row>('progress');
  }
}
