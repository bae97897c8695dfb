import { type CalendarDay, dayOf, daysAfter, isCalendarDay, monthsAfter, startOf } from '../kernel/calendar.ts';
import { after, MINUTE_MS } from '../kernel/clock.ts';
import { extraTimeEnd } from './errors.ts';
import type { ExtraTime } from './ports.ts';
import { deadlineOf } from './section-clock.ts';

const MAX_MONTHS_AHEAD = 120;

/** Percent of extra time that holds now. */
export const extraTimeOf = (granted: ExtraTime | undefined, now: Date): number =>
  granted && (granted.until === null || now < granted.until) ? granted.percent : 0;

/** End of the last day of extra time: today or later, in the school's calendar. */
export function lastMoment(day: CalendarDay, now: Date): Date {
  const today = dayOf(now);
  if (!isCalendarDay(day) || day < today || day > monthsAfter(today, MAX_MONTHS_AHEAD)) throw extraTimeEnd();
  return after(startOf(daysAfter(day, 1)), -1);
}

interface Running {
  readonly minutes: number;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
}

/**
 * Deadline of a section that runs, when the percentage becomes a higher one: later by the difference, so that minutes
 * that an administrator added stay on top, and never before what the percentage gives from the start.
 */
export function raisedDeadline({ minutes, startedAt, deadlineAt }: Running, had: number, percent: number): Date {
  const moved = after(deadlineAt, Math.round((minutes * MINUTE_MS * Math.max(percent - had, 0)) / 100));
  const full = deadlineOf(startedAt, minutes, percent);
  return full > moved ? full : moved;
}
