import type { AnnouncementId, Ids } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { RichTextReader } from '../../kernel/rich-text.ts';
import type { Site } from '../../kernel/site.ts';
import { blocksOf } from '../announcement.ts';
import { noSuchAnnouncement } from '../errors.ts';
import { announcementMail } from '../mails.ts';
import type { AnnouncementRepository, Reader } from '../ports.ts';

/** Sends an announcement to the one who asks, as its readers will have it. */
export class SendToMe {
  constructor(
    private readonly announcements: Pick<AnnouncementRepository, 'find'>,
    private readonly mailer: Mailer,
    private readonly richText: RichTextReader,
    private readonly ids: Ids,
    private readonly site: Site,
  ) {}

  async run({ id, me }: { id: AnnouncementId; me: Reader }): Promise<void> {
    const found = await this.announcements.find(id);
    if (!found) throw noSuchAnnouncement();
    const words = { subject: `Test: ${found.subject}`, blocks: blocksOf(found, this.richText) };
    await this.mailer.send(announcementMail(words, me, { key: `announcement-test/${this.ids.next()}` }, this.site));
  }
}
