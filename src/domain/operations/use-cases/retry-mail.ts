import { DomainError } from '../../kernel/errors.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { MailRepository } from '../ports.ts';

/** Delivers a failed mail after all, once what was in its way is mended. */
export class RetryMail {
  constructor(private readonly work: UnitOfWork<{ mails: MailRepository; outbox: Outbox }>) {}

  run({ mailId }: { mailId: string }): Promise<void> {
    return this.work.run(async ({ mails, outbox }) => {
      if (!(await mails.revive(mailId)))
        throw new DomainError(
          'not-found',
          'operations/no-failed-mail',
          'This email has not failed, or someone else was quicker.',
        );
      await outbox.add('operations/deliver-mail', { mailId });
    });
  }
}
