import type { Express, RequestHandler } from 'express';
import type { Container } from 'inversify';
import { translateFault } from '../adapters/knex/faults.ts';
import { openCookieStore } from '../adapters/knex/identity/cookie-store.ts';
import { AddContent } from '../domain/catalog/use-cases/add-content.ts';
import { AddDay } from '../domain/catalog/use-cases/add-day.ts';
import { AddDocuments } from '../domain/catalog/use-cases/add-documents.ts';
import { AddModule } from '../domain/catalog/use-cases/add-module.ts';
import { CreateCourse } from '../domain/catalog/use-cases/create-course.ts';
import { EditCourse } from '../domain/catalog/use-cases/edit-course.ts';
import { InspectCourse } from '../domain/catalog/use-cases/inspect-course.ts';
import { InspectPart } from '../domain/catalog/use-cases/inspect-part.ts';
import { ListCourses } from '../domain/catalog/use-cases/list-courses.ts';
import { ListDocuments } from '../domain/catalog/use-cases/list-documents.ts';
import { ListLiveCourses } from '../domain/catalog/use-cases/list-live-courses.ts';
import { MovePart } from '../domain/catalog/use-cases/move-part.ts';
import { OpenCourse } from '../domain/catalog/use-cases/open-course.ts';
import { RemovePart } from '../domain/catalog/use-cases/remove-part.ts';
import { RenamePart } from '../domain/catalog/use-cases/rename-part.ts';
import { SearchCourses } from '../domain/catalog/use-cases/search-courses.ts';
import { ShowContent } from '../domain/catalog/use-cases/show-content.ts';
import { ToggleLive } from '../domain/catalog/use-cases/toggle-live.ts';
import { ConfirmPayment } from '../domain/enrolment/use-cases/confirm-payment.ts';
import { EnrolByHand } from '../domain/enrolment/use-cases/enrol-by-hand.ts';
import { ExportStudents } from '../domain/enrolment/use-cases/export-students.ts';
import { ListPurchases } from '../domain/enrolment/use-cases/list-purchases.ts';
import { ListStudents } from '../domain/enrolment/use-cases/list-students.ts';
import { QuoteCourse } from '../domain/enrolment/use-cases/quote-course.ts';
import { ReadDashboard } from '../domain/enrolment/use-cases/read-dashboard.ts';
import { ReadFigures } from '../domain/enrolment/use-cases/read-figures.ts';
import { ReadProgress } from '../domain/enrolment/use-cases/read-progress.ts';
import { ReadStudent } from '../domain/enrolment/use-cases/read-student.ts';
import { ReceivePaymentEvent } from '../domain/enrolment/use-cases/receive-payment-event.ts';
import { RevokeEnrolment } from '../domain/enrolment/use-cases/revoke-enrolment.ts';
import { SaveProgress } from '../domain/enrolment/use-cases/save-progress.ts';
import { StartCheckout } from '../domain/enrolment/use-cases/start-checkout.ts';
import { ChangePassword } from '../domain/identity/use-cases/change-password.ts';
import { ChangeProfile } from '../domain/identity/use-cases/change-profile.ts';
import { EndOtherSessions } from '../domain/identity/use-cases/end-other-sessions.ts';
import { EndSession } from '../domain/identity/use-cases/end-session.ts';
import { FindSession } from '../domain/identity/use-cases/find-session.ts';
import { ForgotPassword } from '../domain/identity/use-cases/forgot-password.ts';
import { ListSessions } from '../domain/identity/use-cases/list-sessions.ts';
import { Me } from '../domain/identity/use-cases/me.ts';
import { Register } from '../domain/identity/use-cases/register.ts';
import { ResetPassword } from '../domain/identity/use-cases/reset-password.ts';
import { SignIn } from '../domain/identity/use-cases/sign-in.ts';
import { SignOut } from '../domain/identity/use-cases/sign-out.ts';
import { AbortMultipart } from '../domain/media/use-cases/abort-multipart.ts';
import { CompleteMultipart } from '../domain/media/use-cases/complete-multipart.ts';
import { DiscardUpload } from '../domain/media/use-cases/discard-upload.ts';
import { OpenStream } from '../domain/media/use-cases/open-stream.ts';
import { PresignPart } from '../domain/media/use-cases/presign-part.ts';
import { PresignUpload } from '../domain/media/use-cases/presign-upload.ts';
import { StartMultipart } from '../domain/media/use-cases/start-multipart.ts';
import { ListJobs } from '../domain/support/use-cases/list-jobs.ts';
import { ReadActivity } from '../domain/support/use-cases/read-activity.ts';
import { ReadOutbox } from '../domain/support/use-cases/read-outbox.ts';
import { RecordActivity } from '../domain/support/use-cases/record-activity.ts';
import { RetryJobs } from '../domain/support/use-cases/retry-jobs.ts';
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
  const findSession = container.get(FindSession);
  const replies = new VersionedReplies();
  const catalog = {
    listLiveCourses: container.get(ListLiveCourses),
    openCourse: container.get(OpenCourse),
    showContent: container.get(ShowContent),
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
        me: container.get(Me),
      },
      { isHttps, clock: outside.clock },
    ),
    ...profileRoutes({
      changeProfile: container.get(ChangeProfile),
      listSessions: container.get(ListSessions),
      endSession: container.get(EndSession),
      endOtherSessions: container.get(EndOtherSessions),
      me: container.get(Me),
    }),
    ...courseRoutes(catalog, replies, settings),
    ...searchRoutes({ searchCourses: container.get(SearchCourses) }),
    ...learningRoutes({
      readDashboard: container.get(ReadDashboard),
      readProgress: container.get(ReadProgress),
      saveProgress: container.get(SaveProgress),
      listPurchases: container.get(ListPurchases),
    }),
    ...paymentRoutes(payment),
    ...demoCheckoutRoutes(demoCheckout, payment.receivePaymentEvent),
    ...figuresRoutes({ readFigures: container.get(ReadFigures) }),
    ...supportRoutes({
      sendContactMessage: container.get(SendContactMessage),
      readOutbox: container.get(ReadOutbox),
      recordActivity: container.get(RecordActivity),
    }),
    ...jobRoutes({ listJobs: container.get(ListJobs), retryJobs: container.get(RetryJobs) }),
    ...adminCourseRoutes(
      {
        listCourses: container.get(ListCourses),
        inspectCourse: container.get(InspectCourse),
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
      readStudent: container.get(ReadStudent),
      readActivity: container.get(ReadActivity),
      enrolByHand: container.get(EnrolByHand),
      revokeEnrolment: container.get(RevokeEnrolment),
    }),
    ...adminItemRoutes({
      addModule: container.get(AddModule),
      addDay: container.get(AddDay),
      addContent: container.get(AddContent),
      addDocuments: container.get(AddDocuments),
      listDocuments: container.get(ListDocuments),
      inspectPart: container.get(InspectPart),
    }),
    ...adminPartRoutes({
      inspectPart: container.get(InspectPart),
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
      readerNow: async ({ session }) => {
        const now = await findSession.run(session.id);
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
    identify: identify({ findSession, signOut, tokens: outside.tokens, clock: outside.clock, log }),
    openRoutes: [...healthRoutes(readiness), ...catalogueRoutes(catalog, replies, settings)],
    signedRoutes: [...webhookRoutes(payment), ...uploadBytesRoutes(uploadDesk, outside.clock)],
    routes,
  });
}
