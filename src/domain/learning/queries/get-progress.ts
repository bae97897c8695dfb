import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { ProgressRepository, StudyPlans } from '../ports.ts';
import type { Progress } from '../progress.ts';

/**
 * One's own places in one course. Nothing is there for a course one never entered, so nothing is refused. A
 * place outlives its item, for the books; it is told only while the item is there.
 */
export class GetProgress {
  constructor(
    private readonly progress: ProgressRepository,
    private readonly plans: StudyPlans,
  ) {}

  async run({ userId, courseId }: { userId: UserId; courseId: CourseId }): Promise<Progress[]> {
    const places = await this.progress.listOfCourse(userId, courseId);
    if (places.length === 0) return [];
    const [course] = await this.plans.of([courseId]);
    const there = new Set(course?.modules.flatMap((module) => module.items.map((item) => item.contentId)));
    return places.filter(({ contentId }) => there.has(contentId));
  }
}
