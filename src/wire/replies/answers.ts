import type { Reply } from '../json-schema.ts';
import type { paths } from '../paths.ts';
import type {
  AdminContentReply,
  AdminCourseListing,
  AdminCourseReply,
  AdminDayReply,
  AdminDocumentReply,
  AdminWeekReply,
  ConversionsReply,
  CourseFilesReply,
  DocumentsSavedReply,
  FreeLessonsReply,
  TextTrackReply,
  ToggleLiveReply,
} from './admin-catalog.ts';
import type { AuditReply } from './audit.ts';
import type { CoursePageReply, CourseReply, LiveCourseReply, SearchReply, VideoInfoReply } from './catalog.ts';
import type { ClassAnswersReply, ClassReply } from './class.ts';
import type { CouponOfferReply, CouponsReply, GiveawaysReply, MadeCouponReply } from './coupons.ts';
import type { CalendarFeedReply, CourseDiscussionsReply, DatedDiscussionsReply } from './discussions.ts';
import type {
  CheckoutReply,
  CourseProgressReply,
  DashboardReply,
  DemoCheckoutReply,
  ItemProgressReply,
  PaymentReply,
  PurchaseReply,
  QuoteReply,
  webhookSchema,
} from './enrolment.ts';
import type { CheckedPeopleReply, EnrolmentImportReply, StartedImportReply } from './enrolment-imports.ts';
import type { ExamAnswers } from './exam-answers.ts';
import type { GuidanceReply } from './guidance.ts';
import type {
  LoginReply,
  MeReply,
  MessageReply,
  OwnEmailChangeReply,
  OwnSessionReply,
  RecoveryCodesReply,
  TwoFactorReply,
  TwoFactorSecretReply,
} from './identity.ts';
import type { MentorAnswers } from './mentor-answers.ts';
import type { AnnouncementReply, AnnouncementsReply, MailChoicesReply, UnreadReply } from './news.ts';
import type {
  HealthReply,
  JobsReply,
  JobsRetriedReply,
  MailTemplatesReply,
  OutboxReply,
  readinessSchema,
} from './operations.ts';
import type { OrderReply, OrdersReply, UnmatchedPaymentsReply } from './orders.ts';
import type { InvitedReply, TeamReply } from './people.ts';
import type { PlanReply } from './plan.ts';
import type { ActivityLogReply, AdminDashboardReply, StudentReply, StudentsReply, ToDoReply } from './reporting.ts';
import type { SettingsReply, SettingsVersionsReply, SetupChecklistReply } from './school.ts';
import type { DeletedReply, RestoredReply, TrashReply } from './trash.ts';
import type { CompletedReply, MultipartReply, PartAddressReply, PresignReply } from './uploads.ts';

/** Reply type of each JSON route on success, by path and method. Routes that send files are not listed. */
export interface Answers extends ExamAnswers, MentorAnswers {
  [paths.register]: { POST: MessageReply };
  [paths.login]: { POST: LoginReply };
  [paths.logout]: { POST: MessageReply };
  [paths.forgotPassword]: { POST: MessageReply };
  [paths.resetPassword]: { POST: MessageReply };
  [paths.changePassword]: { POST: MessageReply };
  [paths.confirmPassword]: { POST: MessageReply };
  [paths.twoFactor]: { GET: TwoFactorReply; POST: TwoFactorSecretReply };
  [paths.confirmTwoFactor]: { POST: RecoveryCodesReply };
  [paths.removeTwoFactor]: { POST: MessageReply };
  [paths.emailChange]: { GET: OwnEmailChangeReply; POST: MessageReply };
  [paths.confirmEmailChange]: { POST: MessageReply };
  [paths.undoEmailChange]: { POST: MessageReply };
  [paths.confirmEmail]: { POST: MessageReply };
  [paths.emailConfirmation]: { POST: MessageReply };
  [paths.invitation]: { POST: InvitedReply };
  [paths.acceptInvitation]: { POST: MessageReply };
  [paths.me]: { GET: MeReply };
  [paths.profile]: { PUT: MeReply };
  [paths.sessions]: { GET: OwnSessionReply[] };
  [paths.endOtherSessions]: { POST: MessageReply };
  [paths.session]: { DELETE: MessageReply };
  [paths.liveCourses]: { GET: LiveCourseReply[] };
  [paths.coursePage]: { GET: CoursePageReply };
  [paths.course]: { GET: CourseReply };
  [paths.guidance]: { GET: GuidanceReply[] };
  [paths.courseDiscussions]: { GET: DatedDiscussionsReply };
  [paths.calendarFeed]: { GET: CalendarFeedReply; POST: CalendarFeedReply };
  [paths.adminDiscussions]: { GET: CourseDiscussionsReply };
  [paths.discussionSeries]: { POST: CourseDiscussionsReply };
  [paths.discussionSeriesOne]: { PUT: CourseDiscussionsReply };
  [paths.endDiscussionSeries]: { POST: CourseDiscussionsReply };
  [paths.adminDiscussion]: { PUT: CourseDiscussionsReply };
  [paths.discussionRecording]: { PUT: CourseDiscussionsReply };
  [paths.courseGuidance]: { GET: GuidanceReply };
  [paths.contentInfo]: { GET: VideoInfoReply };
  [paths.search]: { GET: SearchReply };
  [paths.dashboard]: { GET: DashboardReply };
  [paths.courseProgress]: { GET: CourseProgressReply };
  [paths.itemProgress]: { PUT: ItemProgressReply };
  [paths.coupon]: { POST: QuoteReply };
  [paths.couponOffer]: { POST: CouponOfferReply };
  [paths.courseGiveaways]: { GET: GiveawaysReply };
  [paths.adminCoupons]: { GET: CouponsReply; POST: MadeCouponReply };
  [paths.adminCoupon]: { PUT: undefined };
  [paths.checkout]: { POST: CheckoutReply };
  [paths.paymentSuccess]: { GET: PaymentReply };
  [paths.paymentWebhook]: { POST: Reply<typeof webhookSchema> };
  [paths.purchases]: { GET: PurchaseReply[] };
  [paths.demoCheckout]: { GET: DemoCheckoutReply };
  [paths.payDemoCheckout]: { POST: DemoCheckoutReply };
  [paths.cancelDemoCheckout]: { POST: DemoCheckoutReply };
  [paths.contact]: { POST: MessageReply };
  [paths.activity]: { POST: undefined };
  [paths.presignUpload]: { GET: PresignReply };
  [paths.discardUpload]: { POST: CompletedReply };
  [paths.startMultipart]: { POST: MultipartReply };
  [paths.presignPart]: { POST: PartAddressReply };
  [paths.completeMultipart]: { POST: CompletedReply };
  [paths.abortMultipart]: { POST: CompletedReply };
  [paths.adminCourses]: { GET: AdminCourseListing[]; POST: AdminCourseReply };
  [paths.adminCourse]: { GET: AdminCourseReply; PUT: AdminCourseReply; DELETE: DeletedReply };
  [paths.toggleLive]: { PATCH: ToggleLiveReply };
  [paths.modules]: { POST: AdminWeekReply };
  [paths.module]: { PATCH: AdminWeekReply; DELETE: DeletedReply };
  [paths.moveModule]: { POST: undefined };
  [paths.days]: { POST: AdminDayReply };
  [paths.day]: { PATCH: AdminDayReply; DELETE: DeletedReply };
  [paths.moveDay]: { POST: undefined };
  [paths.contents]: { POST: AdminContentReply };
  [paths.dayTests]: { POST: AdminContentReply };
  [paths.content]: { PUT: AdminContentReply; DELETE: DeletedReply };
  [paths.moveContent]: { POST: undefined };
  [paths.placeModules]: { POST: undefined };
  [paths.placeDays]: { POST: undefined };
  [paths.placeContents]: { POST: undefined };
  [paths.placeDocuments]: { POST: undefined };
  [paths.contentFile]: { PUT: AdminContentReply };
  [paths.documentFile]: { PUT: AdminDocumentReply };
  [paths.freeLesson]: { PUT: FreeLessonsReply };
  [paths.contentPoster]: { PUT: AdminContentReply; DELETE: AdminContentReply };
  [paths.contentCaptions]: { PUT: TextTrackReply; DELETE: AdminContentReply };
  [paths.contentChapters]: { PUT: TextTrackReply; DELETE: AdminContentReply };
  [paths.courseFiles]: { GET: CourseFilesReply };
  [paths.conversions]: { GET: ConversionsReply };
  [paths.documents]: { GET: AdminDocumentReply[]; POST: DocumentsSavedReply };
  [paths.document]: { PATCH: AdminDocumentReply; DELETE: DeletedReply };
  [paths.moveDocument]: { POST: undefined };
  [paths.trash]: { GET: TrashReply };
  [paths.trashEntry]: { DELETE: MessageReply };
  [paths.restoreFromTrash]: { POST: RestoredReply };
  [paths.figures]: { GET: AdminDashboardReply };
  [paths.toDo]: { GET: ToDoReply };
  [paths.students]: { GET: StudentsReply };
  [paths.courseClass]: { GET: ClassReply };
  [paths.classAnswers]: { GET: ClassAnswersReply };
  [paths.student]: { GET: StudentReply };
  [paths.studentActivity]: { GET: ActivityLogReply };
  [paths.studentEnrolments]: { POST: MessageReply };
  [paths.studentEnrolment]: { PUT: MessageReply; DELETE: MessageReply };
  [paths.studentEmail]: { PUT: MessageReply };
  [paths.enrolmentImports]: { POST: StartedImportReply };
  [paths.enrolmentImportCheck]: { POST: CheckedPeopleReply };
  [paths.enrolmentImport]: { GET: EnrolmentImportReply };
  [paths.sittingExtension]: { POST: MessageReply };
  [paths.team]: { GET: TeamReply };
  [paths.invitations]: { POST: MessageReply };
  [paths.invitationOf]: { DELETE: MessageReply };
  [paths.resendInvitation]: { POST: MessageReply };
  [paths.personRoles]: { PUT: MessageReply };
  [paths.studentErasure]: { POST: MessageReply };
  [paths.disablePerson]: { POST: MessageReply };
  [paths.enablePerson]: { POST: MessageReply };
  [paths.endSessions]: { POST: MessageReply };
  [paths.audit]: { GET: AuditReply };
  [paths.orders]: { GET: OrdersReply };
  [paths.order]: { GET: OrderReply };
  [paths.orderRefunds]: { POST: OrderReply };
  [paths.unmatchedPayments]: { GET: UnmatchedPaymentsReply };
  [paths.refundUnmatched]: { POST: UnmatchedPaymentsReply };
  [paths.opening]: { GET: SetupChecklistReply };
  [paths.schoolSettings]: { GET: SettingsReply };
  [paths.settingsDraft]: { PUT: SettingsReply };
  [paths.publishSettings]: { POST: SettingsReply };
  [paths.takeUpSettings]: { POST: SettingsReply };
  [paths.settingsPictures]: { POST: { key: string } };
  [paths.settingsVersions]: { GET: SettingsVersionsReply };
  [paths.jobs]: { GET: JobsReply };
  [paths.retryJobs]: { POST: JobsRetriedReply };
  [paths.retryJob]: { POST: JobsRetriedReply };
  [paths.outbox]: { GET: OutboxReply };
  [paths.retryMail]: { POST: undefined };
  [paths.mailTemplates]: { GET: MailTemplatesReply };
  [paths.announcements]: { GET: UnreadReply };
  [paths.plan]: { GET: PlanReply; PUT: PlanReply };
  [paths.planSkip]: { POST: PlanReply };
  [paths.planPutOff]: { PUT: PlanReply };
  [paths.planFeed]: { POST: PlanReply };
  [paths.mailChoices]: { GET: MailChoicesReply; PUT: MailChoicesReply };
  [paths.adminAnnouncements]: { GET: AnnouncementsReply; POST: AnnouncementReply };
  [paths.adminAnnouncement]: { GET: AnnouncementReply; PUT: AnnouncementReply };
  [paths.announcementSending]: { POST: AnnouncementReply };
  [paths.announcementStop]: { POST: AnnouncementReply };
  [paths.sendSampleMail]: { POST: undefined };
  [paths.health]: { GET: HealthReply };
  [paths.readiness]: { GET: Reply<typeof readinessSchema> };
  [paths.cspReports]: { POST: undefined };
}

/** A route that answers JSON, by its path; `Answer<typeof paths.me, 'GET'>` is its reply. */
export type AnswerPath = keyof Answers;
export type AnswerMethod<Path extends AnswerPath> = Path extends AnswerPath ? keyof Answers[Path] : never;
export type Answer<Path extends AnswerPath, Method> = Path extends AnswerPath
  ? Method extends keyof Answers[Path]
    ? Answers[Path][Method]
    : never
  : never;
