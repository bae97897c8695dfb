import { SCHOOL_TIME_ZONE } from '../../../src/wire/admin-dashboard.ts';
import { GUIDANCE_FORM } from '../../text/copy/admin-courses.ts';

/** The fourth of January 2021 was a Monday. */
const weekdayName = (weekday: number): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2021, 0, 3 + weekday));

export const WEEKDAYS: readonly { value: number | null; words: string }[] = [
  { value: null, words: GUIDANCE_FORM.noWeekday },
  ...[1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, words: weekdayName(value) })),
];

/** Returns the weekday in words, as the conflict notice shows it. */
export const weekdayWords = (weekday: number | null): string => (weekday === null ? '' : weekdayName(weekday));

/**
 * Returns all time zones of the browser, the school's first. A stored zone under another name, such as Asia/Kolkata for
 * Asia/Calcutta, is kept.
 */
export function timeZones(stored: string): { value: string; words: string }[] {
  const first = [...new Set([SCHOOL_TIME_ZONE, ...(stored ? [stored] : [])])];
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && !first.includes(zone));
  return [...first, ...others].map((value) => ({
    value,
    words: value === SCHOOL_TIME_ZONE ? GUIDANCE_FORM.schoolZone(value) : value.replaceAll('_', ' '),
  }));
}
