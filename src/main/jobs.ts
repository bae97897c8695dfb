import type { Container } from 'inversify';
import { CloseCheckouts } from '../domain/enrolment/use-cases/close-checkouts.ts';
import { ForgetOldAdminActions } from '../domain/enrolment/use-cases/forget-old-admin-actions.ts';
import { ReconcilePayments } from '../domain/enrolment/use-cases/reconcile-payments.ts';
import { ReportUndeliverable } from '../domain/enrolment/use-cases/report-undeliverable.ts';
import { SendReceipt } from '../domain/enrolment/use-cases/send-receipt.ts';
import { ForgetOldSessions } from '../domain/identity/use-cases/forget-old-sessions.ts';
import { SendPasswordChanged } from '../domain/identity/use-cases/send-password-changed.ts';
import { SendResetLink } from '../domain/identity/use-cases/send-reset-link.ts';
import { EraseFiles } from '../domain/media/use-cases/erase-files.ts';
import { ProcessPdf } from '../domain/media/use-cases/process-pdf.ts';
import { SweepOrphans } from '../domain/media/use-cases/sweep-orphans.ts';
import { DeliverContactMessage } from '../domain/support/use-cases/deliver-contact-message.ts';
import { ForgetOldActivity } from '../domain/support/use-cases/forget-old-activity.ts';
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
  forgetOldSessions: container.get(ForgetOldSessions),
  forgetOldActivity: container.get(ForgetOldActivity),
  forgetOldAdminActions: container.get(ForgetOldAdminActions),
  sweepOrphans: container.get(SweepOrphans),
});
