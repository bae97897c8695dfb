import type { CourseId, UserId } from '../kernel/ids.ts';

export type AdminActionKind = 'enrolled' | 'revoked' | 'students-exported';

/** Something an administrator did to others' rights or with others' data: who, what, to whom and when. */
export interface AdminAction {
  readonly id: string;
  readonly actorId: UserId;
  readonly kind: AdminActionKind;
  /** Null where it is about nobody in particular. */
  readonly userId: UserId | null;
  readonly courseId: CourseId | null;
  readonly at: Date;
}

/** Written in the transaction of what it tells, never changed. Contract: tests/contracts/admin-actions.contract.ts. */
export interface AdminActions {
  add(action: AdminAction): Promise<void>;
  /** About this person, newest first, with the actor's name of today; null when the actor is gone. */
  listAbout(userId: UserId): Promise<(AdminAction & { actorName: string | null })[]>;
  removeOlderThan(at: Date): Promise<void>;
}
