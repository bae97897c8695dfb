import 'reflect-metadata';
import { Container, type ServiceIdentifier } from 'inversify';
import { AddContent } from '../domain/catalog/use-cases/add-content.ts';
import { AddDocument } from '../domain/catalog/use-cases/add-document.ts';
import { CreateCourse } from '../domain/catalog/use-cases/create-course.ts';
import { ListLiveCourses } from '../domain/catalog/use-cases/list-live-courses.ts';
import { OpenCourse } from '../domain/catalog/use-cases/open-course.ts';
import { RenameModule } from '../domain/catalog/use-cases/rename-module.ts';
import { ShowContent } from '../domain/catalog/use-cases/show-content.ts';
import { ToggleLive } from '../domain/catalog/use-cases/toggle-live.ts';
import { ConfirmPayment } from '../domain/enrolment/use-cases/confirm-payment.ts';
import { FulfilPayment } from '../domain/enrolment/use-cases/fulfil-payment.ts';
import { GrantEnrolment } from '../domain/enrolment/use-cases/grant-enrolment.ts';
import { ListPurchases } from '../domain/enrolment/use-cases/list-purchases.ts';
import { QuoteCourse } from '../domain/enrolment/use-cases/quote-course.ts';
import { ReadDashboard } from '../domain/enrolment/use-cases/read-dashboard.ts';
import { ReadProgress } from '../domain/enrolment/use-cases/read-progress.ts';
import { ReceivePaymentEvent } from '../domain/enrolment/use-cases/receive-payment-event.ts';
import { ReconcilePayments } from '../domain/enrolment/use-cases/reconcile-payments.ts';
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
import { ClaimFile } from '../domain/media/use-cases/claim-file.ts';
import { EraseFiles } from '../domain/media/use-cases/erase-files.ts';
import { OpenStream } from '../domain/media/use-cases/open-stream.ts';
import { PresignUpload } from '../domain/media/use-cases/presign-upload.ts';
import { DeliverContactMessage } from '../domain/support/use-cases/deliver-contact-message.ts';
import { ForgetOldActivity } from '../domain/support/use-cases/forget-old-activity.ts';
import { ReadOutbox } from '../domain/support/use-cases/read-outbox.ts';
import { RecordActivity } from '../domain/support/use-cases/record-activity.ts';
import { SendContactMessage } from '../domain/support/use-cases/send-contact-message.ts';
import { buyers, courseAccess, courseShelf, fileRights, openLessons, purchases, studyPlans, verifiedFiles } from './bridges.ts';
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
  const orders = provide('orders', outside.orders);
  const enrolments = provide('enrolments', outside.enrolments);
  const progress = provide('progress', outside.progress);
  const files = provide('files', outside.files);
  const storage = provide('storage', outside.storage);
  const contactMessages = provide('contactMessages', outside.contactMessages);
  const activity = provide('activity', outside.activity);
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

  const bought = provide('purchases', purchases(outside.enrolments));
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

  useCase(ClaimFile, files, storage, rights, ceilings);
  useCase(PresignUpload, files, ids, clock);
  useCase(OpenStream, files, storage, rights, alarms);
  useCase(EraseFiles, files, storage, rights);
  const claims = provide('verifiedFiles', verifiedFiles(container.get(ClaimFile)));

  useCase(ListLiveCourses, reader);
  useCase(OpenCourse, courses, reader, access);
  useCase(ShowContent, courses, reader, access);
  useCase(CreateCourse, work, claims, ids, clock);
  useCase(ToggleLive, work);
  useCase(RenameModule, work);
  useCase(AddContent, work, claims, ids);
  useCase(AddDocument, work, claims, ids);

  useCase(QuoteCourse, shelf, couponCode);
  useCase(FulfilPayment, gateway, work, clock);
  useCase(StartCheckout, orders, enrolments, shelf, payers, gateway, FulfilPayment, business, ids, clock);
  useCase(ConfirmPayment, orders, FulfilPayment);
  useCase(ReceivePaymentEvent, gateway, FulfilPayment);
  useCase(ReconcilePayments, orders, FulfilPayment, clock);
  useCase(SendReceipt, orders, payers, mailer, site);
  useCase(GrantEnrolment, work, clock);
  useCase(ListPurchases, orders);
  useCase(SaveProgress, progress, enrolments, shelf, clock);
  useCase(ReadProgress, progress);
  useCase(ReadDashboard, enrolments, plans, progress);

  useCase(SendContactMessage, work, ids, clock);
  useCase(DeliverContactMessage, contactMessages, mailer, business, clock);
  useCase(ReadOutbox, sentMails);
  const lessons = provide('openLessons', openLessons(container.get(ShowContent)));
  useCase(RecordActivity, activity, lessons, ids, clock);
  useCase(ForgetOldActivity, activity, clock);
  return container;
}
