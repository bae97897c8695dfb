/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/** Kinds of audit entries, grouped as in the filter. */
export const AUDIT_KINDS = [
  // Sign-in and accounts
  'signed-in',
  'sign-in-refused',
  'registered',
  'password-changed',
  'password-reset',
  'password-confirmed',
  'email-changed',
  'email-undone',
  'session-refused',
  // Rights and limits
  'rights-refused',
  'limit-hit',
  // People
  'disabled',
  'enabled',
  'sessions-ended',
  // Access and money
  'enrolled',
  'revoked',
  'end-moved',
  'refunded',
  'dispute-open',
  'dispute-won',
  'dispute-lost',
  'payment-found',
  'payment-unmatched',
  // The exam
  'extra-time-set',
  'extra-time-removed',
  'section-extended',
  // The trash
  'trashed',
  'restored',
  'purged',
  // Exports
  'students-exported',
  'orders-exported',
  'invoices-exported',
  'audit-exported',
  // Everything else that an administrator changes, or reads of others behind a confirmed password
  'admin-act',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/**
 * `waiting`: due or put off; `running`: a worker holds it; `failed`: not tried again, kept with its reason for a
 * person.
 */
export const JOB_STATES = ['waiting', 'running', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];
