import type { Clock } from '../../kernel/clock.ts';
import type { CourseId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { refuseStranger } from '../access.ts';
import type { Course } from '../course.ts';
import { noSuchCourse } from '../errors.ts';
import { type Discussion, nextDiscussion } from '../guidance.ts';
import type { CourseAccess, CourseRepository } from '../ports.ts';

/** Guidance of a course and its next discussion. */
export interface CourseGuidance {
  readonly course: Course;
  /** Undefined where the course has no live room. */
  readonly next: Discussion | undefined;
}

export const guidanceOf = (course: Course, now: Date): CourseGuidance => {
  const { liveRoom } = course.guidance;
  return { course, next: liveRoom ? nextDiscussion(liveRoom, now) : undefined };
};

/** The guidance of one course, for users who may enter it. */
export class GetGuidance {
  constructor(
    private readonly courses: Pick<CourseRepository, 'find'>,
    private readonly access: CourseAccess,
    private readonly clock: Clock,
  ) {}

  async run({ viewer, courseId }: { viewer: Viewer; courseId: CourseId }): Promise<CourseGuidance> {
    const course = await this.courses.find(courseId);
    if (!course) throw noSuchCourse();
    await refuseStranger(this.access, viewer, course);
    return guidanceOf(course, this.clock.now());
  }
}
