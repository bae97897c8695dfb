import { DomainError } from '../../domain/kernel/errors.ts';
import type { ListJobs } from '../../domain/operations/queries/list-jobs.ts';
import type { RetryJobs } from '../../domain/operations/use-cases/retry-jobs.ts';
import { paths } from '../../wire/paths.ts';
import { JOB_STATES, type JobState, type JobsReply, type JobsRetriedReply } from '../../wire/support.ts';
import type { Route } from '../route.ts';
import { textParameter } from '../validate.ts';

export interface JobUseCases {
  readonly listJobs: ListJobs;
  readonly retryJobs: RetryJobs;
}

/** The queue, for whoever keeps the school running. */
export function jobRoutes({ listJobs, retryJobs }: JobUseCases): Route[] {
  return [
    {
      method: 'get',
      path: paths.jobs,
      rule: 'admin',
      handle: async (req, res) => {
        const page = await listJobs.run({
          state: stateOf(req.query['state']),
          before: textParameter(req.query['before'], 'before'),
        });
        const reply: JobsReply = {
          counts: page.counts,
          jobs: page.jobs.map(({ id, name, attempt, createdAt, at, reason }) => ({
            id,
            name,
            attempt,
            reason,
            createdAt: createdAt.toISOString(),
            at: at.toISOString(),
          })),
          nextBefore: page.nextBefore,
        };
        res.setHeader('Cache-Control', 'no-store');
        res.json(reply);
      },
    },
    {
      method: 'post',
      path: paths.retryJobs,
      rule: 'admin',
      handle: async (_req, res) => {
        const reply: JobsRetriedReply = { count: await retryJobs.run({}) };
        res.json(reply);
      },
    },
    {
      method: 'post',
      path: paths.retryJob,
      rule: 'admin',
      handle: async (req, res) => {
        const reply: JobsRetriedReply = { count: await retryJobs.run({ id: String(req.params['jobId']) }) };
        res.json(reply);
      },
    },
  ];
}

function stateOf(value: unknown): JobState {
  const state = textParameter(value, 'state') ?? 'failed';
  const known = JOB_STATES.find((one) => one === state);
  if (known) return known;
  throw new DomainError('malformed', 'request/parameter', `The parameter state is one of ${JOB_STATES.join(', ')}.`);
}
