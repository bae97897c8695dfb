import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { MailRepository } from '../ports.ts';

const KEPT_DAYS = 90;

/** Scheduled task: forgets the words of mails whose link has expired, and whole mails after 90 days. */
export class PurgeOldMails {
  constructor(
    private readonly mails: Pick<MailRepository, 'forgetExpired' | 'removeOlderThan'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.mails.forgetExpired(now);
    await this.mails.removeOlderThan(after(now, -KEPT_DAYS * DAY_MS));
  }
}
