import type { Ids } from './ids.ts';
import { parameters, textParameter } from './parameters.ts';

/** What the audit log tells of; the server's list is AUDIT_KINDS of the domain, and a test holds both together. */
export const AUDIT_ACTIONS = [
  'signed-in',
  'sign-in-refused',
  'registered',
  'password-changed',
  'password-reset',
  'password-confirmed',
  'session-refused',
  'rights-refused',
  'limit-hit',
  'disabled',
  'enabled',
  'sessions-ended',
  'enrolled',
  'revoked',
  'end-moved',
  'refunded',
  'dispute-open',
  'dispute-won',
  'dispute-lost',
  'payment-found',
  'payment-unmatched',
  'trashed',
  'restored',
  'purged',
  'students-exported',
  'orders-exported',
  'invoices-exported',
  'audit-exported',
  'admin-act',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const found = {
  actor: textParameter('actor'),
  action: textParameter('action').oneOf(AUDIT_ACTIONS, 'The parameter action is none that is logged.'),
  /** An e-mail; the log itself knows it by a keyed hash. */
  account: textParameter('account'),
  from: textParameter('from'),
  to: textParameter('to'),
};

/** GET /admin/audit/export.csv */
export const auditExportQuery = parameters(found);

/** GET /admin/audit */
export const auditQuery = parameters({ ...found, before: textParameter('before') });

/** Without a name when the account is gone. */
export interface AuditPersonReply extends Ids {
  name: string | null;
}

export interface AuditEntryReply extends Ids {
  at: string;
  action: AuditAction;
  /** Null for somebody who was not signed in, and for the school itself. */
  actor: AuditPersonReply | null;
  /** By no person: a task of the clock, a message of the bank, the set-up of the demonstration. */
  isBySystem: boolean;
  /** Whom it is about. */
  person: AuditPersonReply | null;
  courseId: string | null;
  /** The keyed hash of the account's e-mail. */
  account: string | null;
  /** Why: the words of who did it, or the code of a refusal. */
  reason: string | null;
  /** What was done, in words, and the call that did it. */
  detail: string | null;
  path: string | null;
  requestId: string | null;
  network: string | null;
}

export interface AuditReply {
  /** Newest first. */
  entries: AuditEntryReply[];
  nextBefore: string | null;
  actors: (Ids & { name: string })[];
}
