import { boolean, integer, list, nullable, object, oneOf, record, string, time } from '../json-schema.ts';
import {
  type JobsReply,
  type JobsRetriedReply,
  type JobVideo,
  MAIL_SERVICES,
  MAIL_STATES,
  type MailTemplatesReply,
  type OutboxReply,
} from '../support.ts';
import { ids } from './ids.ts';

export const outboxSchema = object<OutboxReply>(
  {
    service: oneOf(MAIL_SERVICES, 'Who delivers. `outbox`: mails are kept and not delivered.'),
    counts: object<OutboxReply['counts']>({ waiting: integer(), sent: integer(), failed: integer() }),
    mails: list(
      object<OutboxReply['mails'][number]>(
        {
          ...ids,
          kind: string(),
          to: string(),
          subject: string(),
          text: nullable(string(), 'Null when it is forgotten, or holds a secret of its receiver.'),
          state: oneOf(MAIL_STATES),
          tries: integer(),
          reason: nullable(string(), 'Why the last try did not work.'),
          writtenAt: time(),
          sentAt: nullable(time()),
        },
        'Mail',
      ),
    ),
    nextBefore: nullable(string(), 'For the next page as `before`.'),
  },
  'Outbox',
);

export const mailTemplatesSchema = object<MailTemplatesReply>(
  {
    templates: list(
      object<MailTemplatesReply['templates'][number]>(
        { kind: string(), subject: string(), preheader: string() },
        'MailTemplate',
      ),
    ),
  },
  'MailTemplates',
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
          video: nullable(
            object<JobVideo>({ fileName: string(), percent: integer() }, 'JobVideo'),
            'What a conversion works on, and how far it is; null for every other job.',
          ),
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

/** Which version of the calls this server understands. Whoever is made for another one must not go on. */
export const API_VERSION = '1';

export interface HealthReply {
  status: 'ok';
  /** By these two the desktop application knows whom it talks to. */
  product: 'cusp';
  api: typeof API_VERSION;
}

export const healthSchema = object<HealthReply>(
  { status: oneOf(['ok']), product: oneOf(['cusp']), api: oneOf([API_VERSION]) },
  'Health',
);

export const readinessSchema = object<{ status: 'ready' | 'not ready'; components: Record<string, boolean> }>(
  { status: oneOf(['ready', 'not ready']), components: record(boolean(), 'Each component, and whether it answers.') },
  'Readiness',
);
