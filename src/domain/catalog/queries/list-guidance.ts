import type { Clock } from '../../kernel/clock.ts';
import type { CatalogReader, OwnedCourses } from '../ports.ts';
import { type CourseGuidance, guidanceOf } from './get-guidance.ts';

/** The guidance of every course that a user may enter now, oldest enrolment first, in two reads. */
export class ListGuidance {
  constructor(
    private readonly owned: OwnedCourses,
    private readonly reader: Pick<CatalogReader, 'coursesByIds'>,
    private readonly clock: Clock,
  ) {}

  async run({ userId }: { userId: string }): Promise<CourseGuidance[]> {
    const ids = await this.owned.coursesOf(userId);
    const courses = new Map((await this.reader.coursesByIds(ids)).map((course) => [course.id, course]));
    const now = this.clock.now();
    return ids.flatMap((id) => {
      const course = courses.get(id);
      return course ? [guidanceOf(course, now)] : [];
    });
  }
}
