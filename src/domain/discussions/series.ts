import { type CalendarDay, dayIn, daysAfter, weekdayOf } from '../kernel/calendar.ts';
import { DAY_MS } from '../kernel/clock.ts';
import { fieldsRefused } from '../kernel/errors.ts';
import { linkFault } from '../kernel/https-link.ts';
import type { CourseId, SeriesId } from '../kernel/ids.ts';
import { isWeekday, startOnDay, type Weekday, type WeeklyTime, weeklyFaults } from '../kernel/weekly.ts';

/** Facts of a series that people enter: weekly time, room, and the topic of discussions without one of their own. */
export interface SeriesFacts extends WeeklyTime {
  readonly topic: string;
  readonly roomUrl: string;
  /** Whether it keeps the promise of case discussions. */
  readonly isCaseDiscussion: boolean;
}

/** Live discussions of a course, once a week in one room. */
export interface Series extends SeriesFacts {
  readonly id: SeriesId;
  readonly courseId: CourseId;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly revision: number;
}

/** Weeks for which discussions are laid out. */
export const WEEKS_AHEAD = 12;

/** Refuses with `invalid`, and every field that is wrong. */
export function checkedSeries<Facts extends Omit<SeriesFacts, 'weekday'> & { readonly weekday: number }>(
  facts: Facts,
): Facts & { readonly weekday: Weekday } {
  const { topic, roomUrl, weekday } = facts;
  const fields: Partial<Record<keyof SeriesFacts, string>> = {};
  if (topic === '') fields.topic = 'Please enter a topic, such as Past papers.';
  const fault = linkFault(roomUrl, 'https://meet.example/room');
  if (fault !== undefined) fields.roomUrl = fault;
  Object.assign(fields, weeklyFaults(facts));
  if (Object.keys(fields).length > 0 || !isWeekday(weekday))
    throw fieldsRefused('discussions/invalid-series', fields, 'Please check the series.');
  return { ...facts, weekday };
}

/** Returns the Monday of the week that the clocks of the zone show at that moment. */
export function weekOf({ timeZone }: Pick<Series, 'timeZone'>, at: Date): CalendarDay {
  const day = dayIn(timeZone, at);
  return daysAfter(day, 1 - weekdayOf(day));
}

/** The moment of this week's discussion, by the clocks of its zone, also across a change of them. */
export const startInWeek = (weekly: WeeklyTime, week: CalendarDay): Date =>
  startOnDay(weekly, Date.parse(`${week}T00:00:00Z`) + (weekly.weekday - 1) * DAY_MS);

/** The weeks from this one on for which discussions are laid out. */
export function weeksAhead(series: Pick<Series, 'timeZone'>, now: Date): CalendarDay[] {
  const first = weekOf(series, now);
  return Array.from({ length: WEEKS_AHEAD + 1 }, (_, weeks) => daysAfter(first, 7 * weeks));
}
