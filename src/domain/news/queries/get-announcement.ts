import type { AnnouncementId } from '../../kernel/ids.ts';
import type { Block, RichTextReader } from '../../kernel/rich-text.ts';
import { type Announcement, blocksOf } from '../announcement.ts';
import { noSuchAnnouncement } from '../errors.ts';
import type { AnnouncementRepository, ReaderDirectory } from '../ports.ts';

export interface SeenAnnouncement {
  readonly announcement: Announcement;
  readonly blocks: Block[];
  /** People who would get it now, and how many of them want it by mail. */
  readonly readers: { readonly people: number; readonly mails: number };
}

/** An announcement with its text as its readers see it, and how many these would be. */
export class GetAnnouncement {
  constructor(
    private readonly announcements: Pick<AnnouncementRepository, 'find'>,
    private readonly directory: Pick<ReaderDirectory, 'count'>,
    private readonly richText: RichTextReader,
  ) {}

  async run({ id }: { id: AnnouncementId }): Promise<SeenAnnouncement> {
    const announcement = await this.announcements.find(id);
    if (!announcement) throw noSuchAnnouncement();
    const readers = await this.directory.count(announcement.audience, 'announcement');
    return { announcement, blocks: blocksOf(announcement, this.richText), readers };
  }
}
