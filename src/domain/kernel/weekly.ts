import { MINUTE_MS } from './clock.ts';
import { instantOf, isTimeOfDay, isTimeZone, type TimeZone } from './time-zone.ts';

/** 1 is Monday and 7 Sunday, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Something that is held once a week, by the clocks of its zone. */
export interface WeeklyTime {
  readonly weekday: Weekday;
  /** On a clock of the zone, as 19:00. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly timeZone: TimeZone;
}

export const MIN_WEEKLY_MINUTES = 15;
export const MAX_WEEKLY_MINUTES = 8 * 60;

export const isWeekday = (day: number | null): day is Weekday =>
  day !== null && Number.isInteger(day) && day >= 1 && day <= 7;

export const minutesFault = (minutes: number): string | undefined =>
  Number.isInteger(minutes) && minutes >= MIN_WEEKLY_MINUTES && minutes <= MAX_WEEKLY_MINUTES
    ? undefined
    : `A discussion lasts from ${MIN_WEEKLY_MINUTES} to ${MAX_WEEKLY_MINUTES} minutes.`;

/** Sentences by field; none of them where something can be held at that time. */
export function weeklyFaults(
  given: Omit<WeeklyTime, 'weekday'> & { readonly weekday: number | null },
): Partial<Record<keyof WeeklyTime, string>> {
  const faults: Partial<Record<keyof WeeklyTime, string>> = {};
  if (!isWeekday(given.weekday)) faults.weekday = 'Please choose the weekday on which the room opens.';
  if (!isTimeOfDay(given.startsAt)) faults.startsAt = 'Please enter the time at which it begins, such as 19:00.';
  const minutes = minutesFault(given.minutes);
  if (minutes !== undefined) faults.minutes = minutes;
  if (!isTimeZone(given.timeZone)) faults.timeZone = 'Please choose a time zone, such as Australia/Sydney.';
  return faults;
}

/** The moment in which it begins on a day, given as its midnight on the clocks of the zone. */
export function startOnDay({ startsAt, timeZone }: Pick<WeeklyTime, 'startsAt' | 'timeZone'>, midnight: number): Date {
  const [hours = 0, minute = 0] = startsAt.split(':').map(Number);
  return instantOf(timeZone, midnight + (hours * 60 + minute) * MINUTE_MS);
}
