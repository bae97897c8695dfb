import type { Clock } from '../../kernel/clock.ts';
import type { AnnouncementId, UserId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { RichTextReader } from '../../kernel/rich-text.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Site } from '../../kernel/site.ts';
import { blocksOf, coursesOf } from '../announcement.ts';
import { unsubscribeUrl } from '../mail-choice.ts';
import { announcementMail } from '../mails.ts';
import type { AnnouncementRepository, DeliveryRepository, MailChoiceRepository, ReaderDirectory } from '../ports.ts';

/**
 * Job: hands over the mail of one delivery. No mail where the announcement was stopped, the reader lost access or
 * switched such mails off meanwhile. The mail's key names both, so that a repeated job writes one.
 */
export class DeliverAnnouncement {
  constructor(
    private readonly announcements: Pick<AnnouncementRepository, 'find'>,
    private readonly deliveries: Pick<DeliveryRepository, 'markMailed'>,
    private readonly directory: Pick<ReaderDirectory, 'find'>,
    private readonly choices: Pick<MailChoiceRepository, 'offOf'>,
    private readonly mailer: Mailer,
    private readonly richText: RichTextReader,
    private readonly secrets: Secrets,
    private readonly site: Site,
    private readonly clock: Clock,
  ) {}

  async run({ announcementId: id, userId }: { announcementId: AnnouncementId; userId: UserId }): Promise<void> {
    const announcement = await this.announcements.find(id);
    if (announcement?.state !== 'leaving' && announcement?.state !== 'left') return;
    const reader = await this.directory.find(userId, coursesOf(announcement.audience));
    if (!reader || (await this.choices.offOf(userId)).includes('announcement')) return;
    const words = { subject: announcement.subject, blocks: blocksOf(announcement, this.richText) };
    const chosen = {
      key: `announcement:${id}:${userId}`,
      unsubscribeUrl: unsubscribeUrl(this.secrets, this.site, 'announcement', userId),
    };
    await this.mailer.send(announcementMail(words, reader, chosen, this.site));
    await this.deliveries.markMailed(id, userId, this.clock.now());
  }
}
