import type { Mail } from '../kernel/mail.ts';

/** The mails that the embedded installation keeps instead of sending. Newest first. */
export interface SentMails {
  list(page: {
    limit: number;
    before?: string;
  }): Promise<{ mails: (Mail & { id: string; sentAt: Date })[]; nextBefore: string | null }>;
}
