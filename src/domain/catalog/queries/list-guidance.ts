import type { CourseDiscussions } from '../link-ports.ts';
import type { CatalogReader, OwnedCourses } from '../ports.ts';
import type { CourseGuidance } from './get-guidance.ts';

/** The guidance of every course that a user may enter now, oldest enrolment first, in three reads. */
export class ListGuidance {
  constructor(
    private readonly owned: OwnedCourses,
    private readonly reader: Pick<CatalogReader, 'coursesByIds'>,
    private readonly discussions: CourseDiscussions,
  ) {}

  async run({ userId }: { userId: string }): Promise<CourseGuidance[]> {
    const ids = await this.owned.coursesOf(userId);
    const courses = new Map((await this.reader.coursesByIds(ids)).map((course) => [course.id, course]));
    const next = await this.discussions.next(ids);
    return ids.flatMap((id) => {
      const course = courses.get(id);
      return course ? [{ course, next: next.get(id) }] : [];
    });
  }
}
