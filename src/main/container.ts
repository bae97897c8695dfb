import 'reflect-metadata';
import { Container, type ServiceIdentifier } from 'inversify';
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
import { CloseCheckouts } from '../domain/enrolment/use-cases/close-checkouts.ts';
import { ConfirmPayment } from '../domain/enrolment/use-cases/confirm-payment.ts';
import { EnrolByHand } from '../domain/enrolment/use-cases/enrol-by-hand.ts';
import { ExportStudents } from '../domain/enrolment/use-cases/export-students.ts';
import { ForgetOldAdminActions } from '../domain/enrolment/use-cases/forget-old-admin-actions.ts';
import { FulfilPayment } from '../domain/enrolment/use-cases/fulfil-payment.ts';
import { GrantEnrolment } from '../domain/enrolment/use-cases/grant-enrolment.ts';
import { ListPurchases } from '../domain/enrolment/use-cases/list-purchases.ts';
import { ListStudents } from '../domain/enrolment/use-cases/list-students.ts';
import { QuoteCourse } from '../domain/enrolment/use-cases/quote-course.ts';
import { ReadDashboard } from '../domain/enrolment/use-cases/read-dashboard.ts';
import { ReadFigures } from '../domain/enrolment/use-cases/read-figures.ts';
import { ReadProgress } from '../domain/enrolment/use-cases/read-progress.ts';
import { ReadStudent } from '../domain/enrolment/use-cases/read-student.ts';
import { ReceivePaymentEvent } from '../domain/enrolment/use-cases/receive-payment-event.ts';
import { ReconcilePayments } from '../domain/enrolment/use-cases/reconcile-payments.ts';
import { ReportUndeliverable } from '../domain/enrolment/use-cases/report-undeliverable.ts';
import { RevokeEnrolment } from '../domain/enrolment/use-cases/revoke-enrolment.ts';
import { SaveProgress } from '../domain/enrolment/use-cases/save-progress.ts';
import { SendReceipt } from '../domain/enrolment/use-cases/send-receipt.ts';
import { StartCheckout } from '../domain/enrolment/use-cases/start-checkout.ts';
import { AddAdmin } from '../domain/identity/use-cases/add-admin.ts';
import { ChangePassword } from '../domain/identity/use-cases/change-password.ts';
import { ChangeProfile } from '../domain/identity/use-cases/change-profile.ts';
import { EndOtherSessions } from '../domain/identity/use-cases/end-other-sessions.ts';
import { EndSession } from '../domain/identity/use-cases/end-session.ts';
import { FindSession } from '../domain/identity/use-cases/find-session.ts';
import { ForgetOldSessions } from '../domain/identity/use-cases/forget-old-sessions.ts';
import { ForgotPassword } from '../domain/identity/use-cases/forgot-password.ts';
import { ListSessions } from '../domain/identity/use-cases/list-sessions.ts';
import { Me } from '../domain/identity/use-cases/me.ts';
import { Register } from '../domain/identity/use-cases/register.ts';
import { ResetPassword } from '../domain/identity/use-cases/reset-password.ts';
import { SendPasswordChanged } from '../domain/identity/use-cases/send-password-changed.ts';
import { SendResetLink } from '../domain/identity/use-cases/send-reset-link.ts';
import { SignIn } from '../domain/identity/use-cases/sign-in.ts';
import { SignOut } from '../domain/identity/use-cases/sign-out.ts';
import { AbortMultipart } from '../domain/media/use-cases/abort-multipart.ts';
import { CompleteMultipart } from '../domain/media/use-cases/complete-multipart.ts';
import { DiscardUpload } from '../domain/media/use-cases/discard-upload.ts';
import { EraseFiles } from '../domain/media/use-cases/erase-files.ts';
import { OpenStream } from '../domain/media/use-cases/open-stream.ts';
import { PresignPart } from '../domain/media/use-cases/presign-part.ts';
import { PresignUpload } from '../domain/media/use-cases/presign-upload.ts';
import { ProcessPdf } from '../domain/media/use-cases/process-pdf.ts';
import { StartMultipart } from '../domain/media/use-cases/start-multipart.ts';
import { SweepOrphans } from '../domain/media/use-cases/sweep-orphans.ts';
import { VerifyUpload } from '../domain/media/use-cases/verify-upload.ts';
import { DeliverContactMessage } from '../domain/support/use-cases/deliver-contact-message.ts';
import { ForgetOldActivity } from '../domain/support/use-cases/forget-old-activity.ts';
import { ListJobs } from '../domain/support/use-cases/list-jobs.ts';
import { ReadActivity } from '../domain/support/use-cases/read-activity.ts';
import { ReadOutbox } from '../domain/support/use-cases/read-outbox.ts';
import { RecordActivity } from '../domain/support/use-cases/record-activity.ts';
import { RetryJobs } from '../domain/support/use-cases/retry-jobs.ts';
import { SendContactMessage } from '../domain/support/use-cases/send-contact-message.ts';
import {
  buyers,
  courseAccess,
  courseShelf,
  fileRights,
  lessonTitles,
  loggedStudents,
  openLessons,
  purchases,
  studentCounts,
  students,
  studyPlans,
  verifiedFiles,
} from './bridges.ts';
import type { BusinessRules, Outside } from './outside.ts';

type Tokens<Needs extends unknown[]> = { [I in keyof Needs]: ServiceIdentifier<Needs[I]> };

/** The only file that meets every use case. It hands each the ports it asks for, and decides nothing. */
export function compose(outside: Outside, rules: BusinessRules): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  const provide = <T>(name: string, value: T): ServiceIdentifier<T> => {
    const id: ServiceIdentifier<T> = Symbol(name);
    container.bind(id).toConstantValue(value);
    return id;
  };
  const useCase = <T, Needs extends unknown[]>(Class: new (...needs: Needs) => T, ...needs: Tokens<Needs>) =>
    container.bind<T>(Class).toResolvedValue((...args: Needs) => new Class(...args), needs as never);

  const work = provide('work', outside.work);
  const users = provide('users', outside.users);
  const sessions = provide('sessions', outside.sessions);
  const courses = provide('courses', outside.courses);
  const reader = provide('catalogReader', outside.catalogReader);
  const courseSearch = provide('courseSearch', outside.courseSearch);
  const orders = provide('orders', outside.orders);
  const enrolments = provide('enrolments', outside.enrolments);
  const progress = provide('progress', outside.progress);
  const figures = provide('figures', outside.figures);
  const files = provide('files', outside.files);
  const storage = provide('storage', outside.storage);
  const multiparts = provide('multiparts', outside.multiparts);
  const documentReader = provide('documentReader', outside.documentReader);
  const archives = provide('archives', outside.archives);
  const contactMessages = provide('contactMessages', outside.contactMessages);
  const activity = provide('activity', outside.activity);
  const jobMonitor = provide('jobMonitor', outside.jobMonitor);
  const mailer = provide('mailer', outside.mailer);
  const sentMails = provide('sentMails', outside.sentMails);
  const gateway = provide('gateway', outside.gateway);
  const passwords = provide('passwords', outside.passwords);
  const tokens = provide('tokens', outside.tokens);
  const ids = provide('ids', outside.ids);
  const secrets = provide('secrets', outside.secrets);
  const clock = provide('clock', outside.clock);
  const alarms = provide('alarms', outside.alarms);
  const business = provide('business', rules);
  const site = provide('site', { name: rules.brandName, origin: rules.origin });
  const couponCode = provide('couponCode', rules.couponCode);
  const ceilings = provide('ceilings', rules.ceilings);

  const bought = provide('purchases', purchases(outside.enrolments, outside.catalogReader));
  const access = provide('courseAccess', courseAccess(outside.enrolments));
  const shelf = provide('courseShelf', courseShelf(outside.courses, outside.catalogReader));
  const plans = provide('studyPlans', studyPlans(outside.catalogReader));
  const payers = provide('buyers', buyers(outside.users));
  const rights = provide('fileRights', fileRights(outside.catalogReader, outside.enrolments));

  useCase(Register, work, passwords, ids, clock);
  useCase(AddAdmin, work, passwords, ids, clock);
  useCase(SignIn, users, work, passwords, tokens, ids, clock);
  useCase(SignOut, work, clock);
  useCase(FindSession, sessions, clock);
  useCase(ForgetOldSessions, sessions, clock);
  useCase(ListSessions, sessions, clock);
  useCase(EndSession, work, clock);
  useCase(EndOtherSessions, work, clock);
  useCase(Me, bought);
  useCase(ForgotPassword, work);
  useCase(SendResetLink, work, mailer, secrets, clock, site);
  useCase(ResetPassword, work, passwords, secrets, clock);
  useCase(ChangeProfile, users);
  useCase(ChangePassword, users, work, passwords, clock);
  useCase(SendPasswordChanged, users, mailer, secrets, site);

  useCase(VerifyUpload, files, storage, ceilings, archives);
  useCase(ProcessPdf, work, files, storage, rights, documentReader, clock);
  useCase(PresignUpload, files, storage, ceilings, ids, clock);
  useCase(DiscardUpload, files, storage);
  useCase(StartMultipart, files, multiparts, storage, ceilings, ids, clock);
  useCase(PresignPart, multiparts, files, storage, ceilings, clock);
  useCase(CompleteMultipart, multiparts, files, storage, clock);
  useCase(AbortMultipart, multiparts, storage, DiscardUpload);
  useCase(SweepOrphans, files, multiparts, storage, clock);
  useCase(OpenStream, files, storage, rights, alarms);
  useCase(EraseFiles, files, storage, rights);
  const uploads = provide('verifiedFiles', verifiedFiles(container.get(VerifyUpload)));

  useCase(ListLiveCourses, reader);
  useCase(OpenCourse, courses, reader, access);
  useCase(ShowContent, courses, reader, access);
  useCase(SearchCourses, courseSearch, bought);
  const studentNumbers = provide('studentCounts', studentCounts(outside.enrolments));
  useCase(ListCourses, reader, studentNumbers);
  useCase(InspectCourse, reader, studentNumbers);
  useCase(CreateCourse, work, courses, uploads, ids, clock);
  useCase(EditCourse, work, courses, uploads);
  useCase(RemovePart, work);
  useCase(ToggleLive, work);
  useCase(RenamePart, work);
  useCase(MovePart, work);
  useCase(InspectPart, reader);
  useCase(AddModule, work, ids);
  useCase(AddDay, work, ids);
  useCase(AddContent, work, uploads, ids);
  useCase(AddDocuments, work, uploads, ids, reader);
  useCase(ListDocuments, courses, reader);

  useCase(QuoteCourse, shelf, couponCode);
  useCase(FulfilPayment, gateway, work, clock);
  useCase(StartCheckout, orders, enrolments, shelf, payers, gateway, FulfilPayment, business, ids, clock);
  useCase(ConfirmPayment, orders, FulfilPayment);
  useCase(ReceivePaymentEvent, gateway, FulfilPayment);
  useCase(ReconcilePayments, orders, FulfilPayment, clock);
  useCase(CloseCheckouts, orders, gateway, FulfilPayment);
  useCase(ReportUndeliverable, orders, payers, mailer, provide('orderAlarms', outside.orderAlarms), business);
  useCase(SendReceipt, orders, payers, mailer, site);
  useCase(GrantEnrolment, work, clock);
  useCase(ListPurchases, orders);
  useCase(SaveProgress, progress, enrolments, shelf, clock);
  useCase(ReadProgress, progress, plans);
  useCase(ReadDashboard, enrolments, plans, progress);
  useCase(ReadFigures, figures, clock);

  useCase(SendContactMessage, work, ids, clock);
  useCase(DeliverContactMessage, contactMessages, mailer, business, clock);
  useCase(ReadOutbox, sentMails);
  useCase(ListJobs, jobMonitor, clock);
  useCase(RetryJobs, jobMonitor, clock);
  const lessons = provide('openLessons', openLessons(container.get(ShowContent)));
  useCase(RecordActivity, activity, lessons, ids, clock);
  useCase(ForgetOldActivity, activity, clock);

  const people = provide('students', students(outside.users, outside.sessions, outside.clock));
  const studentReader = provide('studentReader', outside.studentReader);
  const adminActions = provide('adminActions', outside.adminActions);
  useCase(ListStudents, studentReader);
  useCase(ExportStudents, studentReader, adminActions, ids, clock);
  useCase(ReadStudent, people, enrolments, orders, progress, plans, adminActions);
  useCase(EnrolByHand, people, shelf, work, ids, clock);
  useCase(ForgetOldAdminActions, adminActions, clock);
  useCase(RevokeEnrolment, people, work, ids, clock);
  useCase(
    ReadActivity,
    activity,
    provide('lessonTitles', lessonTitles(outside.catalogReader)),
    provide('loggedStudents', loggedStudents(outside.users)),
  );
  return container;
}
