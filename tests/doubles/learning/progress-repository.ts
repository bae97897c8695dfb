import type { ContentId, CourseId, UserId } from '../../../src/domain/kernel/ids.ts';
import type { ProgressRepository } from '../../../src/domain/learning/ports.ts';
import type { Progress } from '../../../src/domain/learning/progress.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

const keyOf = (userId: UserId, contentId: ContentId): string => JSON.stringify([userId, contentId]);

export class MemoryProgressRepository implements ProgressRepository, Restorable {
  private readonly progress = new Table<Progress>();

  async change(
    userId: UserId,
    contentId: ContentId,
    next: (before: Progress | undefined) => Progress,
  ): Promise<Progress> {
    const before = this.progress.get(keyOf(userId, contentId));
    const given = next(before);
    const row = { ...given, completedAt: before?.completedAt ?? given.completedAt };
    this.progress.set(keyOf(userId, contentId), row);
    return row;
  }

  async listOfCourses(userId: UserId, courseIds: readonly CourseId[]): Promise<Progress[]> {
    const rows = this.progress.where((row) => row.userId === userId && courseIds.includes(row.courseId));
    return sortedBy(
      rows,
      (row) => -row.updatedAt.getTime(),
      (row) => row.contentId,
    );
  }

  snapshot(): () => void {
    return this.progress.snapshot();
  }
}
