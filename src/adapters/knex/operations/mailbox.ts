import type { Knex } from 'knex';
import type { Clock } from '../../../domain/kernel/clock.ts';
import type { Ids } from '../../../domain/kernel/ids.ts';
import { type Mail, type Mailer, mailText } from '../../../domain/kernel/mail.ts';
import type { SentMail, SentMails } from '../../../domain/operations/ports.ts';
import { type Millis, toMillis, toTime } from '../times.ts';

interface Row {
  id: string;
  key: string;
  to: string;
  subject: string;
  text: string;
  reply_to: string | null;
  sent_at: Millis;
}

/** Keeps every mail in the database instead of sending it: the mail service of an installation that was given none. */
export class KnexMailbox implements Mailer, SentMails {
  constructor(
    private readonly db: Knex,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async send({ key, to, subject, blocks, replyTo }: Mail): Promise<void> {
    const sentAt = toMillis(this.clock.now());
    await this.rows()
      .insert({
        id: this.ids.next(),
        key,
        to,
        subject,
        text: mailText({ blocks }),
        reply_to: replyTo ?? null,
        sent_at: sentAt,
      })
      .onConflict('key')
      .ignore();
  }

  /** The id of the last mail of a page opens the next page; an id that is not there opens an empty one. */
  async list({ limit, before }: { limit: number; before?: string }): ReturnType<SentMails['list']> {
    const page = this.rows()
      .orderBy([
        { column: 'sent_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit + 1);
    if (before !== undefined)
      void page.whereRaw('(sent_at, id) < (select sent_at, id from mails where id = ?)', [before]);
    const rows = await page;
    const shown = rows.slice(0, limit);
    return { mails: shown.map(toMail), nextBefore: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
  }

  private rows() {
    return this.db<Row>('mails');
  }
}

const toMail = (row: Row): SentMail => ({
  id: row.id,
  key: row.key,
  to: row.to,
  subject: row.subject,
  text: row.text,
  ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
  sentAt: toTime(row.sent_at),
});
