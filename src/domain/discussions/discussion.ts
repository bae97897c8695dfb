import type { CalendarDay } from '../kernel/calendar.ts';
import { after, DAY_MS, MINUTE_MS } from '../kernel/clock.ts';
import type { ContentId, CourseId, DiscussionId, Ids, SeriesId } from '../kernel/ids.ts';
import type { DiscussionState } from './literals.ts';
import { type Series, startInWeek, WEEKS_AHEAD, weeksAhead } from './series.ts';

/** One meeting of a series, on its day. */
export interface Discussion {
  readonly id: DiscussionId;
  readonly seriesId: SeriesId;
  readonly courseId: CourseId;
  /** Monday of the week that it was laid out for: a series has one discussion a week, wherever that was moved. */
  readonly week: CalendarDay;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly topic: string;
  /** Items of the course to read before. */
  readonly papers: readonly ContentId[];
  readonly state: DiscussionState;
  readonly recordingId: ContentId | null;
  /** Rises with each change of its time, topic or state, for calendars that have it already. */
  readonly sequence: number;
  /** When the sequence rose last, or when it was laid out. */
  readonly changedAt: Date;
  readonly revision: number;
}

/** Time before the start from which one can join. */
const JOINED_BEFORE_MS = 15 * MINUTE_MS;

/** Farthest day to which a discussion is moved. */
const MAX_AHEAD_MS = (WEEKS_AHEAD + 14) * 7 * DAY_MS;

type Timed = Pick<Discussion, 'startsAt' | 'minutes'>;

export const endOf = ({ startsAt, minutes }: Timed): Date => after(startsAt, minutes * MINUTE_MS);
export const isOver = (discussion: Timed, now: Date): boolean => endOf(discussion) <= now;
export const opensAt = ({ startsAt }: Timed): Date => after(startsAt, -JOINED_BEFORE_MS);

/** Whether its room is open: from 15 minutes before until the end, unless it is cancelled. */
export const isOpen = (discussion: Timed & Pick<Discussion, 'state'>, now: Date): boolean =>
  discussion.state !== 'cancelled' && opensAt(discussion) <= now && !isOver(discussion, now);

/** Returns the sentence of what is wrong with a new start; undefined for a good one. */
export function startFault(startsAt: Date, now: Date): string | undefined {
  if (Number.isNaN(startsAt.getTime())) return 'Please enter a date and a time.';
  if (startsAt <= now) return 'A discussion cannot be moved into the past.';
  return startsAt > after(now, MAX_AHEAD_MS) ? 'Please choose a day in the next six months.' : undefined;
}

/** Discussions of a series for the weeks ahead, without those that are over. The store leaves out weeks it has. */
export function laidOut(series: Series, ids: Ids, now: Date): Discussion[] {
  if (series.endedAt) return [];
  return weeksAhead(series, now)
    .map((week) => ({ week, startsAt: startInWeek(series, week) }))
    .filter(({ startsAt }) => !isOver({ startsAt, minutes: series.minutes }, now))
    .slice(0, WEEKS_AHEAD)
    .map(({ week, startsAt }) => ({
      ...{ id: ids.next(), seriesId: series.id, courseId: series.courseId, week, startsAt },
      ...{ minutes: series.minutes, topic: series.topic, papers: [], state: 'planned' },
      ...{ recordingId: null, sequence: 0, changedAt: now, revision: 1 },
    }));
}

/**
 * The discussion as it follows an edit of its series; itself where nothing changes. One that was moved or cancelled
 * alone stays where it is, and so does one whose new time would be over. A topic of its own stays.
 */
export function following(discussion: Discussion, before: Series, series: Series, now: Date): Discussion {
  const startsAt = startInWeek(series, discussion.week);
  const keepsTime = discussion.state !== 'planned' || startsAt <= now;
  const next: Discussion = {
    ...discussion,
    startsAt: keepsTime ? discussion.startsAt : startsAt,
    minutes: keepsTime ? discussion.minutes : series.minutes,
    topic: discussion.topic === before.topic ? series.topic : discussion.topic,
  };
  return changed(discussion, next, now);
}

/** Raises the sequence where something changed that a calendar shows. */
export function changed(before: Discussion, next: Discussion, now: Date): Discussion {
  const isSame =
    before.startsAt.getTime() === next.startsAt.getTime() &&
    before.minutes === next.minutes &&
    before.topic === next.topic &&
    before.state === next.state;
  return isSame ? next : { ...next, sequence: before.sequence + 1, changedAt: now };
}
