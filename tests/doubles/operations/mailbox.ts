import type { Clock } from '../../../src/domain/kernel/clock.ts';
import type { Ids } from '../../../src/domain/kernel/ids.ts';
import { type Mail, type Mailer, mailText } from '../../../src/domain/kernel/mail.ts';
import { sortedBy } from '../sorted-by.ts';
import { Table } from '../table.ts';

/** A mail as its receiver reads it. */
export interface ReceivedMail extends Mail {
  readonly id: string;
  readonly text: string;
  readonly sentAt: Date;
}

/** Delivers every mail at once. No unit of work undoes it: a mail that was sent stays sent. */
export class MemoryMailbox implements Mailer {
  /** By key: a repeated mail is the same mail. */
  private readonly mails = new Table<ReceivedMail>();

  constructor(
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async send(mail: Mail): Promise<void> {
    if (this.mails.get(mail.key)) return;
    this.mails.set(mail.key, { ...mail, id: this.ids.next(), text: mailText(mail), sentAt: this.clock.now() });
  }

  /** Newest first. */
  async list({ limit }: { limit: number }): Promise<{ mails: ReceivedMail[] }> {
    const all = sortedBy(
      this.mails.where(() => true),
      (mail) => mail.sentAt,
    ).toReversed();
    return { mails: all.slice(0, limit) };
  }
}
