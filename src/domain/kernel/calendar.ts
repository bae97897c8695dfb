import { DAY_MS } from './clock.ts';
import { instantOf, type TimeZone, wallTime } from './time-zone.ts';

/**
 * Time zone of the school's days. It prepares for an Australian exam, is paid in Australian dollars and keeps
 * Australian books: counted in UTC, a sale before ten in the morning would belong to the day before.
 */
export const SCHOOL_TIME_ZONE = 'Australia/Sydney';

/** A day of the school's calendar, as 2026-03-31. Days sort and compare as text. */
export type CalendarDay = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const written = (utcMidnight: number): CalendarDay => new Date(utcMidnight).toISOString().slice(0, 10);
const utcMidnight = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** Returns whether the text is an existing day: 2026-02-30 is not. */
export function isCalendarDay(text: string): boolean {
  const parsed = DAY.test(text) ? utcMidnight(text) : NaN;
  return !Number.isNaN(parsed) && written(parsed) === text;
}

/** Returns the day that the clocks of a zone show at that moment. */
export const dayIn = (zone: TimeZone, at: Date): CalendarDay => written(wallTime(zone, at));

/** Returns the school's day at that moment. */
export const dayOf = (at: Date): CalendarDay => dayIn(SCHOOL_TIME_ZONE, at);

/** The moment in which the day begins by the clocks of a zone. */
export const startIn = (zone: TimeZone, day: CalendarDay): Date => instantOf(zone, utcMidnight(day));

/** The moment in which the school's day begins. */
export const startOf = (day: CalendarDay): Date => startIn(SCHOOL_TIME_ZONE, day);

export const daysAfter = (day: CalendarDay, days: number): CalendarDay => written(utcMidnight(day) + days * DAY_MS);

/** Returns 1 for a Monday and 7 for a Sunday, as in ISO 8601. */
export const weekdayOf = (day: CalendarDay): number => new Date(utcMidnight(day)).getUTCDay() || 7;

/** Returns the first day of the month that is this many months after the day's. */
export function firstOfMonth(day: CalendarDay, months = 0): CalendarDay {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return written(Date.UTC(year, month - 1 + months, 1));
}

/** Returns the same day this many months later, or the last day of a shorter month: 31 January, 28 February. */
export function monthsAfter(day: CalendarDay, months: number): CalendarDay {
  const first = firstOfMonth(day, months);
  const last = daysAfter(firstOfMonth(first, 1), -1);
  const wanted = first.slice(0, 8) + day.slice(8);
  return wanted < last ? wanted : last;
}

/** Number of days from one to the other, both included. */
export const daysFromTo = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS) + 1;

const IN_WORDS = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The day as mails write it: 31 March 2026. */
export const dayInWords = (day: CalendarDay): string => IN_WORDS.format(utcMidnight(day));

const TIME = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone: 'UTC' });

/** Name of a zone for people: Sydney of Australia/Sydney. */
const placeOf = (zone: TimeZone): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** A moment as mails write it, by the clocks of a zone: 31 March 2026, 9:05 am (Sydney time). */
export const momentInWords = (at: Date, zone: TimeZone = SCHOOL_TIME_ZONE): string =>
  `${dayInWords(dayIn(zone, at))}, ${TIME.format(wallTime(zone, at))} (${placeOf(zone)} time)`;
