import { type CalendarDay, daysAfter, daysFromTo, SCHOOL_TIME_ZONE } from '../../kernel/calendar.ts';
import { HOUR_MS } from '../../kernel/clock.ts';
import { type TimeZone, wallTime } from '../../kernel/time-zone.ts';

/** The exam as its candidate told it. */
export interface ExamDay {
  readonly examOn: CalendarDay | null;
  readonly timeZone: TimeZone;
}

/** The day of a person who studies, and their exam. */
export interface StudyDay {
  readonly today: CalendarDay;
  readonly examOn: CalendarDay | null;
}

/** Hour in which a day of study begins: what is done after midnight belongs to the evening before. */
const BEGINS_AT_HOUR = 4;
const LONGEST_DAYS = 180;

export function studyDay(exam: ExamDay | undefined, now: Date): StudyDay {
  const wall = wallTime(exam?.timeZone ?? SCHOOL_TIME_ZONE, now) - BEGINS_AT_HOUR * HOUR_MS;
  return { today: new Date(wall).toISOString().slice(0, 10), examOn: exam?.examOn ?? null };
}

/** Days until the exam, zero on its day and after it; undefined without one. */
export const daysToExam = ({ today, examOn }: StudyDay): number | undefined =>
  examOn === null ? undefined : Math.max(0, daysFromTo(today, examOn) - 1);

/** The longest interval that brings a card back before the exam. */
export const longestInterval = (day: StudyDay): number =>
  Math.min(LONGEST_DAYS, Math.max(1, (daysToExam(day) ?? LONGEST_DAYS + 1) - 1));

/** The day if it is before the exam: nothing is due on it, nor after. */
export const beforeExam = (next: CalendarDay, { examOn }: StudyDay): CalendarDay | null =>
  examOn !== null && next >= examOn ? null : next;

const LAST_LOOK_DAYS = 10;

/** The last days before the exam in which a card gets a last look; undefined outside of them. */
export function lastLooks({ today, examOn }: StudyDay): { from: CalendarDay; days: number } | undefined {
  const left = daysToExam({ today, examOn });
  if (examOn === null || left === undefined || left === 0 || left > LAST_LOOK_DAYS) return undefined;
  return { from: daysAfter(examOn, -LAST_LOOK_DAYS), days: LAST_LOOK_DAYS };
}
