import type {
  AdminContentReply,
  AdminCourseReply,
  AdminDayReply,
  AdminWeekReply,
} from '../../../src/wire/admin-catalog.ts';
import { M } from '../../../src/wire/messages.ts';

const MAX_WEEK_NUMBER = 999;

export const weekTitle = (week: Pick<AdminWeekReply, 'title'>): string => week.title.trim() || M.moduleTitleFallback;

/** `MODULE 01`, as students read it. */
export const weekCode = (week: Pick<AdminWeekReply, 'weekNumber'>): string =>
  `MODULE ${String(week.weekNumber).padStart(2, '0')}`;

/** Module and day, as in 1.3. */
export const dayLabel = (week: Pick<AdminWeekReply, 'weekNumber'>, day: Pick<AdminDayReply, 'dayNumber'>): string =>
  `${week.weekNumber}.${day.dayNumber}`;

export const dayTitle = (day: Pick<AdminDayReply, 'title' | 'dayNumber'>): string =>
  day.title.trim() || `Day ${day.dayNumber}`;

export const itemsOf = (days: readonly AdminDayReply[]): AdminContentReply[] =>
  days.flatMap(({ contents }) => contents);

/** Each stored file once: an item may bring captions and chapters, and two may share a file. */
export function filesIn(
  contents: readonly AdminContentReply[],
  documents: AdminWeekReply['documents'] = [],
): Set<string> {
  const keys = [
    ...contents.flatMap((item) => [item.s3Key, item.captionsKey, item.chaptersKey]),
    ...documents.map(({ s3Key }) => s3Key),
  ];
  return new Set(keys.filter((key): key is string => Boolean(key)));
}

/** After the last number, so that a new module comes last; the first gap when there is no number after it. */
export function nextFreeNumber(weeks: readonly Pick<AdminWeekReply, 'weekNumber'>[]): number {
  const taken = new Set(weeks.map(({ weekNumber }) => weekNumber));
  const after = Math.max(0, ...taken) + 1;
  if (after <= MAX_WEEK_NUMBER) return after;
  let gap = 1;
  while (taken.has(gap)) gap += 1;
  return gap;
}

export interface CourseSums {
  readonly days: number;
  readonly items: number;
  readonly documents: number;
}

export function sumsOf(course: Pick<AdminCourseReply, 'weeks'>): CourseSums {
  const sums = { days: 0, items: 0, documents: 0 };
  for (const week of course.weeks) {
    sums.days += week.days.length;
    sums.documents += week.documents.length;
    for (const day of week.days) sums.items += day.contents.length;
  }
  return sums;
}
