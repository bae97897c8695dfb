import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { ProgressRepository, StudyPlans } from '../ports.ts';
import type { Progress } from '../progress.ts';
import { readingOrder } from '../reading-order.ts';

/**
 * Returns the user's own progress in one course, newest first. Empty for a course that they never entered, so nothing
 * is refused. Progress outlives its item in the database; it is returned only while the item exists.
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
