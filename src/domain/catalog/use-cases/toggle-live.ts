import type { CourseId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Course } from '../course.ts';
import type { CourseRepository } from '../ports.ts';

/** Puts a draft on sale, or takes a live course off it. */
export class ToggleLive {
  constructor(private readonly work: UnitOfWork<{ courses: CourseRepository }>) {}

  /** `isLive` is what the sender wants to see: whoever asks twice, or from an old screen, turns nothing round. */
  run({ courseId, isLive }: { courseId: CourseId; isLive?: boolean }): Promise<Course> {
    return this.work.run(({ courses }) => courses.toggleLive(courseId, isLive));
  }
}
