import type { AnnouncementId } from '../../kernel/ids.ts';
import type { RichTextReader } from '../../kernel/rich-text.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type Announcement, type AnnouncementWords, checkedWords, ensureHere, stopped } from '../announcement.ts';
import { noSuchAnnouncement } from '../errors.ts';
import type { AnnouncementRepository, CourseGuides } from '../ports.ts';
import { ensureCourses } from './ensure-courses.ts';

/** Corrects an announcement until it leaves. A planned one is a draft again: the password was given for other words. */
export class EditAnnouncement {
  constructor(
    private readonly work: UnitOfWork<{ announcements: AnnouncementRepository }>,
    private readonly guides: Pick<CourseGuides, 'known'>,
    private readonly richText: RichTextReader,
  ) {}

  async run(input: { id: AnnouncementId; revision: number; words: AnnouncementWords }): Promise<Announcement> {
    const words = checkedWords(input.words, this.richText);
    await ensureCourses(this.guides, words.audience);
    return this.work.run(async ({ announcements }) => {
      const found = await announcements.hold(input.id);
      if (!found) throw noSuchAnnouncement();
      ensureHere(found);
      const draft = found.state === 'planned' ? stopped(found) : found;
      await announcements.save({ ...draft, ...words, revision: input.revision });
      return { ...draft, ...words, revision: input.revision + 1 };
    });
  }
}
