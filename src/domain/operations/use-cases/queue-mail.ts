import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import { type Mail, type Mailer, oneLine } from '../../kernel/mail.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { MailRepository } from '../ports.ts';

/** Keeps a mail and leaves its delivery to a job, in one transaction: the mail service may be down, the mail stays. */
export class QueueMail implements Mailer {
  constructor(
    private readonly work: UnitOfWork<{ mails: MailRepository; outbox: Outbox }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  send(mail: Mail): Promise<void> {
    return this.work.run(async ({ mails, outbox }) => {
      const whole = { ...mail, subject: oneLine(mail.subject) };
      const mailId = await mails.add(whole, this.ids.next(), this.clock.now());
      if (mailId !== undefined) await outbox.add('operations/deliver-mail', { mailId });
    });
  }
}
