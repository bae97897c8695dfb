import { SCHOOL_TIME_ZONE } from '../../src/wire/admin-dashboard.ts';
import { dateFormat } from './date-format.ts';
import { schoolDayOf } from './dates.ts';

const MOMENT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' };

/** `22 Apr 2027`: the last day of access, by the calendar of the school. */
export const lastDayShort = dateFormat({ dateStyle: 'medium', timeZone: SCHOOL_TIME_ZONE });

/** When that day is over where the visitor is; undefined where clocks show the same as in Sydney. */
export function lastMomentHere(endsAt: string): string | undefined {
  const over = new Date(new Date(endsAt).getTime() + 1);
  const here = new Intl.DateTimeFormat('en-AU', MOMENT).format(over);
  const there = new Intl.DateTimeFormat('en-AU', { ...MOMENT, timeZone: SCHOOL_TIME_ZONE }).format(over);
  return here === there ? undefined : here;
}

/** Words about how long a course is open, on every screen that shows it. */
export const ACCESS = {
  until: (endsAt: string) => `Access until ${schoolDayOf(endsAt)}`,
  ended: (endsAt: string) => `Your access ended on ${schoolDayOf(endsAt)}`,
  endedShort: (endsAt: string) => `Ended ${lastDayShort(endsAt)}`,
  here: (moment: string) => `To the end of that day in Sydney: ${moment} where you are.`,
  kept: 'Your progress is kept. Extend, and go on where you stopped.',
  extend: 'Extend',
  extendLine: 'The new months begin where your present access ends.',
} as const;
