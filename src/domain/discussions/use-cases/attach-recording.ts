import type { Clock } from '../../kernel/clock.ts';
import { fieldsRefused } from '../../kernel/errors.ts';
import type { ContentId, CourseId, DiscussionId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { cancelledOne, noSuchDiscussion, notOverYet, staleDiscussion } from '../errors.ts';
import type { DiscussedCourses, DiscussionRepository } from '../ports.ts';

/** Names the video of the course that is the recording of a discussion, or none any more. */
export class AttachRecording {
  constructor(
    private readonly work: UnitOfWork<{ discussions: DiscussionRepository }>,
    private readonly courses: Pick<DiscussedCourses, 'items'>,
    private readonly clock: Clock,
  ) {}

  async run({
    courseId,
    discussionId,
    revision,
    recordingId,
  }: {
    courseId: CourseId;
    discussionId: DiscussionId;
    revision: number;
    recordingId: ContentId | null;
  }): Promise<void> {
    if (recordingId !== null) {
      const [item] = await this.courses.items(courseId, [recordingId]);
      if (!item?.isVideo)
        throw fieldsRefused('discussions/no-video', { recordingId: 'Please choose a video of this course.' }, '');
    }
    await this.work.run(async ({ discussions }) => {
      await discussions.hold(courseId);
      const before = await discussions.find(discussionId);
      if (before?.courseId !== courseId) throw noSuchDiscussion();
      if (before.revision !== revision) throw staleDiscussion();
      if (before.state === 'cancelled') throw cancelledOne();
      if (before.startsAt > this.clock.now()) throw notOverYet();
      await discussions.save({ ...before, recordingId });
    });
  }
}
