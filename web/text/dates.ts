import { SCHOOL_TIME_ZONE } from '../../src/wire/admin-dashboard.ts';
import { dateFormat } from './date-format.ts';

/** `5 Jan 2026`, of an ISO time. */
export const dayOf = dateFormat({ dateStyle: 'medium' });

/** `5 Jan 2026, 9:12 am` */
export const momentOf = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** `5 January 2026`, by the calendar of the school. */
export const schoolDayOf = dateFormat({ dateStyle: 'long', timeZone: SCHOOL_TIME_ZONE });

let parts: Intl.DateTimeFormat | undefined;

/** The school's day of a moment, or today, as date fields and names of files write it: 2027-04-22. */
export function schoolDay(at = new Date()): string {
  parts ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: SCHOOL_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return parts.format(at);
}
