import 'reflect-metadata';
import { Container, type ServiceIdentifier } from 'inversify';
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
import { CloseCheckouts } from '../domain/enrolment/jobs/close-checkouts.ts';
import { ReconcilePayments } from '../domain/enrolment/jobs/reconcile-payments.ts';
import { ReportUndeliverable } from '../domain/enrolment/jobs/report-undeliverable.ts';
import { SendReceipt } from '../domain/enrolment/jobs/send-receipt.ts';
import { CheckAccess } from '../domain/enrolment/queries/check-access.ts';
import { ListPurchases } from '../domain/enrolment/queries/list-purchases.ts';
import { QuoteCourse } from '../domain/enrolment/queries/quote-course.ts';
import { ConfirmPayment } from '../domain/enrolment/use-cases/confirm-payment.ts';
import { EnrolByHand } from '../domain/enrolment/use-cases/enrol-by-hand.ts';
import { FulfilPayment } from '../domain/enrolment/use-cases/fulfil-payment.ts';
import { GrantEnrolment } from '../domain/enrolment/use-cases/grant-enrolment.ts';
import { ReceivePaymentEvent } from '../domain/enrolment/use-cases/receive-payment-event.ts';
import { RevokeEnrolment } from '../domain/enrolment/use-cases/revoke-enrolment.ts';
import { StartCheckout } from '../domain/enrolment/use-cases/start-checkout.ts';
import { PurgeOldSessions } from '../domain/identity/jobs/purge-old-sessions.ts';
import { SendPasswordChanged } from '../domain/identity/jobs/send-password-changed.ts';
import { SendResetLink } from '../domain/identity/jobs/send-reset-link.ts';
import { GetCurrentUser } from '../domain/identity/queries/get-current-user.ts';
import { GetSession } from '../domain/identity/queries/get-session.ts';
import { ListSessions } from '../domain/identity/queries/list-sessions.ts';
import { AddAdmin } from '../domain/identity/use-cases/add-admin.ts';
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
import { GetStudyRecord } from '../domain/learning/queries/get-study-record.ts';
import { SaveProgress } from '../domain/learning/use-cases/save-progress.ts';
import { EraseFiles } from '../domain/media/jobs/erase-files.ts';
import { ProcessPdf } from '../domain/media/jobs/process-pdf.ts';
import { SweepOrphans } from '../domain/media/jobs/sweep-orphans.ts';
import { OpenStream } from '../domain/media/queries/open-stream.ts';
import { AbortMultipart } from '../domain/media/use-cases/abort-multipart.ts';
import { CompleteMultipart } from '../domain/media/use-cases/complete-multipart.ts';
import { DiscardUpload } from '../domain/media/use-cases/discard-upload.ts';
import { PresignPart } from '../domain/media/use-cases/presign-part.ts';
import { PresignUpload } from '../domain/media/use-cases/presign-upload.ts';
import { StartMultipart } from '../domain/media/use-cases/start-multipart.ts';
import { VerifyUpload } from '../domain/media/use-cases/verify-upload.ts';
import { ListJobs } from '../domain/operations/queries/list-jobs.ts';
import { ListSentMails } from '../domain/operations/queries/list-sent-mails.ts';
import { RetryJobs } from '../domain/operations/use-cases/retry-jobs.ts';
import { PurgeOldAuditEntries } from '../domain/reporting/jobs/purge-old-audit-entries.ts';
import { ExportStudents } from '../domain/reporting/queries/export-students.ts';
import { GetFigures } from '../domain/reporting/queries/get-figures.ts';
import { GetStudent } from '../domain/reporting/queries/get-student.ts';
import { ListStudents } from '../domain/reporting/queries/list-students.ts';
import { DeliverContactMessage } from '../domain/support/jobs/deliver-contact-message.ts';
import { PurgeOldActivity } from '../domain/support/jobs/purge-old-activity.ts';
import { GetActivityLog } from '../domain/support/queries/get-activity-log.ts';
import { RecordActivity } from '../domain/support/use-cases/record-activity.ts';
import { SendContactMessage } from '../domain/support/use-cases/send-contact-message.ts';
import {
  buyers,
  courseAccess,
  courseContents,
  coursesForSale,
  fileRights,
  lessonTitles,
  loggedStudents,
  openLessons,
  purchases,
  studentBooks,
  studentCounts,
  studentCourses,
  studentProfiles,
  students,
  studyPlans,
  studyRecords,
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
  useCase(CheckAccess, enrolments, clock);
  const checkAccess = container.get(CheckAccess);
  const access = provide('courseAccess', courseAccess(checkAccess));
  const forSale = provide('coursesForSale', coursesForSale(outside.courses));
  const plans = provide('studyPlans', studyPlans(outside.catalogReader));
  const payers = provide('buyers', buyers(outside.users));
  const rights = provide('fileRights', fileRights(outside.catalogReader, checkAccess));

  useCase(Register, work, passwords, ids, clock);
  useCase(AddAdmin, work, passwords, ids, clock);
  useCase(SignIn, users, work, passwords, tokens, ids, clock);
  useCase(SignOut, work, clock);
  useCase(GetSession, sessions, clock);
  useCase(PurgeOldSessions, sessions, clock);
  useCase(ListSessions, sessions, clock);
  useCase(EndSession, work, clock);
  useCase(EndOtherSessions, work, clock);
  useCase(GetCurrentUser, bought);
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
  useCase(GetCourseForStudent, courses, reader, access);
  useCase(GetContent, courses, reader, access);
  useCase(SearchCourses, courseSearch, bought);
  const studentNumbers = provide('studentCounts', studentCounts(outside.enrolments));
  useCase(ListCourses, reader, studentNumbers);
  useCase(GetCourseForAdmin, reader, studentNumbers);
  useCase(CreateCourse, work, courses, uploads, ids, clock);
  useCase(EditCourse, work, courses, uploads);
  useCase(RemovePart, work);
  useCase(ToggleLive, work);
  useCase(RenamePart, work);
  useCase(MovePart, work);
  useCase(GetCourseNode, reader);
  useCase(AddModule, work, ids);
  useCase(AddDay, work, ids);
  useCase(AddContent, work, uploads, ids);
  useCase(AddDocuments, work, uploads, ids, reader);
  useCase(ListDocuments, courses, reader);

  useCase(QuoteCourse, forSale, couponCode);
  useCase(FulfilPayment, gateway, work, clock);
  useCase(StartCheckout, orders, enrolments, forSale, payers, gateway, FulfilPayment, business, ids, clock);
  useCase(ConfirmPayment, orders, FulfilPayment);
  useCase(ReceivePaymentEvent, gateway, FulfilPayment);
  useCase(ReconcilePayments, orders, FulfilPayment, clock);
  useCase(CloseCheckouts, orders, gateway, FulfilPayment);
  useCase(ReportUndeliverable, orders, payers, mailer, provide('orderAlarms', outside.orderAlarms), business);
  useCase(SendReceipt, orders, payers, mailer, site);
  useCase(GrantEnrolment, work, clock);
  useCase(ListPurchases, orders);
  const contents = provide('courseContents', courseContents(outside.catalogReader));
  const studied = provide('studentCourses', studentCourses(checkAccess, outside.enrolments));
  useCase(SaveProgress, progress, studied, contents, clock);
  useCase(GetProgress, progress, plans);
  useCase(GetStudentDashboard, studied, plans, progress);
  useCase(GetFigures, figures, clock);

  useCase(SendContactMessage, work, ids, clock);
  useCase(DeliverContactMessage, contactMessages, mailer, business, clock);
  useCase(ListSentMails, sentMails);
  useCase(ListJobs, jobMonitor, clock);
  useCase(RetryJobs, jobMonitor, clock);
  const lessons = provide('openLessons', openLessons(container.get(GetContent)));
  useCase(RecordActivity, activity, lessons, ids, clock);
  useCase(PurgeOldActivity, activity, clock);

  const people = provide('students', students(outside.users));
  const profiles = provide('studentProfiles', studentProfiles(outside.users, outside.sessions, outside.clock));
  const books = provide('studentBooks', studentBooks(outside.enrolments, outside.orders));
  useCase(GetStudyRecord, progress, plans);
  const records = provide('studyRecords', studyRecords(container.get(GetStudyRecord)));
  const studentReader = provide('studentReader', outside.studentReader);
  const auditLog = provide('auditLog', outside.auditLog);
  useCase(ListStudents, studentReader);
  useCase(ExportStudents, studentReader, auditLog, ids, clock);
  useCase(GetStudent, profiles, books, records, auditLog);
  useCase(EnrolByHand, people, forSale, work, ids, clock);
  useCase(PurgeOldAuditEntries, auditLog, clock);
  useCase(RevokeEnrolment, people, work, ids, clock);
  useCase(
    GetActivityLog,
    activity,
    provide('lessonTitles', lessonTitles(outside.catalogReader)),
    provide('loggedStudents', loggedStudents(outside.users)),
  );
  return container;
}
