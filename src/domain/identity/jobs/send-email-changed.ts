import type { Clock } from '../../kernel/clock.ts';
import type { EmailChangeId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Site } from '../../kernel/site.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { emailChangedMail } from '../mails.ts';
import type { EmailChangeRepository, UserRepository } from '../ports.ts';

/**
 * Job: tells the old address that another one counts now, with a link that takes the change back. Run again, it makes a
 * new link, which kills the one before.
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
      if (!user || !change.oldEmail || !change.undoUntil || change.undoneAt) return undefined;
      if (change.undoUntil <= this.clock.now()) return undefined;
      await emailChanges.setUndoLink(changeId, tokenDigest);
      const { oldEmail, newEmail, undoUntil } = change;
      return { owner: { name: user.name, email: oldEmail }, newEmail, expiresAt: undoUntil };
    });
    if (!told) return;
    const { owner, newEmail, expiresAt } = told;
    const link = { key: `email-changed/${tokenDigest}`, token, expiresAt };
    await this.mailer.send(emailChangedMail(owner, newEmail, link, this.site));
  }
}
