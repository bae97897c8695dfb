import { SCHOOL_TIME_ZONE } from '../../src/wire/admin-dashboard.ts';
import { dateFormat } from './date-format.ts';
import { schoolDayOf } from './dates.ts';

const MOMENT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' };

/** Formats the last day of access in the school's time zone: `22 Apr 2027`. */
export const lastDayShort = dateFormat({ dateStyle: 'medium', timeZone: SCHOOL_TIME_ZONE });

/** Returns when that day ends in the visitor's time zone; undefined if it equals Sydney's. */
export function lastMomentHere(endsAt: string): string | undefined {
  const over = new Date(new Date(endsAt).getTime() + 1);
  const here = new Intl.DateTimeFormat('en-AU', MOMENT).format(over);
  const there = new Intl.DateTimeFormat('en-AU', { ...MOMENT, timeZone: SCHOOL_TIME_ZONE }).format(over);
  return here === there ? undefined : here;
}

const SCHOOL_DATE: Intl.DateTimeFormatOptions = { timeZone: SCHOOL_TIME_ZONE, dateStyle: 'short' };

/** Returns a moment of the last day of access that is bought now, for this many months by the school's calendar. */
export function boughtToday(months: number, now: Date): string {
  const [day = 1, month = 1, year = 1970] = new Intl.DateTimeFormat('en-AU', SCHOOL_DATE)
    .format(now)
    .split('/')
    .map(Number);
  const fullYear = year < 100 ? 2000 + year : year;
  const lastOfMonth = new Date(Date.UTC(fullYear, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(fullYear, month - 1 + months, Math.min(day, lastOfMonth), 12)).toISOString();
}

/** Texts about the duration of access, shared by all screens. */
export const ACCESS = {
  /** Before a day. */
  untilDay: 'Access until',
  until: (endsAt: string) => `Access until ${schoolDayOf(endsAt)}`,
  ended: (endsAt: string) => `Your access ended on ${schoolDayOf(endsAt)}`,
  endedShort: (endsAt: string) => `Ended ${lastDayShort(endsAt)}`,
  here: (moment: string) => `Ends ${moment} your time (midnight in Sydney).`,
  kept: 'Your progress is saved. Extend to continue where you stopped.',
  extend: 'Extend',
  extendLine: 'The new months start when your current access ends.',
} as const;
