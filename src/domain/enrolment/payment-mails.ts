import { button, dear, facts, type Mail, note, text, toAccount } from '../kernel/mail.ts';
import { inDollars } from '../kernel/money.ts';
import type { Site } from '../kernel/site.ts';
import type { Recipient, SchoolFacts } from './mails.ts';
import { type Dispute, type Order, receiptNumber } from './order.ts';
import type { ReturnedRefund } from './ports.ts';

/** Mail to the buyer: a delayed payment failed. */
export const paymentFailedMail = (order: Order, buyer: Recipient, site: Site): Mail => ({
  key: `payment-failed:${order.id}`,
  kind: 'payment-failed',
  ...toAccount(buyer),
  subject: `Your payment for ${order.courseTitle} did not arrive`,
  preheader: 'Nothing was charged. You can pay again, in the same way or by card.',
  heading: 'Your payment did not arrive',
  blocks: [
    dear(buyer.name),
    text(
      `your bank has not made the payment for "${order.courseTitle}". Nothing was charged, and the course is not open yet.`,
    ),
    text('You can pay for it again, in the same way or by card.'),
    button('Pay again', `${site.origin}/payment?courseId=${order.courseId}`),
    note(`Questions? Write to us: ${site.origin}/ContactUs`),
  ],
});

const DISPUTE: Readonly<Record<Dispute, { subject: string; heading: string; words: readonly string[] }>> = {
  open: {
    subject: 'A payment is disputed',
    heading: 'A payment is disputed',
    words: [
      'The buyer’s bank has asked for this payment back.',
      'Please answer it in your payment account, by the date shown there. A dispute without an answer is lost.',
      'The student keeps the course until the bank decides, which supports your case. You may revoke access by hand.',
    ],
  },
  won: {
    subject: 'A dispute was won',
    heading: 'You keep the payment',
    words: ['The buyer’s bank has decided for you. Nothing changes for the student.'],
  },
  lost: {
    subject: 'A dispute was lost',
    heading: 'The payment was returned',
    words: ['The bank has returned the money to the buyer. The access that it paid for has ended.'],
  },
};

/** Mail to the school, for each state of a dispute. */
export function disputeMail(
  order: Order,
  dispute: Dispute,
  buyer: { id: string; email?: string },
  school: SchoolFacts,
): Mail {
  const { subject, heading, words } = DISPUTE[dispute];
  return {
    key: `dispute:${order.id}:${dispute}`,
    kind: 'dispute',
    to: school.contactEmail,
    ...(buyer.email === undefined ? {} : { replyTo: buyer.email }),
    subject: `${subject}: ${receiptNumber(order, school.brandName)}`,
    preheader: `${inDollars(order.totalCents)} for "${order.courseTitle}".`,
    heading,
    blocks: [
      ...words.map(text),
      facts(
        [
          ['Receipt', receiptNumber(order, school.brandName)],
          ['Course', order.courseTitle],
          ['Order', order.id],
          ['Checkout', order.checkoutId ?? '-'],
          ['Buyer', buyer.email ?? buyer.id],
        ],
        ['Total', inDollars(order.totalCents)],
      ),
    ],
  };
}

/** Mail to the school: a refund was returned, so the buyer still has to be paid. */
export const refundReturnedMail = (
  order: Order,
  { id, amountCents }: ReturnedRefund,
  buyer: { name: string; email: string } | undefined,
  school: SchoolFacts,
): Mail => ({
  key: `refund-returned:${id}`,
  kind: 'refund-returned',
  to: school.contactEmail,
  ...(buyer === undefined ? {} : { replyTo: buyer.email }),
  subject: `A refund came back: ${receiptNumber(order, school.brandName)}`,
  preheader: `${inDollars(amountCents)} did not reach the buyer. Please pay it in another way.`,
  heading: 'A refund came back',
  blocks: [
    text(
      'The buyer’s bank did not accept this refund, for example because a card was closed. The money is in your account again.',
    ),
    text(
      'You still owe it, unless a dispute has paid it. Please ask the buyer for another way, such as a bank transfer.',
    ),
    text('Nothing else has changed. The credit note stays valid, and access is as it was after the refund.'),
    facts(
      [
        ['Receipt', receiptNumber(order, school.brandName)],
        ['Course', order.courseTitle],
        ['Order', order.id],
        ['Checkout', order.checkoutId ?? '-'],
        ['Refund', id],
        ['Buyer', buyer ? `${buyer.name}, ${buyer.email}` : order.userId],
      ],
      ['Came back', inDollars(amountCents)],
    ),
  ],
});
