import type { CourseId, UserId } from './ids.ts';

export type AuditKind =
  | 'enrolled'
  | 'revoked'
  | 'end-moved'
  | 'refunded'
  | 'dispute-open'
  | 'dispute-won'
  | 'dispute-lost'
  | 'students-exported'
  | 'orders-exported'
  | 'invoices-exported';

/** The actor of what no administrator did: the demo's seed, or a bank that disputes a payment. */
export const SYSTEM_ACTOR: UserId = 'system';

/**
 * Something an administrator did to others' rights or with others' data, or what they have to know of it: who, what,
 * to whom and when.
 */
export interface AuditEntry {
  readonly id: string;
  readonly actorId: UserId;
  readonly kind: AuditKind;
  /** Null where it is about nobody in particular. */
  readonly userId: UserId | null;
  readonly courseId: CourseId | null;
  readonly at: Date;
  /** Until when they may enter from then on, where that was decided by hand. */
  readonly endsAt?: Date;
  /** Why, in the words of who did it. */
  readonly reason?: string;
}

/** Written in the transaction of what it tells, never changed. Contract: tests/contracts/audit-log.contract.ts. */
export interface AuditLog {
  add(action: AuditEntry): Promise<void>;
  /** About this person, newest first, with the actor's name of today; null when the actor is gone. */
  listAbout(userId: UserId): Promise<(AuditEntry & { actorName: string | null })[]>;
  removeOlderThan(at: Date): Promise<void>;
}
