import type { CourseId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Course } from '../course.ts';
import type { CourseRepository } from '../ports.ts';

/** Takes a live course off sale; its buyers keep access (decision B5). Idempotent: a draft stays one. */
export class UnpublishCourse {
  constructor(private readonly work: UnitOfWork<{ courses: CourseRepository }>) {}

  run({ courseId }: { courseId: CourseId }): Promise<Course> {
    return this.work.run(({ courses }) => courses.setLive(courseId, false));
  }
}
