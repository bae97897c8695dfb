import { SCHOOL_TIME_ZONE } from '../../src/wire/admin-dashboard.ts';
import { dateFormat } from './date-format.ts';

/** The school's time zone, in which the office plans on devices of any zone. */

const DAY_MS = 24 * 3_600_000;

let clock: Intl.DateTimeFormat | undefined;

/** Formats as a field for date and time has it: 2027-04-22T09:30. */
export function schoolTimeOf(at: string | number): string {
  // Swedish writes dates as ISO 8601 does.
  clock ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: SCHOOL_TIME_ZONE });
  return clock.format(new Date(at)).replace(' ', 'T');
}

/**
 * Returns the moment in which the clocks show this time, as ISO time, and what cannot be read as it is. A time that
 * they show twice is the first, one that they leave out as much later as they skip: as the server reads it
 * (`domain/kernel/time-zone`).
 */
export function schoolInstantOf(local: string): string {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return local;
  const aheadMs = (at: number) => Date.parse(`${schoolTimeOf(at)}Z`) - at;
  // Clocks change at most once in these two days.
  const before = aheadMs(wall - DAY_MS);
  const shown = [before, aheadMs(wall + DAY_MS)].find((ahead) => schoolTimeOf(wall - ahead) === local);
  return new Date(wall - (shown ?? before)).toISOString();
}

/** Formats as `5 Jan 2026, 9:12 am AEDT`. */
export const schoolMomentOf = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: SCHOOL_TIME_ZONE,
});
