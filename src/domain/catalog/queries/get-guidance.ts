import type { CourseId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { refuseStranger } from '../access.ts';
import type { Course } from '../course.ts';
import { noSuchCourse } from '../errors.ts';
import type { CourseDiscussions, NextDiscussion } from '../link-ports.ts';
import type { CourseAccess, CourseRepository } from '../ports.ts';

/** Guidance of a course and its next discussion. */
export interface CourseGuidance {
  readonly course: Course;
  /** Undefined where none is planned. */
  readonly next: NextDiscussion | undefined;
}

/** The guidance of one course, for users who may enter it. */
export class GetGuidance {
  constructor(
    private readonly courses: Pick<CourseRepository, 'find'>,
    private readonly access: CourseAccess,
    private readonly discussions: CourseDiscussions,
  ) {}

  async run({ viewer, courseId }: { viewer: Viewer; courseId: CourseId }): Promise<CourseGuidance> {
    const course = await this.courses.find(courseId);
    if (!course) throw noSuchCourse();
    await refuseStranger(this.access, viewer, course);
    return { course, next: (await this.discussions.next([courseId])).get(courseId) };
  }
}
