import { after, DAY_MS } from '../kernel/clock.ts';
import type { DiscussionChange, Outbox } from '../kernel/jobs.ts';
import type { Discussion } from './discussion.ts';
import type { DiscussionRepository } from './ports.ts';

/** Time before a discussion in which its people hear of a change at once. */
const AT_ONCE_MS = 2 * DAY_MS;

/**
 * What is told at once of a change: that one within 48 hours was moved or cancelled, or is on again, or was moved to
 * within 48 hours. A topic is seen in the course.
 */
export function toldChange(before: Discussion, next: Discussion, now: Date): DiscussionChange | undefined {
  const [wasCancelled, isCancelled] = [before.state === 'cancelled', next.state === 'cancelled'];
  const isMoved = before.startsAt.getTime() !== next.startsAt.getTime();
  if (wasCancelled ? isCancelled : !isCancelled && !isMoved) return undefined;
  const first = before.startsAt < next.startsAt ? before.startsAt : next.startsAt;
  if (first > after(now, AT_ONCE_MS)) return undefined;
  return {
    courseId: next.courseId,
    discussionId: next.id,
    sequence: next.sequence,
    wasAt: before.startsAt.toISOString(),
    startsAt: next.startsAt.toISOString(),
    isCancelled,
  };
}

/** Saves a change, with the job that tells of it. Inside a unit of work. */
export async function saveChange(
  { discussions, outbox }: { discussions: Pick<DiscussionRepository, 'save'>; outbox: Outbox },
  before: Discussion,
  next: Discussion,
  now: Date,
): Promise<void> {
  await discussions.save(next);
  const change = toldChange(before, next, now);
  if (change) await outbox.add('news/tell-change', change);
}
