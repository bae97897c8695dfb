import { after, DAY_MS } from '../kernel/clock.ts';
import type { Discussion } from './discussion.ts';

/** A discussion as a calendar shows it. */
export interface CalendarEvent
  extends Pick<Discussion, 'id' | 'courseId' | 'startsAt' | 'minutes' | 'topic' | 'state' | 'sequence' | 'changedAt'> {
  readonly courseTitle: string;
}

/** Time that a calendar goes back: programs take out what is not in it any more. */
const BACK_MS = 28 * DAY_MS;

export const calendarFrom = (now: Date): Date => after(now, -BACK_MS);
