import type { Clock } from '../../kernel/clock.ts';
import type { EmailChangeId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Site } from '../../kernel/site.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { emailChangedMail, emailChangedNotice } from '../mails.ts';
import type { EmailChangeRepository, UserRepository } from '../ports.ts';

/**
 * Job: tells the old address that another one counts now, with a link that takes the change back. Run again, it makes a
 * new link, which kills the one before. An address that was never confirmed may be a stranger's: it gets the notice
 * alone, which names nobody.
 */
export class SendEmailChanged {
  constructor(
    private readonly work: UnitOfWork<{ users: UserRepository; emailChanges: EmailChangeRepository }>,
    private readonly mailer: Mailer,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly site: Site,
  ) {}

  async run({ changeId }: { changeId: EmailChangeId }): Promise<void> {
    const token = this.secrets.token();
    const tokenDigest = this.secrets.digest(token);
    const told = await this.work.run(async ({ users, emailChanges }) => {
      const change = await emailChanges.find(changeId);
      const user = change && (await users.find(change.userId));
      if (!user || !change.oldEmail || change.undoneAt) return undefined;
      const { oldEmail, newEmail, undoUntil, correctedBy } = change;
      if (!undoUntil) return emailChangedNotice({ ...user, email: oldEmail }, changeId, this.site);
      if (undoUntil <= this.clock.now()) return undefined;
      await emailChanges.setUndoLink(changeId, tokenDigest);
      const link = { key: `email-changed/${tokenDigest}`, token, expiresAt: undoUntil };
      const owner = { ...user, email: oldEmail };
      return emailChangedMail(owner, { newEmail, isCorrection: correctedBy !== null }, link, this.site);
    });
    if (told) await this.mailer.send(told);
  }
}
