import { boolean, integer, list, nullable, object, oneOf, type Reply, record, string, time } from '../json-schema.ts';
import { MAIL_SERVICES, MAIL_STATES } from '../literals.ts';
import { API_VERSION } from '../paths.ts';
import { ids } from './ids.ts';

export const outboxSchema = object(
  {
    service: oneOf(MAIL_SERVICES, 'Who delivers. `outbox`: mails are kept and not delivered.'),
    counts: object({ waiting: integer(), sent: integer(), failed: integer() }),
    mails: list(
      object(
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

export const mailTemplatesSchema = object(
  {
    templates: list(object({ kind: string(), subject: string(), preheader: string() }, 'MailTemplate')),
  },
  'MailTemplates',
);

export const jobsSchema = object(
  {
    counts: object({ waiting: integer(), running: integer(), failed: integer() }),
    jobs: list(
      object(
        {
          ...ids,
          name: string(),
          attempt: integer(),
          createdAt: time(),
          at: time(),
          reason: nullable(string()),
          video: nullable(
            object({ fileName: string(), percent: integer() }, 'JobVideo'),
            'What a conversion works on, and how far it is; null for every other job.',
          ),
        },
        'Job',
      ),
    ),
    nextBefore: nullable(string(), 'For the next page as `before`.'),
  },
  'Jobs',
);

export const jobsRetriedSchema = object({ count: integer() }, 'JobsRetried');

export const healthSchema = object(
  { status: oneOf(['ok']), product: oneOf(['cusp']), api: oneOf([API_VERSION]) },
  'Health',
);

export const readinessSchema = object(
  { status: oneOf(['ready', 'not ready']), components: record(boolean(), 'Each component, and whether it answers.') },
  'Readiness',
);

/** GET /admin/outbox */
export type OutboxReply = Reply<typeof outboxSchema>;
/** GET /admin/mail-templates */
export type MailTemplatesReply = Reply<typeof mailTemplatesSchema>;
/** GET /admin/jobs?state=… */
export type JobsReply = Reply<typeof jobsSchema>;
/** POST /admin/jobs/retry and POST /admin/jobs/{id}/retry */
export type JobsRetriedReply = Reply<typeof jobsRetriedSchema>;
export type HealthReply = Reply<typeof healthSchema>;
