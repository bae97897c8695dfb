import { dayInWords, dayOf } from '../kernel/calendar.ts';
import type { CourseId, UserId } from '../kernel/ids.ts';
import {
  button,
  dear,
  facts,
  type Mail,
  type MailBlock,
  type MailFact,
  note,
  text,
  toAccount,
} from '../kernel/mail.ts';
import { type Cents, inDollars } from '../kernel/money.ts';
import type { Site } from '../kernel/site.ts';
import { isExtension, type Order, receiptNumber, type SchoolName } from './order.ts';

/** The school in mails about one order that it gets, or that are answered to it. */
export interface SchoolFacts extends SchoolName {
  readonly contactEmail: string;
}

export interface Recipient {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
}

const onDay = (at: Date | null): string => (at ? dayInWords(dayOf(at)) : '-');
const coursePage = (site: Site, courseId: CourseId): string => `${site.origin}/mycourse/${courseId}`;

/** The receipt of one paid order; `links` are buttons after the way into the course, such as one to the tax invoice. */
export const receiptMail = (order: Order, buyer: Recipient, site: Site, links: readonly MailBlock[] = []): Mail => ({
  key: `receipt:${order.id}`,
  kind: 'receipt',
  ...toAccount(buyer),
  subject: `Your receipt ${receiptNumber(order, site.name)}`,
  preheader: `Your course "${order.courseTitle}" is ready.`,
  heading: 'Thank you, your course is ready',
  blocks: [
    dear(buyer.name),
    text(`thank you. Your course "${order.courseTitle}" is ready.`),
    button('Go to your course', coursePage(site, order.courseId)),
    facts(
      [receiptFact(order, site.name), ['Paid on', onDay(order.paidAt)], ...termFacts(order), ...priceFacts(order)],
      totalFact(order),
    ),
    ...links,
    note(`This and all your other receipts are in your profile: ${site.origin}/profile`),
  ],
});

/** Tells the buyer that the money for one order went back, and the place that it paid for has ended. */
export const refundMail = (order: Order, buyer: Recipient, site: Site): Mail => ({
  key: `refund:${order.id}`,
  kind: 'refund',
  ...toAccount(buyer),
  subject: `Your refund for ${receiptNumber(order, site.name)}`,
  preheader: `${inDollars(order.totalCents)} is on its way back to your card.`,
  heading: 'Your refund is on its way',
  blocks: [
    dear(buyer.name),
    text(
      `we are refunding your payment for "${order.courseTitle}" to your card. The access that it paid for has ended.`,
    ),
    facts([receiptFact(order, site.name), ['Refunded on', onDay(order.refundedAt)]], totalFact(order)),
    note(`Banks take up to ten working days to show it. Questions? Write to us: ${site.origin}/ContactUs`),
  ],
});

/** A refund as the books have it: in full or in part, with the number of its credit note. */
export interface CreditNoteFacts {
  readonly number: string;
  readonly invoiceNumber: string;
  readonly courseTitle: string;
  readonly amountCents: Cents;
  readonly issuedAt: Date;
  /** Empty when none was given to the buyer. */
  readonly reason: string;
  readonly endsAccess: boolean;
  /** Link to the printable credit note. */
  readonly url: string;
}

export const creditNoteMail = (credit: CreditNoteFacts, buyer: Recipient, site: Site): Mail => ({
  key: `credit-note:${credit.number}`,
  kind: 'credit-note',
  ...toAccount(buyer),
  subject: `Your credit note ${credit.number}`,
  preheader: `${inDollars(credit.amountCents)} is on its way back to your card.`,
  heading: 'Your refund is on its way',
  blocks: [
    dear(buyer.name),
    text(
      `we have refunded ${inDollars(credit.amountCents)} of what you paid for "${credit.courseTitle}". ${
        credit.endsAccess ? 'The access that it paid for has ended.' : 'Your access to the course stays as it is.'
      }`,
    ),
    facts(
      [
        ['Credit note', credit.number],
        ['For tax invoice', credit.invoiceNumber],
        ['Date', onDay(credit.issuedAt)],
        ...(credit.reason === '' ? [] : [['Reason', credit.reason] as const]),
      ],
      ['Refunded', inDollars(credit.amountCents)],
    ),
    button('Open the credit note', credit.url),
    note(`Banks take up to ten working days to show it. Questions? Write to us: ${site.origin}/ContactUs`),
  ],
});

/** A place in a course, as the mails about access speak of it. */
export interface AccessFacts {
  /** Idempotency key: one mail of a kind for each key. */
  readonly key: string;
  readonly courseId: CourseId;
  readonly courseTitle: string;
  /** The last moment of access; null where it has no end. */
  readonly endsAt: Date | null;
}

/** @param mustChoose a password: the account has none that its owner chose. */
export const enrolledByHandMail = (
  access: AccessFacts & { readonly mustChoose: boolean },
  student: Recipient,
  site: Site,
): Mail => ({
  key: `enrolled-by-hand:${access.key}`,
  kind: 'enrolled-by-hand',
  ...toAccount(student),
  subject: `You have access to ${access.courseTitle}`,
  preheader: `${site.name} has given you access. You can start now.`,
  heading: 'Your course is open',
  blocks: [
    dear(student.name),
    text(`${site.name} has given you access to "${access.courseTitle}". You can start now. There is nothing to pay.`),
    ...accessFacts(access),
    ...(access.mustChoose
      ? [
          text('To enter, first choose a password for this email address.'),
          button('Choose a password', `${site.origin}/forgot-password`),
        ]
      : [button('Go to your course', coursePage(site, access.courseId))]),
    note(
      `Sign in with this email address. No password yet, or forgotten? Choose one here: ${site.origin}/forgot-password`,
    ),
  ],
});

/** Some days before the end; `daysLeft` counts the last day. */
export const accessEndingMail = (
  access: AccessFacts & { readonly daysLeft: number },
  student: Recipient,
  site: Site,
): Mail => ({
  key: `access-ending:${access.key}`,
  kind: 'access-ending',
  ...toAccount(student),
  subject: `Your access to ${access.courseTitle} ends on ${onDay(access.endsAt)}`,
  preheader: 'Your progress is saved. You can extend at any time.',
  heading: access.daysLeft === 1 ? 'Your access ends today' : `${access.daysLeft} days left`,
  blocks: [
    dear(student.name),
    text(
      access.daysLeft === 1
        ? `today is the last day of your access to "${access.courseTitle}".`
        : `your access to "${access.courseTitle}" ends on ${onDay(access.endsAt)}: ${access.daysLeft} days left, including today.`,
    ),
    ...accessFacts(access),
    text('Need more time? You can extend before or after that day. Your progress is saved either way.'),
    button('Continue or extend', coursePage(site, access.courseId)),
  ],
});

export const accessEndedMail = (access: AccessFacts, student: Recipient, site: Site): Mail => ({
  key: `access-ended:${access.key}`,
  kind: 'access-ended',
  ...toAccount(student),
  subject: `Your access to ${access.courseTitle} has ended`,
  preheader: 'Your progress is saved. Extend to continue where you stopped.',
  heading: 'Your access has ended',
  blocks: [
    dear(student.name),
    text(`your access to "${access.courseTitle}" has ended. Thank you for preparing with us.`),
    ...accessFacts(access, 'Ended on'),
    text('Your progress is saved. Extend at any time to continue where you stopped.'),
    button('Extend your access', coursePage(site, access.courseId)),
  ],
});

const accessFacts = ({ courseTitle, endsAt }: AccessFacts, label = 'Access until'): MailBlock[] =>
  endsAt
    ? [
        facts([
          ['Course', courseTitle],
          [label, `${onDay(endsAt)} (Sydney time)`],
        ]),
      ]
    : [];

const COURSE_GONE = (title: string): readonly string[] => [
  `"${title}" was deleted while a student was paying for it, and then the payment arrived.`,
  'The student has no access. Please refund the order: its page has a button for it.',
];
const ACCOUNT_GONE = (title: string): readonly string[] => [
  `A student has paid for "${title}", but their account is not here. This happens when an older backup was restored.`,
  'The student has no access. The invoice of the order says who paid, as the payment service knows them.',
  'Please ask them to sign up again, and give them access. Or refund the order: its page has a button for it.',
];

/**
 * Mail to the school: an order was paid whose course or account is deleted. No e-mail address: it went with the
 * account.
 */
export const undeliverableMail = (order: Order, buyer: { id: string; email?: string }, school: SchoolFacts): Mail => ({
  key: `undeliverable:${order.id}`,
  kind: 'undeliverable',
  to: school.contactEmail,
  ...(buyer.email === undefined ? {} : { replyTo: buyer.email }),
  subject:
    buyer.email === undefined
      ? `Please check ${receiptNumber(order, school.brandName)}: its account is gone`
      : `Please refund ${receiptNumber(order, school.brandName)}: its course was deleted`,
  preheader: `Someone has paid ${inDollars(order.totalCents)} and has no access.`,
  heading: 'A payment without access',
  blocks: [
    ...(buyer.email === undefined ? ACCOUNT_GONE : COURSE_GONE)(order.courseTitle).map(text),
    facts(
      [
        receiptFact(order, school.brandName),
        ['Paid on', onDay(order.paidAt)],
        ['Order', order.id],
        ['Checkout', order.checkoutId ?? '-'],
        ['Buyer', buyer.email ?? buyer.id],
      ],
      totalFact(order),
    ),
  ],
});

/** Mail to the buyer of an undeliverable order. */
export const refundDueMail = (order: Order, buyer: Recipient, school: SchoolFacts): Mail => ({
  key: `refund-due:${order.id}`,
  kind: 'refund-due',
  ...toAccount(buyer),
  replyTo: school.contactEmail,
  subject: `About your payment ${receiptNumber(order, school.brandName)}`,
  preheader: 'The course was removed. We will refund the full amount.',
  heading: 'We are sorry',
  blocks: [
    dear(buyer.name),
    text(`your payment for "${order.courseTitle}" has arrived, but the course was removed while you were paying.`),
    text('We are sorry. Our team knows and will refund the full amount to your card.'),
    facts([receiptFact(order, school.brandName), ['Paid on', onDay(order.paidAt)]], totalFact(order)),
  ],
});

const receiptFact = (order: Order, schoolName: string): MailFact => ['Receipt', receiptNumber(order, schoolName)];
/** Period of access, by the school's calendar. */
const termFacts = (order: Order): MailFact[] =>
  order.access
    ? [
        ...(isExtension(order) ? [['Extends your access from', onDay(order.access.from)] as const] : []),
        ['Access until', `${onDay(order.access.until)} (Sydney time)`],
      ]
    : [];
const totalFact = (order: Order): MailFact => ['Total', inDollars(order.totalCents)];
const priceFacts = (order: Order): MailFact[] => [
  ['Price', inDollars(order.priceCents)],
  ...(order.discountCents > 0 ? [[`Coupon ${order.coupon}`, `-${inDollars(order.discountCents)}`] as const] : []),
];
