import type { Clock } from '../../kernel/clock.ts';
import type { MailRepository } from '../ports.ts';

/** Job: erases the words of delivered mails whose secret was revoked. */
export class ForgetSecretMails {
  constructor(
    private readonly mails: Pick<MailRepository, 'forgetSecrets'>,
    private readonly clock: Clock,
  ) {}

  run({ to, writtenBefore }: { to: string; writtenBefore: string }): Promise<void> {
    return this.mails.forgetSecrets({ to, writtenBefore: new Date(writtenBefore) }, this.clock.now());
  }
}
