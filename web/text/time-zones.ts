import { SCHOOL_TIME_ZONE } from '../../src/wire/admin-dashboard.ts';

/** The fourth of January 2021 was a Monday. */
export const weekdayName = (weekday: number): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2021, 0, 3 + weekday));

export const schoolZone = (zone: string): string => `${zone} (your school)`;

/**
 * Returns all time zones of the browser, the school's first. A stored zone under another name, such as Asia/Kolkata for
 * Asia/Calcutta, is kept.
 */
export function timeZones(stored: string): { value: string; words: string }[] {
  const first = [...new Set([SCHOOL_TIME_ZONE, ...(stored ? [stored] : [])])];
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && !first.includes(zone));
  return [...first, ...others].map((value) => ({
    value,
    words: value === SCHOOL_TIME_ZONE ? schoolZone(value) : value.replaceAll('_', ' '),
  }));
}
