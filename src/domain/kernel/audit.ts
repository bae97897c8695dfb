import type { CourseId, UserId } from './ids.ts';
import type { AuditKind } from './literals.ts';

/** The actor of what no administrator did: the demo's seed, a bank that disputes a payment, or a task of the clock. */
export const SYSTEM_ACTOR: UserId = 'system';

/** Actor of an unauthenticated act. */
export const VISITOR_ACTOR: UserId = 'visitor';

/** Origin of an event: facts of the request, without address and secrets. */
export interface AuditOrigin {
  /** Id in the response's `X-Request-Id`. */
  readonly requestId?: string | undefined;
  /** The /24 of an IPv4 address, the /48 of an IPv6 one. */
  readonly network?: string | undefined;
  /** Method and path, such as `DELETE /admin/courses/7f3a`. */
  readonly path?: string | undefined;
  /** The same in words. */
  readonly detail?: string | undefined;
  /** A keyed hash of the e-mail that the event is about or was done with. */
  readonly account?: string | undefined;
}

/**
 * Entry of the audit log: an act on others' rights or data, an event that administrators have to know of, or a refusal.
 * Actor, kind, user and time.
 */
export interface AuditEntry extends AuditOrigin {
  readonly id: string;
  readonly actorId: UserId;
  readonly kind: AuditKind;
  /** Null where it concerns no single user. */
  readonly userId: UserId | null;
  readonly courseId: CourseId | null;
  readonly at: Date;
  /** Until when they may enter from then on, where that was decided by hand. */
  readonly endsAt?: Date;
  /** Reason in the actor's words, or the code of a refusal. */
  readonly reason?: string;
}

export type ListedEntry = AuditEntry & {
  /** Current name; null when the actor is deleted or was not signed in. */
  readonly actorName: string | null;
  /** Current name of the user concerned. */
  readonly userName: string | null;
};

export interface AuditFilter {
  readonly actorId?: UserId | undefined;
  readonly kind?: AuditKind | undefined;
  /** Filter by one person: entries with one of these hashes, or about or by this user. */
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
  /** All actors with an entry, by name. */
  actors(): Promise<{ id: UserId; name: string }[]>;
  removeOlderThan(at: Date): Promise<void>;
}

/**
 * An administrator's call in progress. The first transaction opened meanwhile writes its entry, once: act and entry are
 * atomic.
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
