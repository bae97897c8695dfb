import { momentInWords } from '../../kernel/calendar.ts';
import { button, facts, type Mail, text } from '../../kernel/mail.ts';
import { inDollars } from '../../kernel/money.ts';
import type { Site } from '../../kernel/site.ts';
import type { UnmatchedPayment } from './ports.ts';

const orders = (site: Pick<Site, 'origin'>): string => `${site.origin}/admin/orders`;

/** Mail to the school: a payment matches no order, so nothing was granted for it. */
export const unmatchedMail = (payment: UnmatchedPayment, site: Pick<Site, 'origin'>, contactEmail: string): Mail => ({
  key: `unmatched:${payment.checkoutId}`,
  kind: 'unmatched',
  to: contactEmail,
  ...(payment.payer ? { replyTo: payment.payer.email } : {}),
  subject: `A payment fits no order: ${payment.checkoutId}`,
  preheader: 'Somebody has paid and was given no place. Please refund it, or enrol them by hand.',
  heading: 'A payment fits no order',
  blocks: [
    text('The payment service has this payment, and no order of the school fits it. Nobody was given a place for it.'),
    text('Please find out who paid. Then enrol them by hand under Students, or give the money back.'),
    text('The payment stands above the list of orders, with a button that gives the money back.'),
    button('See the payment', orders(site)),
    facts(
      [
        ['Checkout', payment.checkoutId],
        ['Paid by', payment.payer ? `${payment.payer.name}, ${payment.payer.email}` : 'not known'],
        ['Order that it names', payment.orderId],
        ['Student that it names', payment.userId || '-'],
        ['Course that it names', payment.courseId || '-'],
      ],
      ['Paid', amountOf(payment)],
    ),
  ],
});

const amountOf = ({ amountCents, currency }: UnmatchedPayment): string =>
  currency === 'AUD' ? inDollars(amountCents) : `${(amountCents / 100).toFixed(2)} ${currency}`;

export interface RestoredFacts {
  readonly backupAt: Date;
  readonly restoredAt: Date;
  /** Number of payments found that the backup did not contain. */
  readonly found: number;
}

/** Mail to the school: a backup was restored, and what to do by hand. */
export const restoredMail = (
  { backupAt, restoredAt, found }: RestoredFacts,
  site: Pick<Site, 'origin'>,
  to: string,
): Mail => ({
  key: `restored:${restoredAt.toISOString()}`,
  kind: 'restored',
  to,
  subject: 'The school was restored from a backup',
  preheader: `What was changed after ${momentInWords(backupAt)} is gone. Some of it you have to do again.`,
  heading: 'The school was restored from a backup',
  blocks: [
    text(`Everything is as it was on ${momentInWords(backupAt)}.`),
    text(`${paymentsFound(found)} Refunds and disputes since then were taken over too.`),
    text('Accounts that you disabled after that moment are enabled again. Please disable them once more.'),
    text('Access that you gave, moved or revoked by hand after it is as before. Please do that again too.'),
    text(
      'Accounts that were opened after it are gone. Where such a person has paid, you get a mail about their order.',
    ),
    text('Courses, files, progress and messages of the time between are gone as well.'),
    button('See the orders', orders(site)),
  ],
});

function paymentsFound(found: number): string {
  if (found === 0) return 'No payment was made since then that the backup did not know.';
  const payments = found === 1 ? '1 payment was' : `${found} payments were`;
  return `${payments} found at the payment service that the backup did not know: see Orders and the mails about them.`;
}
