import type { CourseId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Course } from '../course.ts';
import type { CourseRepository } from '../ports.ts';
import { noSuchCourse } from '../refusals.ts';

/** Puts a draft on sale, or takes a live course off it. */
export class ToggleLive {
  constructor(private readonly work: UnitOfWork<{ courses: CourseRepository }>) {}

  run(input: { courseId: CourseId }): Promise<Course> {
    return this.work.run(async ({ courses }) => {
      const course = await courses.find(input.courseId);
      if (!course) throw noSuchCourse();
      const toggled = { ...course, isLive: !course.isLive };
      await courses.update(toggled);
      return { ...toggled, version: course.version + 1 };
    });
  }
}
