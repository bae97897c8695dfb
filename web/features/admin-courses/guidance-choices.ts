import { GUIDANCE_FORM } from '../../text/copy/admin-courses.ts';
import { weekdayName } from '../../text/time-zones.ts';

export const WEEKDAYS: readonly { value: number | null; words: string }[] = [
  { value: null, words: GUIDANCE_FORM.noWeekday },
  ...[1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, words: weekdayName(value) })),
];

/** Returns the weekday in words, as the conflict notice shows it. */
export const weekdayWords = (weekday: number | null): string => (weekday === null ? '' : weekdayName(weekday));
