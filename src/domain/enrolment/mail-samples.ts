import { after, type Clock, DAY_MS } from '../kernel/clock.ts';
import type { Mail } from '../kernel/mail.ts';
import type { Site } from '../kernel/site.ts';
import { restoredMail, unmatchedMail } from './lost-payments/mails.ts';
import {
  accessEndedMail,
  accessEndingMail,
  creditNoteMail,
  enrolledByHandMail,
  receiptMail,
  refundDueMail,
  refundMail,
  undeliverableMail,
} from './mails.ts';
import { type Order, receiptNumber } from './order.ts';
import { disputeMail, paymentFailedMail, refundReturnedMail } from './payment-mails.ts';

/** One of each mail about courses and money, to look at. */
export function enrolmentMailSamples(site: Site, contactEmail: string, clock: Clock): readonly Mail[] {
  const now = clock.now();
  const school = { brandName: site.name, contactEmail };
  const sam = { id: 'sample', name: 'Sam Sample', email: 'sam@example.org' };
  const courseTitle = 'ADC Part 1 Comprehensive';
  const order: Order = {
    id: 'sample0000',
    userId: sam.id,
    courseId: 'sample',
    courseTitle,
    durationMonths: 10,
    priceCents: 49_900,
    discountCents: 4990,
    totalCents: 44_910,
    currency: 'AUD',
    coupon: 'CUSP10',
    buyerCountry: 'AU',
    status: 'refunded',
    checkoutId: 'cs_sample',
    checkoutUrl: null,
    createdAt: now,
    paidAt: now,
    access: { from: now, until: after(now, 300 * DAY_MS) },
    refundedCents: 44_910,
    refundedAt: now,
    dispute: null,
  };
  const access = (days: number) => ({
    key: 'sample',
    courseId: 'sample',
    courseTitle,
    endsAt: after(now, days * DAY_MS),
  });
  const credit = {
    number: 'CN-0001',
    invoiceNumber: 'INV-0001',
    courseTitle,
    amountCents: 10_000,
    issuedAt: now,
    reason: 'Two modules were late.',
    endsAccess: false,
    url: `${site.origin}/profile/receipts/${receiptNumber(order, site.name)}`,
  };
  const unmatched = {
    checkoutId: 'cs_sample',
    orderId: order.id,
    userId: sam.id,
    courseId: 'sample',
    amountCents: order.totalCents,
    refundedCents: 0,
    currency: 'AUD',
    payer: sam,
    foundAt: now,
    settledAt: null,
  };
  return [
    enrolledByHandMail({ ...access(300), mustChoose: false }, sam, site),
    receiptMail(order, sam, site),
    refundMail(order, sam, site),
    creditNoteMail(credit, sam, site),
    accessEndingMail({ ...access(13), daysLeft: 14 }, sam, site),
    accessEndedMail(access(-1), sam, site),
    paymentFailedMail(order, sam, site),
    refundDueMail(order, sam, school),
    undeliverableMail(order, sam, school),
    unmatchedMail(unmatched, site, contactEmail),
    restoredMail({ backupAt: after(now, -DAY_MS), restoredAt: now, found: 3 }, site, contactEmail),
    disputeMail(order, 'open', sam, school),
    refundReturnedMail(order, { id: 'refund', amountCents: credit.amountCents }, sam, school),
  ];
}
