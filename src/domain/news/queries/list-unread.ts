import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { Block, RichTextReader } from '../../kernel/rich-text.ts';
import { blocksOf, coursesOf } from '../announcement.ts';
import type { DeliveryRepository, ReaderDirectory, UnreadAnnouncement } from '../ports.ts';

export interface Unread extends Pick<UnreadAnnouncement, 'id' | 'subject' | 'at'> {
  readonly blocks: Block[];
  /** Courses on whose pages it is shown; null: on all. */
  readonly courseIds: readonly CourseId[] | null;
}

const MAX_SHOWN = 20;

/** Announcements that one has not read, newest first; none to a course that one may not enter any more. */
export class ListUnread {
  constructor(
    private readonly deliveries: Pick<DeliveryRepository, 'unreadOf'>,
    private readonly directory: Pick<ReaderDirectory, 'coursesOf'>,
    private readonly richText: RichTextReader,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<Unread[]> {
    const unread = await this.deliveries.unreadOf(userId, MAX_SHOWN);
    if (unread.length === 0) return [];
    const own = await this.directory.coursesOf(userId);
    return unread.flatMap((one) => {
      const meant = coursesOf(one.audience);
      const courseIds = meant && meant.filter((id) => own.includes(id));
      if ((courseIds ?? own).length === 0) return [];
      return [{ id: one.id, subject: one.subject, at: one.at, courseIds, blocks: blocksOf(one, this.richText) }];
    });
  }
}
