import type { UserId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Site } from '../../kernel/site.ts';
import { twoFactorMail } from '../mails.ts';
import type { UserRepository } from '../ports.ts';

/** Job: tells the owner that two-factor sign-in was turned on or off, by themselves or by an administrator. */
export class SendTwoFactorChanged {
  constructor(
    private readonly users: Pick<UserRepository, 'find'>,
    private readonly mailer: Mailer,
    private readonly site: Site,
  ) {}

  async run({ userId, isOn, at }: { userId: UserId; isOn: boolean; at: string }): Promise<void> {
    const user = await this.users.find(userId);
    if (user) await this.mailer.send(twoFactorMail(user, { key: `two-factor/${userId}/${at}`, isOn }, this.site));
  }
}
