import { ListJobs } from '../../domain/operations/queries/list-jobs.ts';
import { ListSentMails } from '../../domain/operations/queries/list-sent-mails.ts';
import { RetryJobs } from '../../domain/operations/use-cases/retry-jobs.ts';
import { jobRoutes } from '../../http/routes/operations/job-routes.ts';
import { outboxRoutes } from '../../http/routes/operations/outbox-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, context, type Ground } from './context.ts';

export function operations({ ports, settings }: Ground): Context<'operations'> {
  const { kernel, operations } = ports;
  const useCases = {
    listJobs: useCase(ListJobs, operations.jobMonitor, kernel.clock),
    retryJobs: useCase(RetryJobs, operations.jobMonitor, kernel.clock),
    listSentMails: useCase(ListSentMails, operations.sentMails),
  };
  return context(useCases, (made) => ({
    routes: [...jobRoutes(made, settings.redisUrl !== undefined), ...outboxRoutes(made)],
    jobs: {},
  }));
}
