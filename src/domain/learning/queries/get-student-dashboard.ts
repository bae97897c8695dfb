import type { ContentId, UserId } from '../../kernel/ids.ts';
import { completedIn, type NextItem, nextItem } from '../next-item.ts';
import type { ProgressRepository, StudentCourses, StudyCourse, StudyPlans } from '../ports.ts';

export interface Dashboard {
  /** Where to go on: the item left off, or the one after it when it is done; undefined on a first visit. */
  readonly next: NextItem | undefined;
  readonly courses: readonly { course: StudyCourse; isDone: (contentId: ContentId) => boolean }[];
}

/** Everything the student's first screen shows, in four reads however much was bought and watched. */
export class GetStudentDashboard {
  constructor(
    private readonly studentCourses: Pick<StudentCourses, 'coursesOf'>,
    private readonly plans: StudyPlans,
    private readonly progress: ProgressRepository,
  ) {}

  async run(input: { userId: UserId }): Promise<Dashboard> {
    const courseIds = await this.studentCourses.coursesOf(input.userId);
    const courses = await this.plans.of(courseIds);
    const newestFirst = await this.progress.listOfCourses(input.userId, courseIds);
    const done = completedIn(newestFirst);
    return {
      next: nextItem(courses, newestFirst, done),
      courses: courses.map((course) => ({ course, isDone: (contentId) => done.has(contentId) })),
    };
  }
}
