import { describe, expect, it } from 'vitest';
import { SendEnrolledByHand } from '../../../src/domain/enrolment/jobs/send-enrolled-by-hand.ts';
import { enrolmentMailSamples } from '../../../src/domain/enrolment/mail-samples.ts';
import {
  accessEndedMail,
  accessEndingMail,
  creditNoteMail,
  enrolledByHandMail,
  receiptMail,
} from '../../../src/domain/enrolment/mails.ts';
import { EnrolByHand } from '../../../src/domain/enrolment/use-cases/enrol-by-hand.ts';
import { button, mailText } from '../../../src/domain/kernel/mail.ts';
import { coursesForSale } from '../../../src/main/composition/links/enrolment.ts';
import { aCourse, anOrder, aUser, monday, tuesday } from '../../contracts/samples.ts';
import { FixedClock } from '../../doubles/fixed-clock.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

const SITE = { name: 'Cusp', origin: 'https://school.example' };
const ADA = { id: 'ada', name: 'Ada\nLovelace', email: 'ada@example.org' };
const access = { key: 'ada:course', courseId: 'course', courseTitle: 'Ten months', endsAt: tuesday };

describe('the mail about a place given by hand', () => {
  it('leaves with the enrolment, once for each time that access begins', async () => {
    const { stores, work, ids, clock, jobs, mailbox, catalog } = sqlWorld();
    const { users, courses, enrolments } = stores;
    const forSale = coursesForSale(courses, catalog);
    await users.add(aUser({ id: 'boss', email: 'boss@example.org', role: 'admin' }));
    await users.add(aUser());
    await courses.add(aCourse(), [], []);
    const enrol = new EnrolByHand(users, forSale, work, ids, clock, enrolments, { reset: async () => {} });
    const send = new SendEnrolledByHand(enrolments, users, forSale, mailbox, SITE);
    const ask = { actorId: 'boss', userId: 'ada', courseId: 'course' };
    await enrol.run(ask);
    await enrol.run(ask);
    const left = await jobs.lease(clock.now(), clock.now(), 9);
    expect(left.map(({ name, payload }) => [name, payload])).toEqual([
      ['enrolment/send-enrolled-by-hand', { userId: 'ada', courseId: 'course' }],
    ]);
    await send.run(ask);
    await send.run(ask);
    expect((await mailbox.list({ limit: 9 })).mails).toMatchObject([
      { to: 'ada@example.org', subject: 'You have access to Ten months', kind: 'enrolled-by-hand' },
    ]);
    await enrolments.revoke('ada', 'course', clock.now());
    await send.run(ask);
    await send.run({ ...ask, userId: 'nobody' });
    expect((await mailbox.list({ limit: 9 })).mails).toHaveLength(1);
  });

  it('says how long access lasts, where it has an end', () => {
    expect(mailText(enrolledByHandMail({ ...access, mustChoose: false }, ADA, SITE))).toContain(
      'Access until: 3 March 2026 (Sydney time)',
    );
    const newcomer = mailText(enrolledByHandMail({ ...access, mustChoose: true }, ADA, SITE));
    expect(newcomer).toContain(`Choose a password:\n${SITE.origin}/forgot-password`);
    expect(newcomer).not.toContain('Go to your course');
    expect(mailText(enrolledByHandMail({ ...access, endsAt: null, mustChoose: false }, ADA, SITE))).not.toMatch(
      /until|null|undefined/,
    );
  });
});

describe('the mails about the end of access', () => {
  it('name the course, the day and the way to extend', () => {
    const ending = accessEndingMail({ ...access, daysLeft: 14 }, ADA, SITE);
    expect(ending).toMatchObject({
      key: 'access-ending:ada:course',
      to: 'ada@example.org',
      subject: 'Your access to Ten months ends on 3 March 2026',
      heading: '14 days left',
    });
    expect(mailText(ending)).toContain('Dear Ada Lovelace,');
    expect(mailText(ending)).toContain('https://school.example/mycourse/course');
    expect(accessEndingMail({ ...access, daysLeft: 1 }, ADA, SITE).heading).toBe('Your access ends today');
    const ended = accessEndedMail(access, ADA, SITE);
    expect(ended).toMatchObject({ key: 'access-ended:ada:course', subject: 'Your access to Ten months has ended' });
    expect(mailText(ended)).toContain('Ended on: 3 March 2026 (Sydney time)');
  });
});

describe('the mails about money', () => {
  it('have room for a tax invoice on the receipt', () => {
    const order = anOrder({ status: 'paid', paidAt: tuesday });
    const invoice = button('Open the tax invoice', 'https://school.example/profile/receipts/CUSP-1');
    expect(mailText(receiptMail(order, ADA, SITE, [invoice]))).toContain(
      'Open the tax invoice:\nhttps://school.example/profile/receipts/CUSP-1',
    );
  });

  it('say what a credit note gives back, and whether the place stays', () => {
    const credit = {
      number: 'CN-0007',
      invoiceNumber: 'INV-0042',
      courseTitle: 'Ten months',
      amountCents: 10_000,
      issuedAt: monday,
      reason: '',
      endsAccess: true,
      url: 'https://school.example/profile',
    };
    const text = mailText(creditNoteMail(credit, ADA, SITE));
    expect(text).toContain('Refunded: AUD 100.00');
    expect(text).toContain('The access that it paid for has ended.');
    expect(text).not.toContain('Reason');
    const partial = creditNoteMail({ ...credit, reason: 'Two modules were late.', endsAccess: false }, ADA, SITE);
    expect(mailText(partial)).toContain('Reason: Two modules were late.');
    expect(mailText(partial)).toContain('Your access to the course stays as it is.');
  });

  it('are all among the samples, each kind once, and say nothing that is missing', () => {
    const samples = enrolmentMailSamples(SITE, 'hello@cusp.test', new FixedClock(monday));
    expect(new Set(samples.map(({ kind }) => kind)).size).toBe(samples.length);
    for (const sample of samples) expect(mailText(sample), sample.kind).not.toMatch(/undefined|null|NaN|Invalid|: -$/m);
  });
});
