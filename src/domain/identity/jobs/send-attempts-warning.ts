import { dayOf } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Site } from '../../kernel/site.ts';
import { attemptsMail } from '../mails.ts';
import type { UserRepository } from '../ports.ts';

/** Job: warns the owner of failed sign-in attempts on their account, at most once a day for each kind. */
export class SendAttemptsWarning {
  constructor(
    private readonly users: Pick<UserRepository, 'findByEmail'>,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly site: Site,
  ) {}

  async run({ email, isSignedIn = false }: { email: string; isSignedIn?: boolean }): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user || user.disabledAt) return;
    const day = dayOf(this.clock.now());
    const key = `${isSignedIn ? 'confirm' : 'sign-in'}-attempts/${user.id}/${day}`;
    await this.mailer.send(attemptsMail(user, { key, isSignedIn }, this.site));
  }
}
