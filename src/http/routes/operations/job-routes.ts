import type { ListJobs } from '../../../domain/operations/queries/list-jobs.ts';
import type { RetryJobs } from '../../../domain/operations/use-cases/retry-jobs.ts';
import { paths } from '../../../wire/paths.ts';
import { jobsQuery } from '../../../wire/queries.ts';
import {
  type JobsReply,
  type JobsRetriedReply,
  jobsRetriedSchema,
  jobsSchema,
} from '../../../wire/replies/operations.ts';
import { bothIds } from '../../replies/both-ids.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface JobUseCases {
  readonly listJobs: ListJobs;
  readonly retryJobs: RetryJobs;
}

/** Routes of the job queue, for operators. */
export function jobRoutes({ listJobs, retryJobs }: JobUseCases): Route[] {
  const list = async ({ query: { state, before } }: Call<{ query: typeof jobsQuery }>): Promise<JobsReply> => {
    const page = await listJobs.run({ state, before });
    return {
      counts: page.counts,
      jobs: page.jobs.map(({ id, name, attempt, createdAt, at, reason, video }) => ({
        ...bothIds(id),
        name,
        attempt,
        reason,
        createdAt: createdAt.toISOString(),
        at: at.toISOString(),
        video,
      })),
      nextBefore: page.nextBefore,
    };
  };

  const retryAll = async (): Promise<JobsRetriedReply> => ({ count: await retryJobs.run({}) });

  const retryOne = async ({ params }: Call<{ path: typeof paths.retryJob }>): Promise<JobsRetriedReply> => ({
    count: await retryJobs.run({ id: params.jobId }),
  });

  return inContext('operations', [
    route({
      method: 'get',
      path: paths.jobs,
      rule: 'admin',
      roles: ['owner'],
      summary: 'Background jobs by state, newest first',
      query: jobsQuery,
      cache: 'no-store',
      reply: jobsSchema,
      handle: list,
    }),
    route({
      method: 'post',
      path: paths.retryJobs,
      rule: 'admin',
      roles: ['owner'],
      grave: 'no: it repeats what was asked before',
      summary: 'Queue all failed jobs again',
      reply: jobsRetriedSchema,
      handle: retryAll,
    }),
    route({
      method: 'post',
      path: paths.retryJob,
      rule: 'admin',
      roles: ['owner'],
      grave: 'no: it repeats what was asked before',
      summary: 'Queue one failed job again',
      reply: jobsRetriedSchema,
      handle: retryOne,
    }),
  ]);
}
