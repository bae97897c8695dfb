import type { UserId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Site } from '../../kernel/site.ts';
import { welcomeMail } from '../mails.ts';
import type { UserRepository } from '../ports.ts';

/** Job: sends the welcome mail after registration. Idempotent: one mail. */
export class SendWelcome {
  constructor(
    private readonly users: Pick<UserRepository, 'find'>,
    private readonly mailer: Mailer,
    private readonly site: Site,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<void> {
    const user = await this.users.find(userId);
    if (user && !user.disabledAt) await this.mailer.send(welcomeMail(user, this.site));
  }
}
