import { type CalendarDay, daysAfter, weekdayOf } from '../kernel/calendar.ts';
import { DAY_MS, MINUTE_MS } from '../kernel/clock.ts';
import { fieldsRefused } from '../kernel/errors.ts';
import { linkFault } from '../kernel/https-link.ts';
import type { CourseId, SeriesId } from '../kernel/ids.ts';
import { instantOf, isTimeOfDay, isTimeZone, wallTime } from '../kernel/time-zone.ts';
import type { Weekday, WeeklyTime } from '../kernel/weekly.ts';
import { MAX_DISCUSSION_MINUTES, MIN_DISCUSSION_MINUTES } from './literals.ts';

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
  const { topic, roomUrl, weekday, startsAt, minutes, timeZone } = facts;
  const fields: Partial<Record<keyof SeriesFacts, string>> = {};
  if (topic === '') fields.topic = 'Please enter a topic, such as Past papers.';
  const fault = linkFault(roomUrl, 'https://meet.example/room');
  if (fault !== undefined) fields.roomUrl = fault;
  if (!isWeekday(weekday)) fields.weekday = 'Please choose the weekday on which the room opens.';
  if (!isTimeOfDay(startsAt)) fields.startsAt = 'Please enter the time at which it begins, such as 19:00.';
  const tooLong = minutesFault(minutes);
  if (tooLong !== undefined) fields.minutes = tooLong;
  if (!isTimeZone(timeZone)) fields.timeZone = 'Please choose a time zone, such as Australia/Sydney.';
  if (Object.keys(fields).length > 0 || !isWeekday(weekday))
    throw fieldsRefused('discussions/invalid-series', fields, 'Please check the series.');
  return { ...facts, weekday };
}

export const minutesFault = (minutes: number): string | undefined =>
  Number.isInteger(minutes) && minutes >= MIN_DISCUSSION_MINUTES && minutes <= MAX_DISCUSSION_MINUTES
    ? undefined
    : `A discussion lasts from ${MIN_DISCUSSION_MINUTES} to ${MAX_DISCUSSION_MINUTES} minutes.`;

const isWeekday = (day: number): day is Weekday => Number.isInteger(day) && day >= 1 && day <= 7;

/** Returns the Monday of the week that the clocks of the zone show at that moment. */
export function weekOf({ timeZone }: Pick<Series, 'timeZone'>, at: Date): CalendarDay {
  const day = new Date(wallTime(timeZone, at)).toISOString().slice(0, 10);
  return daysAfter(day, 1 - weekdayOf(day));
}

/** The moment of this week's discussion, by the clocks of its zone, also across a change of them. */
export function startInWeek({ weekday, startsAt, timeZone }: WeeklyTime, week: CalendarDay): Date {
  const [hours = 0, minute = 0] = startsAt.split(':').map(Number);
  const day = Date.parse(`${week}T00:00:00Z`) + (weekday - 1) * DAY_MS;
  return instantOf(timeZone, day + (hours * 60 + minute) * MINUTE_MS);
}

/** The weeks from this one on for which discussions are laid out. */
export function weeksAhead(series: Pick<Series, 'timeZone'>, now: Date): CalendarDay[] {
  const first = weekOf(series, now);
  return Array.from({ length: WEEKS_AHEAD + 1 }, (_, weeks) => daysAfter(first, 7 * weeks));
}
