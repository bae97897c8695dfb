import { boolean, list, nullable, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import { AUDIT_KINDS } from '../literals.ts';
import { ids } from './ids.ts';

const person = object({ ...ids, name: nullable(string(), 'Null when the account is gone.') }, 'AuditPerson');

export const auditSchema = object(
  {
    entries: list(
      object(
        {
          ...ids,
          at: time(),
          action: oneOf(AUDIT_KINDS),
          actor: nullable(person, 'Null for somebody who was not signed in, and for the school itself.'),
          isBySystem: boolean('By the school itself and no person.'),
          person: nullable(person, 'Whom it is about.'),
          courseId: nullable(string()),
          account: nullable(string(), 'The keyed hash of the account’s e-mail.'),
          reason: nullable(string(), 'In the words of who did it; of a refusal its code.'),
          detail: nullable(string(), 'What was done.'),
          path: nullable(string(), 'The call that did it.'),
          requestId: nullable(string(), 'As the answer bore it in X-Request-Id.'),
          network: nullable(string(), 'The /24 or /48 that the call came from.'),
        },
        'AuditEntry',
      ),
    ),
    nextBefore: nullable(string(), 'For the next page as `before`.'),
    actors: list(object({ ...ids, name: string() }, 'AuditActor')),
  },
  'Audit',
);

export type AuditReply = Reply<typeof auditSchema>;
export type AuditEntryReply = AuditReply['entries'][number];
