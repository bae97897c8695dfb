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
  subject: `A payment matches no order: ${payment.checkoutId}`,
  preheader: 'Someone has paid and has no access. Please refund it, or give them access.',
  heading: 'A payment matches no order',
  blocks: [
    text('The payment service has a payment that matches no order here. Nobody was given access for it.'),
    text('Please find out who paid. Then give them access under Students, or refund the payment.'),
    text('The payment is shown above the list of orders, with a button to refund it.'),
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
  subject: 'Your school was restored from a backup',
  preheader: `Changes made after ${momentInWords(backupAt)} are lost. You have to make some of them again.`,
  heading: 'Your school was restored from a backup',
  blocks: [
    text(`Everything is as it was on ${momentInWords(backupAt)}.`),
    text(`${paymentsFound(found)} Refunds and disputes since then were found, too.`),
    text('Accounts that you disabled after that moment are enabled again. Please disable them once more.'),
    text('Access that you gave, changed or revoked by hand since then is as before. Please do that again, too.'),
    text(
      'Accounts that were opened since then are gone. If such a person has paid, you get an email about their order.',
    ),
    text('Courses, files, progress and messages from that time are lost as well.'),
    button('See the orders', orders(site)),
  ],
});

function paymentsFound(found: number): string {
  if (found === 0) return 'No payment is missing from the backup.';
  const payments = found === 1 ? '1 payment was' : `${found} payments were`;
  return `${payments} missing from the backup. We added what was paid from the payment service: see Orders, and your emails about it.`;
}
