import type { Clock } from '../../kernel/clock.ts';
import type { CourseId } from '../../kernel/ids.ts';
import { previewsCourses, type Viewer } from '../../kernel/viewer.ts';
import { enteredCourse } from '../access.ts';
import { type CalendarEvent, calendarFrom } from '../calendar-event.ts';
import { noDiscussionLeft, noDiscussions } from '../errors.ts';
import type { AccessEnds, CourseAccess, DiscussedCourses, DiscussionRepository } from '../ports.ts';

export interface DiscussionCalendar {
  readonly courseTitle: string;
  readonly events: readonly CalendarEvent[];
}

/** Discussions of a course for a calendar, up to the end of the viewer's access; cancelled ones are among them. */
export class GetDiscussionCalendar {
  constructor(
    private readonly discussions: Pick<DiscussionRepository, 'coming'>,
    private readonly courses: Pick<DiscussedCourses, 'find'>,
    private readonly access: CourseAccess,
    private readonly accessEnds: AccessEnds,
    private readonly clock: Clock,
  ) {}

  async run({ viewer, courseId }: { viewer: Viewer; courseId: CourseId }): Promise<DiscussionCalendar> {
    const { title } = await enteredCourse({ courses: this.courses, access: this.access }, viewer, courseId);
    const found = await this.discussions.coming([courseId], calendarFrom(this.clock.now()));
    if (found.length === 0) throw noDiscussions();
    const end = previewsCourses(viewer) ? null : await this.accessEnds.of(viewer.userId, courseId);
    const events = found.filter(({ startsAt }) => end === null || startsAt <= end);
    if (events.length === 0) throw noDiscussionLeft();
    return { courseTitle: title, events: events.map((one) => ({ ...one, courseTitle: title })) };
  }
}
