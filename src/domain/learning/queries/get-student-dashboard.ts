import type { ContentId, UserId } from '../../kernel/ids.ts';
import { completedIn, type NextItem, nextItem } from '../next-item.ts';
import type { ProgressRepository, StudentCourse, StudentCourses, StudyCourse, StudyPlans } from '../ports.ts';

export interface Dashboard {
  /** Undefined when everything is done. */
  readonly next: NextItem | undefined;
  /** Active enrolments before ended ones, oldest first. */
  readonly courses: readonly {
    readonly course: StudyCourse;
    readonly access: StudentCourse;
    readonly isDone: (contentId: ContentId) => boolean;
  }[];
}

/** Returns the student's dashboard in five reads, for any number of courses and items. */
export class GetStudentDashboard {
  constructor(
    private readonly studentCourses: Pick<StudentCourses, 'of'>,
    private readonly plans: StudyPlans,
    private readonly progress: ProgressRepository,
  ) {}

  async run(input: { userId: UserId }): Promise<Dashboard> {
    const access = new Map((await this.studentCourses.of(input.userId)).map((one) => [one.courseId, one]));
    const courses = await this.plans.of([...access.keys()]);
    const newestFirst = await this.progress.listOfCourses(input.userId, [...access.keys()]);
    const done = completedIn(newestFirst);
    const isDone = (contentId: ContentId) => done.has(contentId);
    const listed = courses.flatMap((course) => {
      const own = access.get(course.id);
      return own ? [{ course, access: own, isDone }] : [];
    });
    const active = listed.filter((one) => one.access.isActive);
    return {
      next: nextItem(
        active.map(({ course }) => course),
        newestFirst,
        done,
      ),
      courses: [...active, ...listed.filter((one) => !one.access.isActive)],
    };
  }
}
