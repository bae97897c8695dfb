import { dateFormat } from './date-format.ts';

/* Days of a calendar, as 2026-03-31, which no zone moves. */

const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const daysUntil = (from: string, to: string): number => Math.round((at(to) - at(from)) / DAY_MS);

/** Formats as `Mon, 2 Mar`. */
export const dayShort = dateFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats as `2 Mar 2026`. */
export const dayMedium = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** Formats as `2 March`, for a day of the coming months. */
export const dayAndMonth = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Formats as `2 March 2026`. */
export const dayLong = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** Returns the Monday of its week. */
export const mondayOf = (day: string): string =>
  new Date(at(day) - ((new Date(at(day)).getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
