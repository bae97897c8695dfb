import type { Mailer } from '../../kernel/mail.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Site } from '../../kernel/site.ts';
import { passwordChangedMail } from '../mails.ts';
import type { UserRepository } from '../ports.ts';

/** Job: tells the owner that the password was changed, so that a thief's change does not go unseen. */
export class SendPasswordChanged {
  constructor(
    private readonly users: UserRepository,
    private readonly mailer: Mailer,
    private readonly secrets: Secrets,
    private readonly site: Site,
  ) {}

  async run(input: { email: string }): Promise<void> {
    const user = await this.users.findByEmail(input.email);
    if (!user) return;
    // The hash is new with every change and the same for every retry of this job.
    const key = `password-changed/${this.secrets.digest(user.passwordHash)}`;
    await this.mailer.send(passwordChangedMail(user, key, this.site));
  }
}
