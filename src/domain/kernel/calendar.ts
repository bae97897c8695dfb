import { DAY_MS, HOUR_MS } from './clock.ts';

/**
 * Where the school's days begin and end. It prepares for an Australian exam, is paid in Australian dollars and keeps
 * Australian books: counted in UTC, what is sold before ten in the morning would stand in the day before.
 */
export const SCHOOL_TIME_ZONE = 'Australia/Sydney';

/** A day of the school's calendar, as 2026-03-31. Days sort and compare as text. */
export type CalendarDay = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const wallClock = new Intl.DateTimeFormat('en-AU', {
  timeZone: SCHOOL_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What a clock on the school's wall shows at that moment, as if it stood in Greenwich. */
function wallTime(at: Date): number {
  const parts = Object.fromEntries(wallClock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: string) => parts[name] ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

const written = (utcMidnight: number): CalendarDay => new Date(utcMidnight).toISOString().slice(0, 10);
const utcMidnight = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** Whether the text is a day that exists: 2026-02-30 is none. */
export function isCalendarDay(text: string): boolean {
  const parsed = DAY.test(text) ? utcMidnight(text) : NaN;
  return !Number.isNaN(parsed) && written(parsed) === text;
}

/** The school's day in which that moment lies. */
export const dayOf = (at: Date): CalendarDay => written(wallTime(at));

/** The moment in which the day begins. Clocks are changed at night, but never at midnight. */
export function startOf(day: CalendarDay): Date {
  const noon = utcMidnight(day) + 12 * HOUR_MS;
  const offset = wallTime(new Date(noon)) - noon;
  const start = utcMidnight(day) - offset;
  // The clock may have been changed between this midnight and its noon.
  return new Date(start - (wallTime(new Date(start)) - utcMidnight(day)));
}

export const daysAfter = (day: CalendarDay, days: number): CalendarDay => written(utcMidnight(day) + days * DAY_MS);

/** The first day of the month that lies so many months after this day's. */
export function firstOfMonth(day: CalendarDay, months = 0): CalendarDay {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return written(Date.UTC(year, month - 1 + months, 1));
}

/** How many days it is from one to the other, both counted. */
export const daysFromTo = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS) + 1;
