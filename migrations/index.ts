import type { Knex } from 'knex';
import * as identity from './0001-identity.ts';
import * as catalog from './0002-catalog.ts';
import * as media from './0003-media.ts';
import * as enrolment from './0004-enrolment.ts';
import * as jobsAndMails from './0005-jobs-and-mails.ts';
import * as support from './0006-support.ts';
import * as chapters from './0007-chapters.ts';
import * as activity from './0008-activity.ts';
import * as authoring from './0009-authoring.ts';
import * as uploads from './0010-uploads.ts';
import * as documents from './0011-documents.ts';
import * as search from './0012-search.ts';
import * as figures from './0013-figures.ts';
import * as students from './0014-students.ts';
import * as courseRequests from './0015-course-requests.ts';
import * as refunds from './0016-refunds.ts';
import * as watched from './0017-watched.ts';
import * as smallThumbnails from './0018-small-thumbnails.ts';
import * as guidance from './0019-guidance.ts';
import * as multipartLengths from './0021-multipart-lengths.ts';
import * as paymentStates from './0022-payment-states.ts';
import * as mailDelivery from './0023-mail-delivery.ts';
import * as accessPeriods from './0024-access-periods.ts';
import * as invoices from './0025-invoices.ts';
import * as fileRefusals from './0026-file-refusals.ts';
import * as videoFacts from './0027-video-facts.ts';
import * as replacedFiles from './0028-replaced-files.ts';
import * as renditions from './0031-renditions.ts';
import * as inspectedFiles from './0032-inspected-files.ts';
import * as attempts from './0033-attempts.ts';
import * as twoFactor from './0033-two-factor.ts';
import * as audit from './0034-audit.ts';
import * as writeChecks from './0036-write-checks.ts';
import * as searchPrefixes from './0037-search-prefixes.ts';
import * as trash from './0038-trash.ts';
import * as accountStreams from './0039-account-streams.ts';
import * as foldedWords from './0040-folded-words.ts';
import * as trashedFiles from './0041-trashed-files.ts';
import * as restores from './0042-restores.ts';
import * as lostJobs from './0043-lost-jobs.ts';
import * as videoCodecs from './0044-video-codecs.ts';
import * as blueprints from './0045-blueprints.ts';
import * as questions from './0046-questions.ts';
import * as exams from './0047-exams.ts';
import * as testsOfDays from './0048-tests-of-days.ts';
import * as emailChanges from './0049-email-changes.ts';
import * as roles from './0050-roles.ts';
import * as confirmedEmails from './0051-confirmed-emails.ts';
import * as coupons from './0052-coupons.ts';
import * as news from './0053-news.ts';
import * as schoolSettings from './0054-school-settings.ts';
import * as invitations from './0055-invitations.ts';
import * as enrolmentImports from './0056-enrolment-imports.ts';
import * as personErasures from './0057-person-erasures.ts';
import * as soldWithout from './0058-sold-without.ts';
import * as testedMail from './0059-tested-mail.ts';
import * as terms from './0060-terms.ts';
import * as termsChanged from './0061-terms-changed.ts';
import * as recoveryMarks from './0062-recovery-marks.ts';
import * as poolVersion from './0063-pool-version.ts';
import * as demoMockExams from './0064-demo-mock-exams.ts';
import * as provenAddresses from './0065-proven-addresses.ts';
import * as unmarkedNames from './0066-unmarked-names.ts';
import * as questionImports from './0067-question-imports.ts';
import * as questionBank from './0068-question-bank.ts';
import * as refusedEmails from './0069-refused-emails.ts';
import * as freeByAmount from './0070-free-by-amount.ts';
import * as freeMockExams from './0071-free-mock-exams.ts';
import * as slugs from './0072-slugs.ts';
import * as freeLessons from './0073-free-lessons.ts';
import * as studyGoals from './0074-study-goals.ts';
import * as captionTexts from './0075-caption-texts.ts';
import * as lighterSteps from './0076-lighter-steps.ts';
import * as lessonPlaces from './0077-lesson-places.ts';
import * as estimates from './0078-estimates.ts';
import * as cards from './0079-cards.ts';
import * as outcomes from './0080-outcomes.ts';
import * as discussions from './0081-discussions.ts';
import * as weeklyRooms from './0082-weekly-rooms.ts';
import * as calendarFeeds from './0083-calendar-feeds.ts';
import * as threads from './0084-threads.ts';

interface Step {
  readonly name: string;
  up(db: Knex): Promise<void>;
}

/**
 * Every schema migration, oldest first. A released step is never edited, renamed or removed: each database stores the
 * names of its steps.
 */
const steps: readonly Step[] = [
  { name: '0001-identity', ...identity },
  { name: '0002-catalog', ...catalog },
  { name: '0003-media', ...media },
  { name: '0004-enrolment', ...enrolment },
  { name: '0005-jobs-and-mails', ...jobsAndMails },
  { name: '0006-support', ...support },
  { name: '0007-chapters', ...chapters },
  { name: '0008-activity', ...activity },
  { name: '0009-authoring', ...authoring },
  { name: '0010-uploads', ...uploads },
  { name: '0011-documents', ...documents },
  { name: '0012-search', ...search },
  { name: '0013-figures', ...figures },
  { name: '0014-students', ...students },
  { name: '0015-course-requests', ...courseRequests },
  { name: '0016-refunds', ...refunds },
  { name: '0017-watched', ...watched },
  { name: '0018-small-thumbnails', ...smallThumbnails },
  { name: '0019-guidance', ...guidance },
  { name: '0021-multipart-lengths', ...multipartLengths },
  { name: '0022-payment-states', ...paymentStates },
  { name: '0023-mail-delivery', ...mailDelivery },
  { name: '0024-access-periods', ...accessPeriods },
  { name: '0025-invoices', ...invoices },
  { name: '0026-file-refusals', ...fileRefusals },
  { name: '0027-video-facts', ...videoFacts },
  { name: '0028-replaced-files', ...replacedFiles },
  { name: '0031-renditions', ...renditions },
  { name: '0032-inspected-files', ...inspectedFiles },
  { name: '0033-attempts', ...attempts },
  { name: '0033-two-factor', ...twoFactor },
  { name: '0034-audit', ...audit },
  { name: '0036-write-checks', ...writeChecks },
  { name: '0037-search-prefixes', ...searchPrefixes },
  { name: '0038-trash', ...trash },
  { name: '0039-account-streams', ...accountStreams },
  { name: '0044-video-codecs', ...videoCodecs },
  { name: '0040-folded-words', ...foldedWords },
  { name: '0042-restores', ...restores },
  { name: '0041-trashed-files', ...trashedFiles },
  { name: '0043-lost-jobs', ...lostJobs },
  { name: '0045-blueprints', ...blueprints },
  { name: '0046-questions', ...questions },
  { name: '0047-exams', ...exams },
  { name: '0048-tests-of-days', ...testsOfDays },
  { name: '0049-email-changes', ...emailChanges },
  { name: '0050-roles', ...roles },
  { name: '0051-confirmed-emails', ...confirmedEmails },
  { name: '0052-coupons', ...coupons },
  { name: '0053-news', ...news },
  { name: '0054-school-settings', ...schoolSettings },
  { name: '0055-invitations', ...invitations },
  { name: '0056-enrolment-imports', ...enrolmentImports },
  { name: '0057-person-erasures', ...personErasures },
  { name: '0058-sold-without', ...soldWithout },
  { name: '0059-tested-mail', ...testedMail },
  { name: '0060-terms', ...terms },
  { name: '0061-terms-changed', ...termsChanged },
  { name: '0062-recovery-marks', ...recoveryMarks },
  { name: '0063-pool-version', ...poolVersion },
  { name: '0064-demo-mock-exams', ...demoMockExams },
  { name: '0065-proven-addresses', ...provenAddresses },
  { name: '0066-unmarked-names', ...unmarkedNames },
  { name: '0067-question-imports', ...questionImports },
  { name: '0068-question-bank', ...questionBank },
  { name: '0069-refused-emails', ...refusedEmails },
  { name: '0070-free-by-amount', ...freeByAmount },
  { name: '0071-free-mock-exams', ...freeMockExams },
  { name: '0072-slugs', ...slugs },
  { name: '0073-free-lessons', ...freeLessons },
  { name: '0074-study-goals', ...studyGoals },
  { name: '0075-caption-texts', ...captionTexts },
  { name: '0076-lighter-steps', ...lighterSteps },
  { name: '0077-lesson-places', ...lessonPlaces },
  { name: '0078-estimates', ...estimates },
  { name: '0079-cards', ...cards },
  { name: '0080-outcomes', ...outcomes },
  { name: '0081-discussions', ...discussions },
  { name: '0082-weekly-rooms', ...weeklyRooms },
  { name: '0083-calendar-feeds', ...calendarFeeds },
  { name: '0084-threads', ...threads },
];

async function down(): Promise<never> {
  throw new Error('Migrations only go forward: to go back, restore the backup from before the update.');
}

/** Imports the steps statically, so that it works from source and from the build, in any folder. */
export const migrations: Knex.MigrationSource<Step> = {
  getMigrations: async () => [...steps],
  getMigrationName: (step) => step.name,
  getMigration: async (step) => ({ up: step.up, down }),
};
