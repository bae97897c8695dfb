import type { Mail } from '../../../src/domain/kernel/mail.ts';
import type { MailState } from '../../../src/domain/operations/literals.ts';
import type { MailRepository } from '../../../src/domain/operations/ports.ts';
import type { StoredMail } from '../../../src/domain/operations/stored-mail.ts';
import { type Restorable, Table } from '../table.ts';

export class MemoryMailRepository implements MailRepository, Restorable {
  private readonly mails = new Table<StoredMail>();

  async add(mail: Mail, id: string, at: Date): Promise<string | undefined> {
    const { key, kind, to, subject, replyTo, expiresAt = null, preheader, heading, blocks, sender } = mail;
    const words = { subject, preheader, heading, blocks, ...(sender ? { sender } : {}) };
    const [known] = this.mails.where((kept) => kept.key === key);
    if (known && (known.words || known.state === 'sent')) return undefined;
    if (known) this.mails.change(known.id, { subject, words, expiresAt, state: 'waiting' });
    else
      this.mails.set(id, {
        id,
        key,
        kind,
        to,
        subject,
        ...(replyTo === undefined ? {} : { replyTo }),
        state: 'waiting',
        tries: 0,
        reason: null,
        writtenAt: at,
        sentAt: null,
        expiresAt,
        words,
      });
    return known?.id ?? id;
  }

  async find(id: string): Promise<StoredMail | undefined> {
    return this.mails.get(id);
  }

  async list({ state, limit, before }: { state?: MailState; limit: number; before?: string }): Promise<StoredMail[]> {
    const all = this.mails
      .where(() => true)
      .toSorted((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime() || (a.id < b.id ? 1 : -1));
    const last = all.findIndex((mail) => mail.id === before);
    const rest = before === undefined ? all : last < 0 ? [] : all.slice(last + 1);
    return rest.filter((mail) => state === undefined || mail.state === state).slice(0, limit);
  }

  async counts(): Promise<Record<MailState, number>> {
    const of = (state: MailState) => this.mails.where((mail) => mail.state === state).length;
    return { waiting: of('waiting'), sent: of('sent'), failed: of('failed') };
  }

  async begin(id: string, triesSeen: number): Promise<boolean> {
    const mail = this.mails.get(id);
    if (mail?.state !== 'waiting' || mail.tries !== triesSeen) return false;
    this.mails.change(id, { tries: triesSeen + 1 });
    return true;
  }

  async postpone(id: string, reason: string): Promise<void> {
    if (this.mails.get(id)?.state === 'waiting') this.mails.change(id, { reason });
  }

  async fail(id: string, reason: string): Promise<void> {
    if (this.mails.get(id)?.state === 'waiting') this.mails.change(id, { state: 'failed', reason });
  }

  async markSent(id: string, at: Date): Promise<void> {
    this.mails.change(id, { state: 'sent', reason: null, sentAt: at });
  }

  async revive(id: string): Promise<boolean> {
    if (this.mails.get(id)?.state !== 'failed') return false;
    this.mails.change(id, { state: 'waiting', tries: 0 });
    return true;
  }

  async forgetWords(id: string): Promise<void> {
    this.mails.change(id, { words: null });
  }

  async forgetExpired(now: Date): Promise<void> {
    for (const { id, expiresAt } of this.mails.where(() => true))
      if (expiresAt && expiresAt <= now) this.mails.change(id, { words: null });
  }

  async forgetSecrets({ to, writtenBefore }: { to: string; writtenBefore: Date }): Promise<void> {
    const isWanted = (mail: StoredMail) =>
      mail.to === to && mail.state === 'sent' && mail.writtenAt < writtenBefore && mail.expiresAt !== null;
    for (const { id } of this.mails.where(isWanted)) this.mails.change(id, { words: null });
  }

  async removeOlderThan(writtenAt: Date): Promise<void> {
    for (const mail of this.mails.where((kept) => kept.writtenAt < writtenAt)) this.mails.delete(mail.id);
  }

  snapshot(): () => void {
    return this.mails.snapshot();
  }
}
