import type { ContentId, UserId } from '../../kernel/ids.ts';
import type { ProgressRepository, StudentCourses, StudyCourse, StudyPlans } from '../ports.ts';
import type { Progress } from '../progress.ts';

export interface NextItem {
  readonly course: StudyCourse;
  readonly contentId: ContentId;
  readonly title: string;
  readonly type: string;
  /** Module and day, as in 1.3. */
  readonly label: string;
  readonly positionSeconds: number;
}

export interface Dashboard {
  /** Where to go on: the item left off, or the one after it when it is done; undefined on a first visit. */
  readonly next: NextItem | undefined;
  readonly courses: readonly { course: StudyCourse; isDone: (contentId: ContentId) => boolean }[];
}

interface StudyItem {
  course: StudyCourse;
  moduleNumber: number;
  item: StudyCourse['modules'][number]['items'][number];
}

const itemsOf = (course: StudyCourse): StudyItem[] =>
  course.modules.flatMap((module) => module.items.map((item) => ({ course, moduleNumber: module.number, item })));

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
    const done = new Set(newestFirst.filter((one) => one.completedAt !== null).map((one) => one.contentId));
    return {
      next: nextItem(courses, newestFirst, done),
      courses: courses.map((course) => ({ course, isDone: (contentId) => done.has(contentId) })),
    };
  }
}

function nextItem(
  courses: readonly StudyCourse[],
  newestFirst: readonly Progress[],
  done: ReadonlySet<string>,
): NextItem | undefined {
  const positions = new Map(newestFirst.map((one) => [one.contentId, one.positionSeconds]));
  const unfinished = new Map(courses.map((course) => [course.id, itemsOf(course)]));
  for (const last of newestFirst) {
    const items = unfinished.get(last.courseId) ?? [];
    const at = items.findIndex(({ item }) => item.contentId === last.contentId);
    const found =
      at < 0 ? undefined : [...items.slice(at), ...items.slice(0, at)].find(({ item }) => !done.has(item.contentId));
    if (found) return asNext(found, positions.get(found.item.contentId) ?? 0);
    // The search went all around the course: its other rows would find nothing either.
    if (at >= 0) unfinished.delete(last.courseId);
  }
  return undefined;
}

/**
 * Module and day, as in 1.3. The browser writes the same from numbers (wire/course-labels.ts); a test holds both
 * together.
 */
export const lessonLabel = (moduleNumber: number, dayNumber: number): string => `${moduleNumber}.${dayNumber}`;

const asNext = ({ course, moduleNumber, item }: StudyItem, positionSeconds: number): NextItem => ({
  course,
  contentId: item.contentId,
  title: item.title,
  type: item.type,
  label: lessonLabel(moduleNumber, item.dayNumber),
  positionSeconds,
});
