import { docsRoutes } from '../../../src/http/openapi/docs-routes.ts';
import type { Route } from '../../../src/http/route.ts';
import { authoringRoutes } from '../../../src/http/routes/catalog/authoring-routes.ts';
import { catalogueRoutes, courseRoutes } from '../../../src/http/routes/catalog/catalog-routes.ts';
import { searchRoutes } from '../../../src/http/routes/catalog/search-routes.ts';
import { adminDiscussionRoutes } from '../../../src/http/routes/discussions/admin-discussion-routes.ts';
import { calendarFeedRoutes, discussionFeedRoutes } from '../../../src/http/routes/discussions/calendar-feed-routes.ts';
import { discussionRoutes } from '../../../src/http/routes/discussions/discussion-routes.ts';
import { adminEnrolmentRoutes } from '../../../src/http/routes/enrolment/admin-enrolment-routes.ts';
import { adminOrderRoutes } from '../../../src/http/routes/enrolment/admin-order-routes.ts';
import { couponRoutes } from '../../../src/http/routes/enrolment/coupon-routes.ts';
import { demoCheckoutRoutes } from '../../../src/http/routes/enrolment/demo-checkout-routes.ts';
import { enrolmentImportRoutes } from '../../../src/http/routes/enrolment/enrolment-import-routes.ts';
import { paymentRoutes, webhookRoutes } from '../../../src/http/routes/enrolment/payment-routes.ts';
import { unmatchedRoutes } from '../../../src/http/routes/enrolment/unmatched-routes.ts';
import { blueprintRoutes } from '../../../src/http/routes/exam/blueprint-routes.ts';
import { dayTestRoutes } from '../../../src/http/routes/exam/day-test-routes.ts';
import { examRoutes } from '../../../src/http/routes/exam/exam-routes.ts';
import { mockExamRoutes } from '../../../src/http/routes/exam/mock-exam-routes.ts';
import { mockResultRoutes } from '../../../src/http/routes/exam/mock-result-routes.ts';
import { resultRoutes } from '../../../src/http/routes/exam/result-routes.ts';
import { sampleRoutes } from '../../../src/http/routes/exam/sample-routes.ts';
import { sittingRoutes } from '../../../src/http/routes/exam/sitting-routes.ts';
import { studentExamRoutes } from '../../../src/http/routes/exam/student-exam-routes.ts';
import { studentResultRoutes } from '../../../src/http/routes/exam/student-result-routes.ts';
import { emailChangeRoutes } from '../../../src/http/routes/identity/email-change-routes.ts';
import { emailConfirmationRoutes } from '../../../src/http/routes/identity/email-confirmation-routes.ts';
import { identityRoutes } from '../../../src/http/routes/identity/identity-routes.ts';
import { invitationRoutes } from '../../../src/http/routes/identity/invitation-routes.ts';
import { peopleRoutes } from '../../../src/http/routes/identity/people-routes.ts';
import { personalDataRoutes } from '../../../src/http/routes/identity/personal-data-routes.ts';
import { profileRoutes } from '../../../src/http/routes/identity/profile-routes.ts';
import { teamRoutes } from '../../../src/http/routes/identity/team-routes.ts';
import { twoFactorRoutes } from '../../../src/http/routes/identity/two-factor-routes.ts';
import { learningRoutes } from '../../../src/http/routes/learning/learning-routes.ts';
import { planFeedRoutes, planRoutes } from '../../../src/http/routes/learning/plan-routes.ts';
import { streamRoutes } from '../../../src/http/routes/media/stream-routes.ts';
import { uploadBytesRoutes } from '../../../src/http/routes/media/upload-bytes-routes.ts';
import { uploadRoutes } from '../../../src/http/routes/media/upload-routes.ts';
import { announcementRoutes } from '../../../src/http/routes/news/announcement-routes.ts';
import { newsRoutes } from '../../../src/http/routes/news/news-routes.ts';
import { unsubscribeRoutes } from '../../../src/http/routes/news/unsubscribe-routes.ts';
import { auditRoutes } from '../../../src/http/routes/operations/audit-routes.ts';
import { cspReportRoutes } from '../../../src/http/routes/operations/csp-report-routes.ts';
import { healthRoutes } from '../../../src/http/routes/operations/health-routes.ts';
import { jobRoutes } from '../../../src/http/routes/operations/job-routes.ts';
import { mailTemplateRoutes } from '../../../src/http/routes/operations/mail-template-routes.ts';
import { metricsRoutes } from '../../../src/http/routes/operations/metrics-routes.ts';
import { outboxRoutes } from '../../../src/http/routes/operations/outbox-routes.ts';
import { bankRoutes } from '../../../src/http/routes/questions/bank-routes.ts';
import { importRoutes } from '../../../src/http/routes/questions/import-routes.ts';
import { lessonRoutes } from '../../../src/http/routes/questions/lesson-routes.ts';
import { reviewRoutes } from '../../../src/http/routes/questions/review-routes.ts';
import { vignetteRoutes } from '../../../src/http/routes/questions/vignette-routes.ts';
import { cardRoutes } from '../../../src/http/routes/readiness/card-routes.ts';
import { outcomeRoutes } from '../../../src/http/routes/readiness/outcome-routes.ts';
import { readinessRoutes } from '../../../src/http/routes/readiness/readiness-routes.ts';
import { adminStudentRoutes } from '../../../src/http/routes/reporting/admin-student-routes.ts';
import { classRoutes } from '../../../src/http/routes/reporting/class-routes.ts';
import { figuresRoutes } from '../../../src/http/routes/reporting/figures-routes.ts';
import { settingsRoutes } from '../../../src/http/routes/school/settings-routes.ts';
import { inboxRoutes } from '../../../src/http/routes/support/inbox-routes.ts';
import { mentorRoutes } from '../../../src/http/routes/support/mentor-routes.ts';
import { studentActivityRoutes } from '../../../src/http/routes/support/student-activity-routes.ts';
import { supportRoutes } from '../../../src/http/routes/support/support-routes.ts';

/** Every route as data, without anything behind it; openapi.test.ts holds this list to what is mounted. */
export function everyRoute(): Route[] {
  // What stands behind a route is only read when it is called.
  const nothing = {} as never;
  const routes = [
    ...healthRoutes({}),
    ...metricsRoutes(nothing, nothing),
    ...cspReportRoutes(nothing),
    ...catalogueRoutes(nothing, nothing, nothing),
    ...webhookRoutes(nothing),
    ...uploadBytesRoutes(nothing, nothing, nothing),
    ...identityRoutes(nothing, nothing),
    ...profileRoutes(nothing),
    ...emailChangeRoutes(nothing),
    ...emailConfirmationRoutes(nothing),
    ...peopleRoutes(nothing),
    ...teamRoutes(nothing),
    ...invitationRoutes(nothing),
    ...personalDataRoutes(nothing),
    ...twoFactorRoutes(nothing),
    ...courseRoutes(nothing, nothing, nothing),
    ...searchRoutes(nothing),
    ...learningRoutes(nothing),
    ...planRoutes(nothing, nothing),
    ...planFeedRoutes(nothing, nothing),
    ...paymentRoutes(nothing, nothing),
    ...demoCheckoutRoutes(nothing, nothing),
    ...figuresRoutes(nothing),
    ...supportRoutes(nothing),
    ...mentorRoutes(nothing),
    ...inboxRoutes(nothing),
    ...jobRoutes(nothing),
    ...authoringRoutes(nothing, nothing),
    ...adminStudentRoutes(nothing, nothing),
    ...classRoutes(nothing),
    ...adminEnrolmentRoutes(nothing),
    ...enrolmentImportRoutes(nothing),
    ...adminOrderRoutes(nothing, nothing),
    ...unmatchedRoutes(nothing, nothing),
    ...couponRoutes(nothing),
    ...studentActivityRoutes(nothing),
    ...settingsRoutes(nothing),
    ...blueprintRoutes(nothing),
    ...examRoutes(nothing, nothing),
    ...dayTestRoutes(nothing, nothing),
    ...sampleRoutes(nothing, nothing),
    ...sittingRoutes(nothing, nothing, nothing),
    ...mockExamRoutes(nothing),
    ...mockResultRoutes(nothing),
    ...resultRoutes(nothing, nothing),
    ...studentExamRoutes(nothing),
    ...studentResultRoutes(nothing, nothing),
    ...readinessRoutes(nothing),
    ...cardRoutes(nothing, nothing),
    ...outcomeRoutes(nothing),
    ...discussionRoutes(nothing, nothing),
    ...calendarFeedRoutes(nothing, nothing),
    ...discussionFeedRoutes(nothing, nothing),
    ...adminDiscussionRoutes(nothing),
    ...announcementRoutes(nothing),
    ...newsRoutes(nothing, nothing),
    ...unsubscribeRoutes(nothing, nothing),
    ...outboxRoutes(nothing),
    ...vignetteRoutes(nothing, nothing, nothing),
    ...lessonRoutes(nothing),
    ...reviewRoutes(nothing, nothing),
    ...bankRoutes(nothing, nothing),
    ...importRoutes(nothing),
    ...auditRoutes(nothing),
    ...mailTemplateRoutes(nothing, nothing),
    ...uploadRoutes(nothing),
    ...streamRoutes(nothing),
  ];
  return [...routes, ...docsRoutes(routes, 'public')];
}
