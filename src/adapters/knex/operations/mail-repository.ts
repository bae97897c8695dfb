import type { Knex } from 'knex';
import type { UserId } from '../../../domain/kernel/ids.ts';
import { type Mail, type MailKind, type MailWords, mailText, text } from '../../../domain/kernel/mail.ts';
import type { MailService, MailState } from '../../../domain/operations/literals.ts';
import type { MailRepository } from '../../../domain/operations/ports.ts';
import type { StoredMail } from '../../../domain/operations/stored-mail.ts';
import { likePattern } from '../like-pattern.ts';
import { type Millis, toMillis, toTime } from '../times.ts';

interface Row {
  id: string;
  key: string;
  kind: MailKind;
  to: string;
  subject: string;
  /** Empty once erased. */
  text: string;
  words: string | null;
  reply_to: string | null;
  user_id: UserId | null;
  state: MailState;
  tries: number;
  reason: string | null;
  /** Time of writing: older versions wrote and sent in one step. */
  sent_at: Millis;
  delivered_at: Millis | null;
  expires_at: Millis | null;
  forgotten_at: Millis | null;
}

const FORGOTTEN = { text: '', words: null };

export class KnexMailRepository implements MailRepository {
  constructor(private readonly db: Knex) {}

  async add(mail: Mail, id: string, at: Date): Promise<string | undefined> {
    const { key, kind, to, subject, preheader, heading, blocks, sender, unsubscribeUrl, replyTo, expiresAt, userId } =
      mail;
    const words: MailWords = {
      subject,
      preheader,
      heading,
      blocks,
      ...(sender ? { sender } : {}),
      ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
    };
    const says = {
      subject,
      text: mailText(mail),
      words: JSON.stringify(words),
      expires_at: expiresAt ? toMillis(expiresAt) : null,
      forgotten_at: null,
      state: 'waiting' as const,
    };
    const tried = { sent_at: toMillis(at), tries: 0 };
    const [kept]: { id: string }[] = await this.rows()
      .insert({ ...{ id, key, kind, to, reply_to: replyTo ?? null, user_id: userId ?? null }, ...tried, ...says })
      .onConflict('key')
      .merge(says)
      .whereNotNull('mails.forgotten_at')
      .whereNot('mails.state', 'sent')
      .returning('id');
    return kept?.id;
  }

  async find(id: string): Promise<StoredMail | undefined> {
    const row: Row | undefined = await this.rows().where({ id }).first();
    return row && toMail(row);
  }

  async list({ state, search, limit, before }: Parameters<MailRepository['list']>[0]): Promise<StoredMail[]> {
    const page = this.rows()
      .orderBy([
        { column: 'sent_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit);
    if (state) void page.where({ state });
    if (search) void page.whereRaw("lower(??) like ? escape '!'", ['to', `%${likePattern(search.toLowerCase())}%`]);
    if (before !== undefined)
      void page.whereRaw('(sent_at, id) < (select sent_at, id from mails where id = ?)', [before]);
    return (await page).map(toMail);
  }

  async counts(): Promise<Record<MailState, number>> {
    const rows: { state: MailState; count: number | string }[] = await this.db('mails')
      .select('state')
      .count({ count: '*' })
      .groupBy('state');
    const of = (state: MailState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
    return { waiting: of('waiting'), sent: of('sent'), failed: of('failed') };
  }

  async begin(id: string, triesSeen: number): Promise<boolean> {
    const changed = await this.rows()
      .where({ id, state: 'waiting', tries: triesSeen })
      .update({ tries: triesSeen + 1 });
    return changed === 1;
  }

  async postpone(id: string, reason: string): Promise<void> {
    await this.rows().where({ id, state: 'waiting' }).update({ reason });
  }

  async fail(id: string, reason: string): Promise<void> {
    await this.rows().where({ id, state: 'waiting' }).update({ state: 'failed', reason });
  }

  async markSent(id: string, at: Date): Promise<void> {
    await this.rows()
      .where({ id })
      .update({ state: 'sent', reason: null, delivered_at: toMillis(at) });
  }

  async noteTested(service: MailService, at: Date): Promise<void> {
    await this.db('tested_mail_services')
      .insert({ service, tested_at: toMillis(at) })
      .onConflict('service')
      .merge();
  }

  async revive(id: string): Promise<boolean> {
    return (await this.rows().where({ id, state: 'failed' }).update({ state: 'waiting', tries: 0 })) === 1;
  }

  async forgetWords(id: string, at: Date): Promise<void> {
    await this.rows()
      .where({ id })
      .whereNull('forgotten_at')
      .update({ ...FORGOTTEN, forgotten_at: toMillis(at) });
  }

  async forgetExpired(now: Date): Promise<void> {
    const at = toMillis(now);
    await this.rows()
      .where('expires_at', '<=', at)
      .whereNull('forgotten_at')
      .update({ ...FORGOTTEN, forgotten_at: at });
  }

  async forgetSecrets({ to, writtenBefore }: { to: string; writtenBefore: Date }, at: Date): Promise<void> {
    await this.rows()
      .where({ to, state: 'sent' })
      .where('sent_at', '<', toMillis(writtenBefore))
      .whereNotNull('expires_at')
      .whereNull('forgotten_at')
      .update({ ...FORGOTTEN, forgotten_at: toMillis(at) });
  }

  async removeOlderThan(writtenAt: Date): Promise<void> {
    await this.rows().where('sent_at', '<', toMillis(writtenAt)).delete();
  }

  private rows() {
    return this.db<Row>('mails');
  }
}

const toMail = (row: Row): StoredMail => ({
  id: row.id,
  key: row.key,
  kind: row.kind,
  to: row.to,
  subject: row.subject,
  ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
  state: row.state,
  tries: row.tries,
  reason: row.reason,
  writtenAt: toTime(row.sent_at),
  sentAt: row.delivered_at === null ? null : toTime(row.delivered_at),
  expiresAt: row.expires_at === null ? null : toTime(row.expires_at),
  words: row.forgotten_at === null ? wordsOf(row) : null,
});

/** Returns a mail's words; an older mail has only its text. */
const wordsOf = ({ words, subject, text: only }: Row): MailWords =>
  words === null
    ? { subject, preheader: '', heading: subject, blocks: [text(only)] }
    : (JSON.parse(words) as MailWords);
