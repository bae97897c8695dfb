import type { Mailer } from '../../kernel/mail.ts';
import { unmatchedMail } from '../lost-payments/mails.ts';
import type { UnmatchedPayments } from '../lost-payments/ports.ts';
import type { OrderAlarms } from '../ports.ts';

/**
 * Job: a payment matches no order. Tells the school in the log and by mail, with a link to the list where it is
 * refunded. Idempotent: one mail.
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
