import type { Clock } from '../../kernel/clock.ts';
import type { DiscussionId } from '../../kernel/ids.ts';
import { notEnrolled, previewsCourses, type Viewer } from '../../kernel/viewer.ts';
import { isOpen, isOver } from '../discussion.ts';
import { cancelledOne, noSuchCourse, noSuchDiscussion, tooEarlyToJoin, tooLateToJoin } from '../errors.ts';
import type { Attendances, Doors } from '../ports.ts';

/**
 * Answers the room of a discussion while it is open, to those who may enter its course, and notes that a student was
 * there. The one way to a room: no page, mail or calendar has its link. One read and one write, because everybody
 * comes in the same minute.
 */
export class JoinDiscussion {
  constructor(
    private readonly doors: Doors,
    private readonly attendances: Pick<Attendances, 'note'>,
    private readonly clock: Clock,
  ) {}

  async run({ viewer, discussionId }: { viewer: Viewer; discussionId: DiscussionId }): Promise<string> {
    const now = this.clock.now();
    const { userId } = viewer;
    const door = await this.doors.find(discussionId, userId, now);
    if (!door) throw noSuchDiscussion();
    const isOfTeam = previewsCourses(viewer);
    if (!isOfTeam && !door.isEnrolled) throw door.isLive ? notEnrolled() : noSuchCourse();
    if (door.state === 'cancelled') throw cancelledOne();
    if (isOver(door, now)) throw tooLateToJoin();
    if (!isOpen(door, now)) throw tooEarlyToJoin();
    if (!isOfTeam) await this.attendances.note({ userId, discussionId, at: now });
    return door.roomUrl;
  }
}
