/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/**
 * Roles of the team: owner (everything), office (orders, refunds, people), teacher (courses, exams, how students get
 * on), author (questions: writes and reviews). In the order in which they are shown.
 */
export const TEAM_ROLES = ['owner', 'office', 'teacher', 'author'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** Returns whether one of `roles` is in `may`; an owner's always is. The browser draws menus by the same rule. */
export const mayAs = (roles: readonly TeamRole[], may: readonly TeamRole[]): boolean =>
  roles.some((role) => role === 'owner' || may.includes(role));

/** Kinds of audit entries, grouped as in the filter. */
export const AUDIT_KINDS = [
  // Sign-in and accounts
  'signed-in',
  'sign-in-refused',
  'registered',
  'password-changed',
  'password-reset',
  'password-confirmed',
  'email-confirmed',
  'email-changed',
  'email-undone',
  'session-refused',
  // Rights and limits
  'rights-refused',
  'limit-hit',
  // People
  'email-corrected',
  'disabled',
  'enabled',
  'sessions-ended',
  'roles-changed',
  'invited',
  'joined-team',
  'data-copied',
  'erased',
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
  'result-read',
  'readiness-read',
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
