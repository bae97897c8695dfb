import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { tooManyLinks } from '../email-change.ts';
import { alreadyConfirmed } from '../email-confirmation.ts';
import type { SignInAttempts } from '../sign-in-attempts.ts';
import { isReachable, type User } from '../user.ts';

/** Mails the link that confirms one's own address once more, a few times an hour: the mailbox may be a stranger's. */
export class SendConfirmationAgain {
  constructor(
    private readonly work: UnitOfWork<{ outbox: Outbox }>,
    private readonly attempts: Pick<SignInAttempts, 'mayMail'>,
  ) {}

  /** `user` is the one this request's session was read with. Answers the address to which the link goes. */
  async run(user: User): Promise<{ email: string }> {
    const { id: userId, email } = user;
    if (isReachable(user)) throw alreadyConfirmed();
    if (!(await this.attempts.mayMail({ email, deviceId: undefined }))) throw tooManyLinks();
    await this.work.run(({ outbox }) => outbox.add('identity/send-email-confirmation', { userId }));
    return { email };
  }
}
