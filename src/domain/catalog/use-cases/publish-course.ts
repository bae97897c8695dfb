import type { CourseId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Course } from '../course.ts';
import type { CourseRepository } from '../ports.ts';
import { checkedPrice } from '../price.ts';

/** Puts a draft on sale that can be paid for. Idempotent: a course that is live stays so. */
export class PublishCourse {
  constructor(private readonly work: UnitOfWork<{ courses: CourseRepository }>) {}

  run({ courseId }: { courseId: CourseId }): Promise<Course> {
    return this.work.run(async ({ courses }) => {
      const course = await courses.setLive(courseId, true);
      checkedPrice(course.priceCents);
      return course;
    });
  }
}
