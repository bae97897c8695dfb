import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { MailWords } from '../../kernel/mail.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { MailAccounts, MailRenderer, MailRepository, MailTransport } from '../ports.ts';
import { isSample, MAX_TRIES, nextTryAt, type StoredMail, spreadOf } from '../stored-mail.ts';

/**
 * Job: one try to deliver one mail. A try that did not work leaves the next one as a delayed job, for some two days.
 * The mail is marked as sent after the service took it, so a process that dies between the two delivers it again, under
 * the same Message-ID: mail services offer no transaction that would cover both.
 */
export class DeliverMail {
  constructor(
    private readonly mails: Pick<MailRepository, 'find' | 'begin' | 'markSent' | 'noteTested' | 'forgetWords'>,
    private readonly work: UnitOfWork<{ mails: MailRepository; users: MailAccounts; outbox: Outbox }>,
    private readonly transport: MailTransport,
    private readonly renderer: MailRenderer,
    private readonly clock: Clock,
  ) {}

  async run({ mailId }: { mailId: string }): Promise<void> {
    const mail = await this.mails.find(mailId);
    if (mail?.state !== 'waiting') return;
    if (!mail.words || isExpired(mail, this.clock.now())) return this.expire(mail);
    if (!(await this.mails.begin(mail.id, mail.tries))) return;
    try {
      await this.transport.deliver(this.outgoing(mail, mail.words));
    } catch (error) {
      return this.putOff(mail, error);
    }
    const now = this.clock.now();
    const { service } = this.transport;
    // Before the mark, after which no other try would note it.
    if (isSample(mail) && service !== 'outbox') await this.mails.noteTested(service, now);
    await this.mails.markSent(mail.id, now);
    // The receiver has the secret now. Only the outbox, where mails are read, keeps it until it expires.
    if (mail.expiresAt && service !== 'outbox') await this.mails.forgetWords(mail.id, now);
  }

  private outgoing({ id, to, replyTo, subject }: StoredMail, words: MailWords) {
    const { sender, unsubscribeUrl } = words;
    return {
      id,
      to,
      subject,
      ...(replyTo === undefined ? {} : { replyTo }),
      ...(sender ? { sender } : {}),
      ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
      ...this.renderer.render(words),
    };
  }

  private async putOff(mail: StoredMail, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    const tries = mail.tries + 1;
    const isRefused = error instanceof DomainError && error.kind !== 'unavailable';
    const isAddress = error instanceof DomainError && error.code === 'mail/address-refused';
    await this.work.run(async ({ mails, users, outbox }) => {
      if (isAddress) {
        await users.noteRefusal(mail.to, this.clock.now());
        return mails.fail(mail.id, `${NOT_AGAIN} ${reason}`);
      }
      if (isRefused || tries >= MAX_TRIES) return mails.fail(mail.id, reason);
      await mails.postpone(mail.id, reason);
      const at = nextTryAt(this.clock.now(), tries, spreadOf(mail.id));
      await outbox.add('operations/deliver-mail', { mailId: mail.id }, { at });
    });
  }

  /** Erases an expired mail; a reset link is issued anew under the same mail key while tries are left. */
  private async expire(mail: StoredMail): Promise<void> {
    await this.work.run(async ({ mails, outbox }) => {
      await mails.forgetWords(mail.id, this.clock.now());
      await mails.fail(mail.id, 'Its link expired before the email service accepted it.');
      if (mail.kind === 'reset-link' && mail.tries < MAX_TRIES)
        await outbox.add('identity/send-reset-link', { email: mail.to, mailKey: mail.key });
    });
  }
}

/** Told in the outbox with the reason. */
const NOT_AGAIN = 'Announcements and emails about studies stop until the address is confirmed again.';

const isExpired = ({ expiresAt }: StoredMail, now: Date): boolean => expiresAt !== null && expiresAt <= now;
