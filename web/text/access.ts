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

/** Texts about the duration of access, shared by all screens. */
export const ACCESS = {
  until: (endsAt: string) => `Access until ${schoolDayOf(endsAt)}`,
  ended: (endsAt: string) => `Your access ended on ${schoolDayOf(endsAt)}`,
  endedShort: (endsAt: string) => `Ended ${lastDayShort(endsAt)}`,
  here: (moment: string) => `Ends ${moment} your time (midnight in Sydney).`,
  kept: 'Your progress is saved. Extend to continue where you stopped.',
  extend: 'Extend',
  extendLine: 'The new months start when your current access ends.',
} as const;
