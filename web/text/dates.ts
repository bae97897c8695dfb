import { SCHOOL_TIME_ZONE } from '../../src/wire/admin-dashboard.ts';
import { dateFormat } from './date-format.ts';

/** Formats an ISO time as `5 Jan 2026`. */
export const dayOf = dateFormat({ dateStyle: 'medium' });

/** Formats as `5 Jan 2026, 9:12 am`. */
export const momentOf = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Formats as `5 Jan 2026, 9:12 am AEDT`: with the zone of the device, for what happens at one moment. */
export const zonedMomentOf = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Formats as `9:12 am`. */
export const timeOf = dateFormat({ timeStyle: 'short' });

/** Formats as `5 January 2026`, in the school's time zone. */
export const schoolDayOf = dateFormat({ dateStyle: 'long', timeZone: SCHOOL_TIME_ZONE });

let parts: Intl.DateTimeFormat | undefined;

/** Returns the date in the school's time zone as 2027-04-22, for date fields and file names; default: today. */
export function schoolDay(at = new Date()): string {
  parts ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: SCHOOL_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return parts.format(at);
}
