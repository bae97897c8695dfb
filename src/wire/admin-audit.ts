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
