import type { Clock } from '../../../src/domain/kernel/clock.ts';
import type { Ids } from '../../../src/domain/kernel/ids.ts';
import { type Mail, type Mailer, mailText } from '../../../src/domain/kernel/mail.ts';
import type { SentMail, SentMails } from '../../../src/domain/operations/ports.ts';
import { sortedBy } from '../sorted-by.ts';
import { Table } from '../table.ts';

/** Keeps every mail. No unit of work undoes it: a mail that was sent stays sent. */
export class MemoryMailbox implements Mailer, SentMails {
  /** By key: a repeated mail is the same mail. */
  private readonly mails = new Table<SentMail>();

  constructor(
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async send(mail: Mail): Promise<void> {
    if (this.mails.get(mail.key)) return;
    const { key, to, subject, replyTo } = mail;
    const kept = { key, to, subject, text: mailText(mail), ...(replyTo === undefined ? {} : { replyTo }) };
    this.mails.set(key, { id: this.ids.next(), ...kept, sentAt: this.clock.now() });
  }

  async list({ limit, before }: { limit: number; before?: string }): ReturnType<SentMails['list']> {
    const all = sortedBy(
      this.mails.where(() => true),
      (mail) => mail.sentAt,
    ).toReversed();
    const last = all.findIndex((mail) => mail.id === before);
    const rest = before === undefined ? all : last < 0 ? [] : all.slice(last + 1);
    const mails = rest.slice(0, limit);
    return { mails, nextBefore: rest.length > limit ? (mails.at(-1)?.id ?? null) : null };
  }
}
