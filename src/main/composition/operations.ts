import { MINUTE_MS } from '../../domain/kernel/clock.ts';
import { DeliverMail } from '../../domain/operations/jobs/deliver-mail.ts';
import { ForgetSecretMails } from '../../domain/operations/jobs/forget-secret-mails.ts';
import { PurgeOldMails } from '../../domain/operations/jobs/purge-old-mails.ts';
import { ExportAuditEntries } from '../../domain/operations/queries/export-audit-entries.ts';
import { ListAuditEntries } from '../../domain/operations/queries/list-audit-entries.ts';
import { ListJobs } from '../../domain/operations/queries/list-jobs.ts';
import { ListMails } from '../../domain/operations/queries/list-mails.ts';
import { PreviewMail } from '../../domain/operations/queries/preview-mail.ts';
import { RetryJobs } from '../../domain/operations/use-cases/retry-jobs.ts';
import { RetryMail } from '../../domain/operations/use-cases/retry-mail.ts';
import { SendSampleMail } from '../../domain/operations/use-cases/send-sample-mail.ts';
import { auditRoutes } from '../../http/routes/operations/audit-routes.ts';
import { jobRoutes } from '../../http/routes/operations/job-routes.ts';
import { mailTemplateRoutes } from '../../http/routes/operations/mail-template-routes.ts';
import { outboxRoutes } from '../../http/routes/operations/outbox-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';

export function operations({ ports, links }: ContextParts): Context<'operations'> {
  const { kernel, operations, reporting } = ports;
  const { mails, mailTransport, mailRenderer } = operations;
  const { mailSamples } = links.operations;
  const useCases = {
    listAuditEntries: useCase(ListAuditEntries, reporting.auditLog, operations.accounts, links.kernel.people),
    exportAuditEntries: useCase(
      ExportAuditEntries,
      reporting.auditLog,
      operations.accounts,
      links.kernel.people,
      kernel.ids,
      kernel.clock,
    ),
    listJobs: useCase(ListJobs, operations.jobMonitor, kernel.clock),
    retryJobs: useCase(RetryJobs, operations.jobMonitor, kernel.clock),
    listMails: useCase(ListMails, mails, mailTransport),
    retryMail: useCase(RetryMail, kernel.work),
    deliverMail: useCase(DeliverMail, mails, kernel.work, mailTransport, mailRenderer, kernel.clock),
    forgetSecretMails: useCase(ForgetSecretMails, mails, kernel.clock),
    purgeOldMails: useCase(PurgeOldMails, mails, kernel.clock),
    previewMail: useCase(PreviewMail, mailSamples, mails, mailTransport, mailRenderer),
    sendSampleMail: useCase(SendSampleMail, mailSamples, kernel.mailer, kernel.ids),
  };
  return context(useCases, (made, get) => ({
    routes: [
      ...jobRoutes(made),
      ...outboxRoutes(made),
      ...mailTemplateRoutes(made, get(mailSamples)),
      ...auditRoutes(made),
    ],
    jobs: {
      'operations/deliver-mail': made.deliverMail,
      'operations/forget-secret-mails': made.forgetSecretMails,
    },
    scheduledTasks: [{ name: 'purge-old-mails', everyMs: 5 * MINUTE_MS, task: made.purgeOldMails }],
  }));
}
