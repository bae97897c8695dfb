import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import { type Mail, type MailBlock, type Mailer, oneLine } from '../../kernel/mail.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { MailAccounts, MailRepository } from '../ports.ts';

interface Stores {
  mails: MailRepository;
  outbox: Outbox;
  users: MailAccounts;
}

/**
 * Stores a mail and adds a job for its delivery, in one transaction: the mail survives an outage of the mail service.
 * An unconfirmed address may be a stranger's, so that the greeting leaves out the name that was typed.
 */
export class QueueMail implements Mailer {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  send(mail: Mail): Promise<void> {
    return this.work.run(async ({ mails, outbox, users }) => {
      const account = await users.findByEmail(mail.to);
      const blocks = account && !account.emailConfirmedAt ? mail.blocks.map(unnamed) : mail.blocks;
      const whole = { ...mail, blocks, subject: oneLine(mail.subject) };
      const mailId = await mails.add(whole, this.ids.next(), this.clock.now());
      if (mailId !== undefined) await outbox.add('operations/deliver-mail', { mailId });
    });
  }
}

const unnamed = (block: MailBlock): MailBlock => (block.kind === 'greeting' ? { ...block, name: '' } : block);
