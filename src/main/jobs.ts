import type { Container } from 'inversify';
import { CloseCheckouts } from '../domain/enrolment/jobs/close-checkouts.ts';
import { ReconcilePayments } from '../domain/enrolment/jobs/reconcile-payments.ts';
import { ReportUndeliverable } from '../domain/enrolment/jobs/report-undeliverable.ts';
import { SendReceipt } from '../domain/enrolment/jobs/send-receipt.ts';
import { PurgeOldSessions } from '../domain/identity/jobs/purge-old-sessions.ts';
import { SendPasswordChanged } from '../domain/identity/jobs/send-password-changed.ts';
import { SendResetLink } from '../domain/identity/jobs/send-reset-link.ts';
import { EraseFiles } from '../domain/media/jobs/erase-files.ts';
import { ProcessPdf } from '../domain/media/jobs/process-pdf.ts';
import { SweepOrphans } from '../domain/media/jobs/sweep-orphans.ts';
import { PurgeOldAuditEntries } from '../domain/reporting/jobs/purge-old-audit-entries.ts';
import { DeliverContactMessage } from '../domain/support/jobs/deliver-contact-message.ts';
import { PurgeOldActivity } from '../domain/support/jobs/purge-old-activity.ts';
import type { JobSteps } from '../worker/handlers.ts';
import type { Rounds } from '../worker/schedule.ts';

/** Which use case works off which job. */
export const jobSteps = (container: Container): JobSteps => ({
  'enrolment/close-checkouts': container.get(CloseCheckouts),
  'enrolment/report-undeliverable': container.get(ReportUndeliverable),
  'enrolment/send-receipt': container.get(SendReceipt),
  'identity/send-reset-link': container.get(SendResetLink),
  'identity/send-password-changed': container.get(SendPasswordChanged),
  'media/erase-files': container.get(EraseFiles),
  'media/process-pdf': container.get(ProcessPdf),
  'support/deliver-contact-message': container.get(DeliverContactMessage),
});

/** Which use case each scheduled round runs. */
export const rounds = (container: Container): Rounds => ({
  reconcilePayments: container.get(ReconcilePayments),
  purgeOldSessions: container.get(PurgeOldSessions),
  purgeOldActivity: container.get(PurgeOldActivity),
  purgeOldAuditEntries: container.get(PurgeOldAuditEntries),
  sweepOrphans: container.get(SweepOrphans),
});
