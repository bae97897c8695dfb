import { MINUTE_MS } from '../kernel/clock.ts';
import type { ContentId, CourseId, UserId } from '../kernel/ids.ts';
import type { ActivityKind } from './literals.ts';

/** A student's action while a lesson was on screen: never which key, nor the content of another window. */
export interface ActivityEntry {
  readonly id: string;
  readonly userId: UserId;
  readonly courseId: CourseId;
  readonly contentId: ContentId;
  readonly kind: ActivityKind;
  /** The first time, where it happened more than once. */
  readonly at: Date;
  readonly count: number;
}

/**
 * The minute that something happened in. The same kind by the same person in the same item and minute is one entry
 * with a count, so that a restless window fills no table.
 */
export const minuteOf = (at: Date): Date => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);

/** Number of entries by kind; a kind without any is absent. */
export type ActivityCounts = Readonly<Partial<Record<ActivityKind, number>>>;
