import type { Clock } from '../../kernel/clock.ts';
import type { MailRepository } from '../ports.ts';

/** Job: forgets what delivered mails with a secret said to somebody, because it opens nothing any more. */
export class ForgetSecretMails {
  constructor(
    private readonly mails: Pick<MailRepository, 'forgetSecrets'>,
    private readonly clock: Clock,
  ) {}

  run({ to, writtenBefore }: { to: string; writtenBefore: string }): Promise<void> {
    return this.mails.forgetSecrets({ to, writtenBefore: new Date(writtenBefore) }, this.clock.now());
  }
}
