import type { UserId } from '../kernel/ids.ts';
import type { Mail, MailSender, MailWords } from '../kernel/mail.ts';
import type { MailService, MailState } from './literals.ts';
import type { StoredMail } from './stored-mail.ts';

/** Mails of the last months, with their states. Contract: tests/contracts/mail-repository.contract.ts. */
export interface MailRepository {
  /**
   * Keeps a mail as waiting and answers its id. Undefined when its key is there already, unless that one's words were
   * forgotten before it was sent: then it gets the new ones.
   */
  add(mail: Mail, id: string, at: Date): Promise<string | undefined>;
  find(id: string): Promise<StoredMail | undefined>;
  /**
   * Newest first, of one state or of all, to addresses with `search` in any case. `before` is the id of the last
   * one seen; an unknown one opens an empty page.
   */
  list(page: { state?: MailState; search?: string; limit: number; before?: string }): Promise<StoredMail[]>;
  counts(): Promise<Record<MailState, number>>;
  /** Counts a try of a waiting mail. Of several that have seen the same number of tries, true for one. */
  begin(id: string, triesSeen: number): Promise<boolean>;
  /** Records a failed try; the mail stays waiting. */
  postpone(id: string, reason: string): Promise<void>;
  fail(id: string, reason: string): Promise<void>;
  markSent(id: string, at: Date): Promise<void>;
  /** Keeps that this service took a test mail, for longer than mails are kept. Safe to repeat. */
  noteTested(service: MailService, at: Date): Promise<void>;
  /** Makes a failed mail wait again, as if never tried. True for the one call that did. */
  revive(id: string): Promise<boolean>;
  /** Erases the text of a mail; its row stays. */
  forgetWords(id: string, at: Date): Promise<void>;
  /** The same for all that expired by then. */
  forgetExpired(now: Date): Promise<void>;
  /** Erases the words of delivered mails to this address that hold a secret; waiting ones are not touched. */
  forgetSecrets(which: { to: string; writtenBefore: Date }, at: Date): Promise<void>;
  removeOlderThan(writtenAt: Date): Promise<void>;
}

/** Rendered mail, as the mail service gets it. */
export interface OutgoingMail {
  /** The same for every try of one mail, so that a server can tell a repetition. */
  readonly id: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Sender and text of a contact message. */
  readonly sender?: MailSender;
  /** Address that ends mails of this kind by one press (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/**
 * Gives a mail to the service that delivers it. Rejects with `unavailable` for what another try may mend, and with
 * `invalid` when the service will never take this mail (`mail/refused`), or any to this address
 * (`mail/address-refused`). Ends within a minute, whatever the service does. Contract:
 * tests/contracts/mail-transport.contract.ts.
 */
export interface MailTransport {
  readonly service: MailService;
  deliver(mail: OutgoingMail): Promise<void>;
}

/** Renders a mail in the school's layout: HTML and text, with its signature. User input is escaped. */
export interface MailRenderer {
  render(words: MailWords): { text: string; html: string };
}

/** Answered by the contexts that write mails: one of each kind, about made-up people. */
export interface MailSamples {
  list(): readonly Mail[];
}

/** Answered by identity. */
export interface MailAccounts {
  /** Account that has this e-mail; unconfirmed, it may be a stranger's. */
  findByEmail(email: string): Promise<{ readonly id: UserId; readonly emailConfirmedAt: Date | null } | undefined>;
  /** The mail service will take no mail to this address. Nothing where no account has it. */
  noteRefusal(email: string, at: Date): Promise<void>;
}
