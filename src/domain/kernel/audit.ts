import type { CourseId, UserId } from './ids.ts';
import type { AuditKind } from './literals.ts';

/** The actor of what no administrator did: the demo's seed, a bank that disputes a payment, or a task of the clock. */
export const SYSTEM_ACTOR: UserId = 'system';

/** The actor of what somebody did who was not signed in. */
export const VISITOR_ACTOR: UserId = 'visitor';

/** Where an event came from: what is known of the request, and never its address or a secret of it. */
export interface AuditOrigin {
  /** As the answer bore it in `X-Request-Id`. */
  readonly requestId?: string | undefined;
  /** The /24 of an IPv4 address, the /48 of an IPv6 one. */
  readonly network?: string | undefined;
  /** What was called, such as `DELETE /admin/courses/7f3a`. */
  readonly path?: string | undefined;
  /** The same in words. */
  readonly detail?: string | undefined;
  /** A keyed hash of the e-mail that the event is about or was done with. */
  readonly account?: string | undefined;
}

/**
 * Something an administrator did to others' rights or with others' data, or what they have to know of it: who, what,
 * to whom and when. Also what somebody was refused.
 */
export interface AuditEntry extends AuditOrigin {
  readonly id: string;
  readonly actorId: UserId;
  readonly kind: AuditKind;
  /** Null where it is about nobody in particular. */
  readonly userId: UserId | null;
  readonly courseId: CourseId | null;
  readonly at: Date;
  /** Until when they may enter from then on, where that was decided by hand. */
  readonly endsAt?: Date;
  /** Why, in the words of who did it; of a refusal its code. */
  readonly reason?: string;
}

export type ListedEntry = AuditEntry & {
  /** Of today; null when the actor is gone or was nobody. */
  readonly actorName: string | null;
  /** Whom it is about, by the name of today. */
  readonly userName: string | null;
};

export interface AuditFilter {
  readonly actorId?: UserId | undefined;
  readonly kind?: AuditKind | undefined;
  /** Of one person: entries with one of these hashes, or about or by this user. */
  readonly account?: { readonly hashes: readonly string[]; readonly userId?: UserId | undefined } | undefined;
  readonly from?: Date | undefined;
  /** Not at this moment itself. */
  readonly until?: Date | undefined;
}

/** Written in the transaction of what it tells, never changed. Contract: tests/contracts/audit-log.contract.ts. */
export interface AuditLog {
  add(entry: AuditEntry): Promise<void>;
  /** Refusals come in floods: several in one statement. */
  addAll(entries: readonly AuditEntry[]): Promise<void>;
  /** About this person, newest first, with the actor's name of today; null when the actor is gone. */
  listAbout(userId: UserId): Promise<ListedEntry[]>;
  /** Newest first. `before` is the id of the last entry seen; one that is gone meanwhile opens an empty page. */
  list(filter: AuditFilter, page: { limit: number; before?: string | undefined }): Promise<ListedEntry[]>;
  /** Everybody whom an entry names as its actor, by name. */
  actors(): Promise<{ id: UserId; name: string }[]>;
  removeOlderThan(at: Date): Promise<void>;
}

/**
 * An administrator's call that is under way. Whoever opens a transaction meanwhile writes its entry there, once: what
 * was done and that it was done are kept or lost together.
 */
export interface AdminAct extends AuditOrigin {
  readonly actorId: UserId;
  /** False for a read, of which only what the use case itself notes is kept. */
  readonly isNotedAlways: boolean;
  isNoted: boolean;
}

export interface CurrentAct {
  current(): AdminAct | undefined;
}
