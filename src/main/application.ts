import type { Express, RequestHandler } from 'express';
import type { Container } from 'inversify';
import { translateFault } from '../adapters/knex/faults.ts';
import { openCookieStore } from '../adapters/knex/identity/cookie-store.ts';
import { GetContent } from '../domain/catalog/queries/get-content.ts';
import { GetCourseForAdmin } from '../domain/catalog/queries/get-course-for-admin.ts';
import { GetCourseForStudent } from '../domain/catalog/queries/get-course-for-student.ts';
import { GetCourseNode } from '../domain/catalog/queries/get-course-node.ts';
import { ListCourses } from '../domain/catalog/queries/list-courses.ts';
import { ListDocuments } from '../domain/catalog/queries/list-documents.ts';
import { ListLiveCourses } from '../domain/catalog/queries/list-live-courses.ts';
import { SearchCourses } from '../domain/catalog/queries/search-courses.ts';
import { AddContent } from '../domain/catalog/use-cases/add-content.ts';
import { AddDay } from '../domain/catalog/use-cases/add-day.ts';
import { AddDocuments } from '../domain/catalog/use-cases/add-documents.ts';
import { AddModule } from '../domain/catalog/use-cases/add-module.ts';
import { CreateCourse } from '../domain/catalog/use-cases/create-course.ts';
import { EditCourse } from '../domain/catalog/use-cases/edit-course.ts';
import { MovePart } from '../domain/catalog/use-cases/move-part.ts';
import { RemovePart } from '../domain/catalog/use-cases/remove-part.ts';
import { RenamePart } from '../domain/catalog/use-cases/rename-part.ts';
import { ToggleLive } from '../domain/catalog/use-cases/toggle-live.ts';
import { ListPurchases } from '../domain/enrolment/queries/list-purchases.ts';
import { QuoteCourse } from '../domain/enrolment/queries/quote-course.ts';
import { ConfirmPayment } from '../domain/enrolment/use-cases/confirm-payment.ts';
import { EnrolByHand } from '../domain/enrolment/use-cases/enrol-by-hand.ts';
import { ReceivePaymentEvent } from '../domain/enrolment/use-cases/receive-payment-event.ts';
import { RevokeEnrolment } from '../domain/enrolment/use-cases/revoke-enrolment.ts';
import { StartCheckout } from '../domain/enrolment/use-cases/start-checkout.ts';
import { GetCurrentUser } from '../domain/identity/queries/get-current-user.ts';
import { GetSession } from '../domain/identity/queries/get-session.ts';
import { ListSessions } from '../domain/identity/queries/list-sessions.ts';
import { ChangePassword } from '../domain/identity/use-cases/change-password.ts';
import { ChangeProfile } from '../domain/identity/use-cases/change-profile.ts';
import { EndOtherSessions } from '../domain/identity/use-cases/end-other-sessions.ts';
import { EndSession } from '../domain/identity/use-cases/end-session.ts';
import { ForgotPassword } from '../domain/identity/use-cases/forgot-password.ts';
import { Register } from '../domain/identity/use-cases/register.ts';
import { ResetPassword } from '../domain/identity/use-cases/reset-password.ts';
import { SignIn } from '../domain/identity/use-cases/sign-in.ts';
import { SignOut } from '../domain/identity/use-cases/sign-out.ts';
import { GetProgress } from '../domain/learning/queries/get-progress.ts';
import { GetStudentDashboard } from '../domain/learning/queries/get-student-dashboard.ts';
import { SaveProgress } from '../domain/learning/use-cases/save-progress.ts';
import { OpenStream } from '../domain/media/queries/open-stream.ts';
import { AbortMultipart } from '../domain/media/use-cases/abort-multipart.ts';
import { CompleteMultipart } from '../domain/media/use-cases/complete-multipart.ts';
import { DiscardUpload } from '../domain/media/use-cases/discard-upload.ts';
import { PresignPart } from '../domain/media/use-cases/presign-part.ts';
import { PresignUpload } from '../domain/media/use-cases/presign-upload.ts';
import { StartMultipart } from '../domain/media/use-cases/start-multipart.ts';
import { ListJobs } from '../domain/operations/queries/list-jobs.ts';
import { ListSentMails } from '../domain/operations/queries/list-sent-mails.ts';
import { RetryJobs } from '../domain/operations/use-cases/retry-jobs.ts';
import { ExportStudents } from '../domain/reporting/queries/export-students.ts';
import { GetFigures } from '../domain/reporting/queries/get-figures.ts';
import { GetStudent } from '../domain/reporting/queries/get-student.ts';
import { ListStudents } from '../domain/reporting/queries/list-students.ts';
import { GetActivityLog } from '../domain/support/queries/get-activity-log.ts';
import { RecordActivity } from '../domain/support/use-cases/record-activity.ts';
import { SendContactMessage } from '../domain/support/use-cases/send-contact-message.ts';
import { createApp } from '../http/app.ts';
import { identify } from '../http/auth/authenticate.ts';
import { cookieSession } from '../http/auth/session.ts';
import type { Site } from '../http/pages/page-heads.ts';
import { siteFiles } from '../http/pages/site-files.ts';
import { liveCourseReply } from '../http/replies/catalog-replies.ts';
import type { Route } from '../http/route.ts';
import { adminCourseRoutes } from '../http/routes/admin-course-routes.ts';
import { adminItemRoutes } from '../http/routes/admin-item-routes.ts';
import { adminPartRoutes } from '../http/routes/admin-part-routes.ts';
import { adminStudentRoutes } from '../http/routes/admin-student-routes.ts';
import { catalogueRoutes, courseRoutes } from '../http/routes/catalog-routes.ts';
import { demoCheckoutRoutes } from '../http/routes/demo-checkout-routes.ts';
import { figuresRoutes } from '../http/routes/figures-routes.ts';
import { healthRoutes, type Readiness } from '../http/routes/health-routes.ts';
import { identityRoutes } from '../http/routes/identity-routes.ts';
import { jobRoutes } from '../http/routes/job-routes.ts';
import { learningRoutes } from '../http/routes/learning-routes.ts';
import { paymentRoutes, webhookRoutes } from '../http/routes/payment-routes.ts';
import { profileRoutes } from '../http/routes/profile-routes.ts';
import { searchRoutes } from '../http/routes/search-routes.ts';
import { streamRoutes } from '../http/routes/stream-routes.ts';
import { supportRoutes } from '../http/routes/support-routes.ts';
import { uploadBytesRoutes } from '../http/routes/upload-bytes-routes.ts';
import { uploadRoutes } from '../http/routes/upload-routes.ts';
import { VersionedReplies } from '../http/versioned-replies.ts';
import { BRAND_NAME } from './brand.ts';
import type { Installation } from './embedded.ts';
import type { Logger } from './log.ts';
import type { Settings } from './settings.ts';

export interface Face {
  readonly handlers: (site: Site) => readonly RequestHandler[];
  readonly scriptHashes: readonly string[] | undefined;
}

/** Puts the HTTP side together: use cases into routes, routes into the application. */
export function application(
  container: Container,
  { outside, db, demoCheckout, uploadDesk, cookieSecrets }: Installation,
  settings: Settings,
  face: Face,
  log: Logger,
  requestLog: RequestHandler,
  readiness: Readiness,
): Express {
  const isHttps = settings.origin.startsWith('https:');
  const getSession = container.get(GetSession);
  const replies = new VersionedReplies();
  const catalog = {
    listLiveCourses: container.get(ListLiveCourses),
    getCourseForStudent: container.get(GetCourseForStudent),
    getContent: container.get(GetContent),
  };
  const site: Site = {
    origin: settings.origin,
    name: BRAND_NAME,
    liveCourses: async () => {
      const { version, read } = await catalog.listLiveCourses.run();
      return { version, read: async () => (await read()).map((outline) => liveCourseReply(outline, settings)) };
    },
  };
  const payment = {
    quoteCourse: container.get(QuoteCourse),
    startCheckout: container.get(StartCheckout),
    confirmPayment: container.get(ConfirmPayment),
    receivePaymentEvent: container.get(ReceivePaymentEvent),
  };
  const routes: Route[] = [
    ...identityRoutes(
      {
        register: container.get(Register),
        signIn: container.get(SignIn),
        signOut: container.get(SignOut),
        forgotPassword: container.get(ForgotPassword),
        resetPassword: container.get(ResetPassword),
        changePassword: container.get(ChangePassword),
        getCurrentUser: container.get(GetCurrentUser),
      },
      { isHttps, clock: outside.clock },
    ),
    ...profileRoutes({
      changeProfile: container.get(ChangeProfile),
      listSessions: container.get(ListSessions),
      endSession: container.get(EndSession),
      endOtherSessions: container.get(EndOtherSessions),
      getCurrentUser: container.get(GetCurrentUser),
    }),
    ...courseRoutes(catalog, replies, settings),
    ...searchRoutes({ searchCourses: container.get(SearchCourses) }),
    ...learningRoutes({
      getStudentDashboard: container.get(GetStudentDashboard),
      getProgress: container.get(GetProgress),
      saveProgress: container.get(SaveProgress),
      listPurchases: container.get(ListPurchases),
    }),
    ...paymentRoutes(payment),
    ...demoCheckoutRoutes(demoCheckout, payment.receivePaymentEvent),
    ...figuresRoutes({ getFigures: container.get(GetFigures) }),
    ...supportRoutes({
      sendContactMessage: container.get(SendContactMessage),
      listSentMails: container.get(ListSentMails),
      recordActivity: container.get(RecordActivity),
    }),
    ...jobRoutes({ listJobs: container.get(ListJobs), retryJobs: container.get(RetryJobs) }),
    ...adminCourseRoutes(
      {
        listCourses: container.get(ListCourses),
        getCourseForAdmin: container.get(GetCourseForAdmin),
        createCourse: container.get(CreateCourse),
        editCourse: container.get(EditCourse),
        toggleLive: container.get(ToggleLive),
        removePart: container.get(RemovePart),
      },
      settings,
    ),
    ...adminStudentRoutes({
      listStudents: container.get(ListStudents),
      exportStudents: container.get(ExportStudents),
      getStudent: container.get(GetStudent),
      getActivityLog: container.get(GetActivityLog),
      enrolByHand: container.get(EnrolByHand),
      revokeEnrolment: container.get(RevokeEnrolment),
    }),
    ...adminItemRoutes({
      addModule: container.get(AddModule),
      addDay: container.get(AddDay),
      addContent: container.get(AddContent),
      addDocuments: container.get(AddDocuments),
      listDocuments: container.get(ListDocuments),
      getCourseNode: container.get(GetCourseNode),
    }),
    ...adminPartRoutes({
      getCourseNode: container.get(GetCourseNode),
      renamePart: container.get(RenamePart),
      movePart: container.get(MovePart),
      removePart: container.get(RemovePart),
    }),
    ...uploadRoutes({
      presignUpload: container.get(PresignUpload),
      discardUpload: container.get(DiscardUpload),
      startMultipart: container.get(StartMultipart),
      presignPart: container.get(PresignPart),
      completeMultipart: container.get(CompleteMultipart),
      abortMultipart: container.get(AbortMultipart),
    }),
    ...streamRoutes({
      openStream: container.get(OpenStream),
      viewerNow: async ({ session }) => {
        const now = await getSession.run(session.id);
        return now && { userId: now.user.id, role: now.user.role };
      },
    }),
  ];
  const signOut = container.get(SignOut);
  return createApp({
    origin: settings.origin,
    proxyHops: settings.proxyHops,
    rateLimitFactor: settings.rateLimitFactor,
    scriptHashes: face.scriptHashes,
    requestLog,
    log,
    translateFault,
    face: [siteFiles(site), ...face.handlers(site)],
    cookieSession: cookieSession({ isHttps, secrets: cookieSecrets, store: openCookieStore(db), log }),
    identify: identify({ getSession, signOut, tokens: outside.tokens, clock: outside.clock, log }),
    openRoutes: [...healthRoutes(readiness), ...catalogueRoutes(catalog, replies, settings)],
    signedRoutes: [...webhookRoutes(payment), ...uploadBytesRoutes(uploadDesk, outside.clock)],
    routes,
  });
}
