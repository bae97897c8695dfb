import type { CourseId, UserId } from '../../kernel/ids.ts';
import { type NextItem, nextItem } from '../next-item.ts';
import type { ProgressRepository, StudyPlans } from '../ports.ts';
import type { Progress } from '../progress.ts';
import { readingOrder } from '../reading-order.ts';

export interface CourseProgress {
  readonly items: readonly Progress[];
  readonly next: NextItem | undefined;
}

/**
 * One's own progress in one course, and where to go on in it. Nothing is there for a course one never entered, so
 * nothing is refused. The progress of an item outlives it, for the books; it is told only while the item is there.
 */
export class GetProgress {
  constructor(
    private readonly progress: ProgressRepository,
    private readonly plans: StudyPlans,
  ) {}

  async run({ userId, courseId }: { userId: UserId; courseId: CourseId }): Promise<CourseProgress> {
    const newestFirst = await this.progress.listOfCourses(userId, [courseId]);
    if (newestFirst.length === 0) return { items: [], next: undefined };
    const courses = await this.plans.of([courseId]);
    const orders = courses.map(readingOrder);
    return {
      items: newestFirst.filter(({ contentId }) => orders.some(({ indexOf }) => indexOf.has(contentId))),
      next: nextItem(courses, newestFirst),
    };
  }
}
