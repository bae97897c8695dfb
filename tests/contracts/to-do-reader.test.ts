import { describe, expect, it } from 'vitest';
import { noteBackup } from '../../src/adapters/knex/backups.ts';
import { knexStores } from '../../src/adapters/knex/stores.ts';
import type { ReportState } from '../../src/domain/exam/literals.ts';
import { after, DAY_MS } from '../../src/domain/kernel/clock.ts';
import type { StoredFile } from '../../src/domain/media/stored-file.ts';
import type { ReviewDecision } from '../../src/domain/questions/literals.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aVersion, aVignette } from './question-samples.ts';
import {
  aContent,
  aCourse,
  aDay,
  aFile,
  aMail,
  aModule,
  anOrder,
  aUser,
  friday,
  LASTING,
  monday,
  tuesday,
} from './samples.ts';

const WEEK = { from: tuesday, before: after(tuesday, 7 * DAY_MS) };
const NOTHING = {
  failedEmails: 0,
  failedTasks: 0,
  disputes: 0,
  unmatchedPayments: 0,
  endingAccess: 0,
  passwordOnlyAdmins: 0,
  waitingReviews: 0,
  returnedDrafts: 0,
  openReports: 0,
  unconvertedVideos: 0,
  newestBackupAt: null,
};

const REVIEW = { revision: 1, reviewerId: 'cleo', answers: [], ratedAt: monday, comment: '', decidedAt: null };
const REPORT = {
  versionId: 'own',
  vignetteId: 'own',
  userId: 'sam',
  sittingId: 'sitting',
  kind: 'answer',
  text: 'Another answer is right as well.',
  createdAt: monday,
  answer: '',
  answeredBy: null,
  answeredAt: null,
} as const;

onEveryDatabase((name, open) => {
  const openBooks = async () => {
    const db = await open();
    const { reporting, operations, enrolment, catalog, identity } = knexStores(db, { now: () => tuesday });
    const counts = (videos = { heavy: true }) => reporting.toDo.openMatters(WEEK, 'ada', videos);
    return { db, counts, operations, enrolment, catalog, identity };
  };

  describe(`ToDoReader on ${name}`, () => {
    it('has nothing on day one', async () => {
      expect(await (await openBooks()).counts()).toEqual(NOTHING);
    });

    it('counts emails that failed, and no others', async () => {
      const { operations, counts } = await openBooks();
      for (const id of ['sent', 'failed', 'waiting']) await operations.mails.add(aMail({ key: id }), id, monday);
      await operations.mails.markSent('sent', tuesday);
      await operations.mails.fail('failed', 'No such address.');
      expect(await counts()).toEqual({ ...NOTHING, failedEmails: 1 });
    });

    it('counts tasks that were given up', async () => {
      const { db, counts } = await openBooks();
      const job = { name: 'media/erase-files', payload: '{}', run_at: 1, created_at: 1, attempt: 0 };
      await db('jobs').insert([
        { ...job, id: 'waits' },
        { ...job, id: 'failed', dead_at: 2, reason: 'gave up' },
      ]);
      expect(await counts()).toEqual({ ...NOTHING, failedTasks: 1 });
    });

    it('counts open disputes, and payments that fit no order', async () => {
      const { enrolment, counts } = await openBooks();
      for (const [id, dispute] of [
        ['open', 'open'],
        ['won', 'won'],
        ['calm', null],
      ] as const)
        await enrolment.orders.add(anOrder({ id, userId: id, status: 'paid', paidAt: monday, dispute }));
      const payment = {
        orderId: 'lost',
        userId: 'ada',
        courseId: 'course',
        amountCents: 100,
        refundedCents: 0,
        currency: 'AUD',
        payer: null,
        foundAt: monday,
      };
      await enrolment.unmatchedPayments.keep({ ...payment, checkoutId: 'open', settledAt: null });
      await enrolment.unmatchedPayments.keep({ ...payment, checkoutId: 'settled', settledAt: tuesday });
      expect(await counts()).toEqual({ ...NOTHING, disputes: 1, unmatchedPayments: 1 });
    });

    it('counts access that is active, ends within the span, and opens a course that is there', async () => {
      const { catalog, enrolment, counts } = await openBooks();
      await catalog.courses.add(aCourse(), [], []);
      const enrol = (userId: string, until: Date, courseId = 'course') =>
        enrolment.enrolments.add({ userId, courseId, since: monday, orderId: null, term: { until } });
      await enrol('first-moment', WEEK.from);
      await enrol('soon', friday);
      await enrol('later', WEEK.before);
      await enrol('over', after(WEEK.from, -1));
      await enrol('lasting', LASTING.until);
      await enrol('no course', friday, 'gone');
      await enrol('revoked', friday);
      await enrolment.enrolments.revoke('revoked', 'course', monday);
      expect(await counts()).toEqual({ ...NOTHING, endingAccess: 2 });
    });

    it('counts what waits for a review, without own work and what is retired', async () => {
      const { db, counts } = await openBooks();
      const { questions } = knexStores(db, { now: () => tuesday });
      const add = async (id: string, facts: object, about: object = {}) => {
        await questions.vignettes.add([aVignette({ id, ...about })]);
        await questions.versions.add([aVersion({ vignetteId: id, state: 'in-review', ...facts })]);
      };
      await add('other', { authorIds: ['bob'] });
      await add('own', { authorIds: ['bob', 'ada'] });
      await add('draft', { authorIds: ['bob'], state: 'draft' });
      await add('retired', { authorIds: ['bob'] }, { retiredAt: monday, retiredBy: 'bob' });
      expect(await counts()).toEqual({ ...NOTHING, waitingReviews: 1 });
    });

    it('counts own drafts that a reviewer returned, and reports without an answer', async () => {
      const { db, identity, counts } = await openBooks();
      await identity.users.add(aUser({ id: 'sam' }));
      const { questions, exam } = knexStores(db, { now: () => tuesday });
      const add = async (id: string, facts: object, decision: ReviewDecision | null, about: object = {}) => {
        await questions.vignettes.add([aVignette({ id, ...about })]);
        await questions.versions.add([aVersion({ id, vignetteId: id, ...facts })]);
        await questions.reviews.add({ ...REVIEW, id, versionId: id, decision });
      };
      await add('own', { authorIds: ['bob', 'ada'] }, 'return');
      await add('other', { authorIds: ['bob'] }, 'return');
      await add('rated', {}, null);
      await add('approved', { state: 'approved' }, 'approve');
      await add('retired', {}, 'return', { retiredAt: monday, retiredBy: 'bob' });
      await add('in review', { state: 'in-review' }, 'return');
      for (const id of ['open', 'answered'])
        await exam.questionReports.add({ ...REPORT, id, questionId: id, state: id as ReportState });
      expect(await counts()).toEqual({ ...NOTHING, returnedDrafts: 1, openReports: 1 });
    });

    it('counts videos that wait for a converter, while it has begun with none', async () => {
      const { db, catalog, counts } = await openBooks();
      const { media } = knexStores(db, { now: () => tuesday });
      await catalog.courses.add(aCourse(), [aModule()], [aDay()]);
      const add = async (id: string, facts: Partial<StoredFile>) => {
        const video = { contentType: 'video/mp4', rareCodec: '', bytes: 8_000_000, lengthSeconds: 8 };
        await media.files.add(aFile({ key: id, folder: 'videos', status: 'attached', ...video, ...facts }));
        await catalog.courses.addContent('course', aContent({ id, fileKey: id }));
      };
      await add('heavy', {});
      await add('light', { bytes: 8_000 });
      await add('just sent', { createdAt: tuesday });
      await add('rare', { contentType: 'video/quicktime', bytes: 8 });
      expect(await counts()).toEqual({ ...NOTHING, unconvertedVideos: 2 });
      expect(await counts({ heavy: false })).toEqual({ ...NOTHING, unconvertedVideos: 1 });
      const job = { id: 'job', name: 'media/convert-video', payload: '{}', run_at: 1, created_at: 1, attempt: 0 };
      await db('jobs').insert(job);
      expect(await counts()).toEqual(NOTHING);
      await db('jobs').update({ dead_at: 1 });
      expect(await counts()).toEqual({ ...NOTHING, failedTasks: 1, unconvertedVideos: 2 });
    });

    it('counts administrators with a password alone, and has the newest backup', async () => {
      const { db, identity, counts } = await openBooks();
      const admin = (id: string, facts = {}) =>
        identity.users.add(aUser({ id, email: `${id}@example.org`, role: 'admin', ...facts }));
      await admin('bare');
      await admin('begun');
      await admin('safe');
      await admin('shut', { disabledAt: monday });
      await identity.users.add(aUser());
      await identity.twoFactors.begin('begun', 'sealed');
      await identity.twoFactors.begin('safe', 'sealed');
      await identity.twoFactors.confirm('safe', { digests: ['digest'], mark: 'key' }, monday);
      await noteBackup(db, friday);
      expect(await counts()).toEqual({ ...NOTHING, passwordOnlyAdmins: 2, newestBackupAt: friday });
    });
  });
});
