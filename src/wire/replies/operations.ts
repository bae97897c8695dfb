import { boolean, integer, list, nullable, object, oneOf, record, string, time } from '../json-schema.ts';
import type { JobsReply, JobsRetriedReply, OutboxReply } from '../support.ts';
import { ids } from './ids.ts';

export const outboxSchema = object<OutboxReply>(
  {
    mails: list(
      object<OutboxReply['mails'][number]>(
        { ...ids, to: string(), subject: string(), text: string(), sentAt: time() },
        'Mail',
      ),
    ),
    nextBefore: nullable(string(), 'For the next page as `before`.'),
  },
  'Outbox',
);

export const jobsSchema = object<JobsReply>(
  {
    counts: object<JobsReply['counts']>({ waiting: integer(), running: integer(), failed: integer() }),
    jobs: list(
      object<JobsReply['jobs'][number]>(
        {
          ...ids,
          name: string(),
          attempt: integer(),
          createdAt: time(),
          at: time(),
          reason: nullable(string()),
        },
        'Job',
      ),
    ),
    nextBefore: nullable(string(), 'For the next page as `before`.'),
    hasQueueBoard: boolean(),
  },
  'Jobs',
);

export const jobsRetriedSchema = object<JobsRetriedReply>({ count: integer() }, 'JobsRetried');

export const healthSchema = object<{ status: 'ok' }>({ status: oneOf(['ok']) }, 'Health');

export const readinessSchema = object<{ status: 'ready' | 'not ready'; components: Record<string, boolean> }>(
  { status: oneOf(['ready', 'not ready']), components: record(boolean(), 'Each component, and whether it answers.') },
  'Readiness',
);
