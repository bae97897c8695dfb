import { SCHOOL_TIME_ZONE } from '../../../src/wire/admin-dashboard.ts';

const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: SCHOOL_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The school's day of a moment, or today, as date fields write it: 2027-04-22. */
export const schoolDay = (at = new Date()): string => PARTS.format(at);

/** So many months behind a day; the last one of a month that is too short for it. */
export function monthsBehind(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, daysInMonth))).toISOString().slice(0, 10);
}
