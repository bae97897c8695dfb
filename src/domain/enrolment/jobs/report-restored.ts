import type { Mailer } from '../../kernel/mail.ts';
import { restoredMail } from '../lost-payments/mails.ts';

/**
 * Job: the first round of reconciling after a restore is through. The school is told what came back and what it has to
 * do by hand, because whoever restored a backup is not always who runs the school. Repeating it writes one mail.
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
