import type { Clock } from '../../kernel/clock.ts';
import type { CourseId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { refuseStranger } from '../access.ts';
import type { Course } from '../course.ts';
import { noDiscussionLeft, noLiveRoom, noSuchCourse } from '../errors.ts';
import { type Discussion, type LiveRoom, nextDiscussion } from '../guidance.ts';
import type { AccessEnds } from '../link-ports.ts';
import type { CourseAccess, CourseRepository } from '../ports.ts';

/** The weekly discussions of a course, as a calendar repeats them. */
export interface DiscussionCalendar {
  readonly course: Course;
  readonly room: LiveRoom;
  readonly first: Discussion;
  /** The last moment in which one may begin; null where nothing ends them. */
  readonly until: Date | null;
  readonly madeAt: Date;
}

/** Discussions from the next one to the end of the viewer's access. */
export class GetDiscussionCalendar {
  constructor(
    private readonly courses: Pick<CourseRepository, 'find'>,
    private readonly access: CourseAccess,
    private readonly accessEnds: AccessEnds,
    private readonly clock: Clock,
  ) {}

  async run({ viewer, courseId }: { viewer: Viewer; courseId: CourseId }): Promise<DiscussionCalendar> {
    const course = await this.courses.find(courseId);
    if (!course) throw noSuchCourse();
    await refuseStranger(this.access, viewer, course);
    const room = course.guidance.liveRoom;
    if (!room) throw noLiveRoom();
    const madeAt = this.clock.now();
    const first = nextDiscussion(room, madeAt);
    const end = await this.accessEnds.of(viewer.userId, courseId);
    if (end && end < first.startsAt) throw noDiscussionLeft();
    return { course, room, first, until: end, madeAt };
  }
}
