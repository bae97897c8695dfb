import type { Clock } from '../../kernel/clock.ts';
import { fieldsRefused } from '../../kernel/errors.ts';
import type { ContentId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { cancelledOne, notOverYet } from '../errors.ts';
import type { DiscussedCourses, DiscussionRepository } from '../ports.ts';
import { type SeenDiscussion, seenDiscussion } from '../seen-discussion.ts';

export interface AttachedRecording extends SeenDiscussion {
  /** Null: none any more. */
  readonly recordingId: ContentId | null;
}

/** Names the video of the course that is the recording of a discussion, or none any more. */
export class AttachRecording {
  constructor(
    private readonly work: UnitOfWork<{ discussions: DiscussionRepository }>,
    private readonly courses: Pick<DiscussedCourses, 'items'>,
    private readonly clock: Clock,
  ) {}

  async run({ recordingId, ...seen }: AttachedRecording): Promise<void> {
    if (recordingId !== null) {
      const [item] = await this.courses.items(seen.courseId, [recordingId]);
      if (!item?.isVideo)
        throw fieldsRefused('discussions/no-video', { recordingId: 'Please choose a video of this course.' }, '');
    }
    await this.work.run(async ({ discussions }) => {
      const before = await seenDiscussion(discussions, seen);
      if (before.state === 'cancelled') throw cancelledOne();
      if (before.startsAt > this.clock.now()) throw notOverYet();
      await discussions.save({ ...before, recordingId });
    });
  }
}
