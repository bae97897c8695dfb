import type { Mailer } from '../../kernel/mail.ts';
import { restoredMail } from '../lost-payments/mails.ts';

/**
 * Job: reports the first reconciliation after a restore: what was recovered and what to do by hand, because the
 * operator who restores is not always the owner. Idempotent: one mail.
 */
export class ReportRestored {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: { readonly origin: string; readonly contactEmail: string },
  ) {}

  async run(restored: { backupAt: string; restoredAt: string; found: number }): Promise<void> {
    const { backupAt, restoredAt, found } = restored;
    const facts = { backupAt: new Date(backupAt), restoredAt: new Date(restoredAt), found };
    await this.mailer.send(restoredMail(facts, this.settings, this.settings.contactEmail));
  }
}
