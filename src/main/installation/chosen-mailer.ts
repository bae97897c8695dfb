import type { Mailer } from '../../domain/kernel/mail.ts';

/** Who delivers mails, chosen by the settings. */
export interface ChosenMailer {
  readonly mailer: Mailer;
  close(): Promise<void>;
}

/** The outbox in the database keeps every mail, and delivers none. */
export const chosenMailer = (outbox: Mailer): ChosenMailer => ({ mailer: outbox, close: async () => undefined });
