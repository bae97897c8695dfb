import type { CourseId, UserId } from '../../kernel/ids.ts';
import { completedIn } from '../next-item.ts';
import type { ProgressRepository, StudyPlans } from '../ports.ts';

export interface StudyRecord {
  /** Completions by course; a deleted course is absent. */
  readonly completions: ReadonlyMap<CourseId, { title: string; itemCount: number; doneCount: number }>;
  /** Last activity by course, deleted ones too; absent where nothing was opened. */
  readonly lastActivityAt: ReadonlyMap<CourseId, Date>;
}

/** Returns a student's progress in these courses, in two reads for any number of them. */
export class GetStudyRecord {
  constructor(
    private readonly progress: ProgressRepository,
    private readonly plans: StudyPlans,
  ) {}

  async run({ userId, courseIds }: { userId: UserId; courseIds: readonly CourseId[] }): Promise<StudyRecord> {
    const newestFirst = await this.progress.listOfCourses(userId, courseIds);
    const plans = await this.plans.of(courseIds);
    // A content belongs to one course, so that one set serves them all.
    const done = completedIn(newestFirst);
    const lastActivityAt = new Map<CourseId, Date>();
    for (const { courseId, updatedAt } of newestFirst) {
      if (!lastActivityAt.has(courseId)) lastActivityAt.set(courseId, updatedAt);
    }
    return {
      completions: new Map(
        plans.map(({ id, title, modules }) => {
          const items = modules.flatMap((module) => module.items);
          const doneCount = items.filter(({ contentId }) => done.has(contentId)).length;
          return [id, { title, itemCount: items.length, doneCount }];
        }),
      ),
      lastActivityAt,
    };
  }
}
