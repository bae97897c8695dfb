import type { Mailer } from '../../kernel/mail.ts';
import { unmatchedMail } from '../lost-payments/mails.ts';
import type { UnmatchedPayments } from '../lost-payments/ports.ts';
import type { OrderAlarms } from '../ports.ts';

/**
 * Job: somebody has paid, and no order says for what. The school is told in the log and by mail, with the way to the
 * list where the money is given back. Repeating it writes one mail.
 */
export class ReportUnmatched {
  constructor(
    private readonly unmatched: Pick<UnmatchedPayments, 'find'>,
    private readonly mailer: Mailer,
    private readonly alarms: OrderAlarms,
    private readonly settings: { readonly origin: string; readonly contactEmail: string },
  ) {}

  async run({ checkoutId }: { checkoutId: string }): Promise<void> {
    const payment = await this.unmatched.find(checkoutId);
    if (!payment || payment.settledAt) return;
    this.alarms.raise('enrolment/unmatched', payment.orderId);
    await this.mailer.send(unmatchedMail(payment, this.settings, this.settings.contactEmail));
  }
}
