import type { AnnouncementId } from '../../kernel/ids.ts';
import type { Block, RichTextReader } from '../../kernel/rich-text.ts';
import { type Announcement, blocksOf } from '../announcement.ts';
import { noSuchAnnouncement } from '../errors.ts';
import type { AnnouncementRepository } from '../ports.ts';

/** An announcement with its text as its readers see it. */
export class GetAnnouncement {
  constructor(
    private readonly announcements: Pick<AnnouncementRepository, 'find'>,
    private readonly richText: RichTextReader,
  ) {}

  async run({ id }: { id: AnnouncementId }): Promise<{ announcement: Announcement; blocks: Block[] }> {
    const announcement = await this.announcements.find(id);
    if (!announcement) throw noSuchAnnouncement();
    return { announcement, blocks: blocksOf(announcement, this.richText) };
  }
}
