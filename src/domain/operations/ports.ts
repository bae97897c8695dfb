import type { Mail } from '../kernel/mail.ts';

export interface SentMail extends Pick<Mail, 'key' | 'to' | 'subject' | 'replyTo'> {
  readonly id: string;
  readonly text: string;
  readonly sentAt: Date;
}

/** The mails that the embedded installation keeps instead of sending. Newest first. */
export interface SentMails {
  list(page: { limit: number; before?: string }): Promise<{ mails: SentMail[]; nextBefore: string | null }>;
}
