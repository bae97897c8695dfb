import type { Clock } from '../../kernel/clock.ts';
import type { DiscussionId } from '../../kernel/ids.ts';
import { previewsCourses, type Viewer } from '../../kernel/viewer.ts';
import { enteredCourse } from '../access.ts';
import { isOpen, isOver } from '../discussion.ts';
import { cancelledOne, noSuchDiscussion, tooEarlyToJoin, tooLateToJoin } from '../errors.ts';
import type { Attendances, CourseAccess, DiscussedCourses, DiscussionRepository } from '../ports.ts';

/**
 * Answers the room of a discussion while it is open, to those who may enter its course, and notes that a student was
 * there. The one way to a room: no page, mail or calendar has its link.
 */
export class JoinDiscussion {
  constructor(
    private readonly discussions: Pick<DiscussionRepository, 'find' | 'findSeries'>,
    private readonly attendances: Pick<Attendances, 'note'>,
    private readonly courses: Pick<DiscussedCourses, 'find'>,
    private readonly access: CourseAccess,
    private readonly clock: Clock,
  ) {}

  async run({ viewer, discussionId }: { viewer: Viewer; discussionId: DiscussionId }): Promise<string> {
    const discussion = await this.discussions.find(discussionId);
    if (!discussion) throw noSuchDiscussion();
    await enteredCourse({ courses: this.courses, access: this.access }, viewer, discussion.courseId);
    const now = this.clock.now();
    if (discussion.state === 'cancelled') throw cancelledOne();
    if (isOver(discussion, now)) throw tooLateToJoin();
    if (!isOpen(discussion, now)) throw tooEarlyToJoin();
    const series = await this.discussions.findSeries(discussion.seriesId);
    if (!series) throw noSuchDiscussion();
    if (!previewsCourses(viewer)) await this.attendances.note({ userId: viewer.userId, discussionId, at: now });
    return series.roomUrl;
  }
}
