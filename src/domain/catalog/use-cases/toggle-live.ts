import type { CourseId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Course } from '../course.ts';
import { noSuchCourse } from '../errors.ts';
import type { CourseRepository } from '../ports.ts';
import { checkedPrice } from '../price.ts';

/**
 * Publishes a draft and unpublishes a live course, for clients that do not say which. Our own
 * screens say it: of two admins who press one button, the second would turn back what the first did.
 */
export class ToggleLive {
  constructor(private readonly work: UnitOfWork<{ courses: CourseRepository }>) {}

  run({ courseId }: { courseId: CourseId }): Promise<Course> {
    return this.work.run(async ({ courses }) => {
      // Serialises toggles: each reads what the one before it has written.
      await courses.hold(courseId);
      const course = await courses.find(courseId);
      if (!course) throw noSuchCourse();
      if (!course.isLive) checkedPrice(course.priceCents);
      return courses.setLive(courseId, !course.isLive);
    });
  }
}
