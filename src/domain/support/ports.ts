import type { Mail } from '../kernel/mail.ts';
import type { ContactMessage } from './contact-message.ts';

/** Contract: tests/contracts/contact-message-repository.contract.ts. */
export interface ContactMessageRepository {
  add(message: ContactMessage): Promise<void>;
  find(id: string): Promise<ContactMessage | undefined>;
  setDelivered(id: string, at: Date): Promise<void>;
}

/** The mails that the embedded installation keeps instead of sending. Newest first. */
export interface SentMails {
  list(page: { limit: number; before?: string }): Promise<{ mails: (Mail & { id: string; sentAt: Date })[]; nextBefore: string | null }>;
}
