import type { ContentId, CourseId, UserId } from '../kernel/ids.ts';

/** How far one student is with one item. */
export interface Progress {
  readonly userId: UserId;
  readonly courseId: CourseId;
  readonly contentId: ContentId;
  readonly positionSeconds: number;
  /** As the player measured it; 0 for what has no length. */
  readonly durationSeconds: number;
  readonly completedAt: Date | null;
  readonly updatedAt: Date;
}

/** Watched to here counts as watched: few people sit through the credits. */
const COMPLETE_FROM = 0.95;

/** Keeps the newest position and never takes a completion back. */
export function advance(
  before: Progress | undefined,
  step: Omit<Progress, 'completedAt' | 'updatedAt'> & { isOpened?: boolean },
  now: Date,
): Progress {
  const { isOpened = false, ...place } = step;
  const isThrough = place.durationSeconds > 0 && place.positionSeconds >= COMPLETE_FROM * place.durationSeconds;
  return {
    ...place,
    completedAt: before?.completedAt ?? (isThrough || isOpened ? now : null),
    updatedAt: now,
  };
}
