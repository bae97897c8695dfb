import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { ProgressRepository, StudyPlans } from '../ports.ts';
import type { Progress } from '../progress.ts';
import { readingOrder } from '../reading-order.ts';

/**
 * One's own progress in one course, newest first. Nothing is there for a course one never entered, so nothing is
 * refused. The progress of an item outlives it, for the books; it is told only while the item is there.
 */
export class GetProgress {
  constructor(
    private readonly progress: ProgressRepository,
    private readonly plans: StudyPlans,
  ) {}

  async run({ userId, courseId }: { userId: UserId; courseId: CourseId }): Promise<readonly Progress[]> {
    const newestFirst = await this.progress.listOfCourses(userId, [courseId]);
    if (newestFirst.length === 0) return [];
    const orders = (await this.plans.of([courseId])).map(readingOrder);
    return newestFirst.filter(({ contentId }) => orders.some(({ indexOf }) => indexOf.has(contentId)));
  }
}
