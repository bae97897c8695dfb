import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import type { RichTextReader } from '../../kernel/rich-text.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type Announcement, type AnnouncementWords, checkedWords, draftOf } from '../announcement.ts';
import type { AnnouncementRepository, CourseGuides } from '../ports.ts';
import { ensureCourses } from './ensure-courses.ts';

/** Begins an announcement as a draft, which reaches nobody. */
export class WriteAnnouncement {
  constructor(
    private readonly work: UnitOfWork<{ announcements: AnnouncementRepository }>,
    private readonly guides: Pick<CourseGuides, 'known'>,
    private readonly richText: RichTextReader,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ authorId, words }: { authorId: UserId; words: AnnouncementWords }): Promise<Announcement> {
    const draft = draftOf(this.ids.next(), authorId, checkedWords(words, this.richText), this.clock.now());
    await ensureCourses(this.guides, draft.audience);
    await this.work.run(({ announcements }) => announcements.add(draft));
    return draft;
  }
}
