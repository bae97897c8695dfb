import { type CalendarDay, daysAfter, isCalendarDay } from '../../kernel/calendar.ts';
import type { CalendarAddress } from '../../kernel/calendar-token.ts';
import { type DomainError, fieldsRefused } from '../../kernel/errors.ts';
import type { UserId } from '../../kernel/ids.ts';
import { isTimeZone, type TimeZone } from '../../kernel/time-zone.ts';

/** Days without study, both included. */
export interface DaysOff {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** An item that its student does not want before this day. */
export interface PutOff {
  readonly id: string;
  readonly until: CalendarDay;
}

/** The exam and the study days of a student. The plan itself is laid at each reading and stored nowhere. */
export interface StudyGoal {
  readonly userId: UserId;
  /** First day of the exam. Null: the student was asked, and wants no plan. */
  readonly examOn: CalendarDay | null;
  /** Days begin and end by its clocks. */
  readonly timeZone: TimeZone;
  /** Minutes for each weekday, Monday first. */
  readonly minutes: readonly number[];
  readonly daysOff: readonly DaysOff[];
  /** Papers and practice stay in the course, and out of the plan. */
  readonly isLight: boolean;
  readonly putOff: readonly PutOff[];
  /** Day of the last change: before it nobody is behind. */
  readonly since: CalendarDay;
  /** Number of the calendar's address: the next one ends the one before. */
  readonly feed: number;
}

/** A goal with an exam, which a plan can be laid for. */
export type OpenGoal = StudyGoal & { readonly examOn: CalendarDay };

export type GoalEdit = Pick<StudyGoal, 'timeZone' | 'minutes' | 'daysOff' | 'isLight'> & {
  readonly examOn: CalendarDay;
};

const MAX_DAYS_AHEAD = 2 * 366;
export const MAX_DAILY_MINUTES = 12 * 60;
const MAX_DAYS_OFF = 30;
/** More than a year of them would be kept for nothing: they end with their day. */
const MAX_PUT_OFF = 200;
const USUAL_MINUTES = 60;

/** Sentences by field; none of them where a plan can be laid. `today` is the day in the goal's zone. */
export function goalFaults(edit: GoalEdit, today: CalendarDay): Record<string, string> {
  const faults: Record<string, string> = {};
  if (!isCalendarDay(edit.examOn)) faults.examOn = 'Please enter the day of your exam.';
  else if (edit.examOn <= today) faults.examOn = 'Please enter a day after today.';
  else if (edit.examOn > daysAfter(today, MAX_DAYS_AHEAD))
    faults.examOn = 'Please enter a day within the next two years.';
  if (!isTimeZone(edit.timeZone)) faults.timeZone = 'Please choose a time zone, such as Australia/Sydney.';
  const isDaily = (minutes: number) => Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_DAILY_MINUTES;
  if (edit.minutes.length !== 7 || !edit.minutes.every(isDaily))
    faults.minutes = `Please enter 0 to ${MAX_DAILY_MINUTES} minutes for each weekday.`;
  else if (edit.minutes.every((minutes) => minutes === 0))
    faults.minutes = 'Please give at least one weekday some minutes.';
  if (edit.daysOff.length > MAX_DAYS_OFF) faults.daysOff = `Please enter at most ${MAX_DAYS_OFF} times off.`;
  else if (edit.daysOff.some(({ from, to }) => !isCalendarDay(from) || !isCalendarDay(to) || to < from))
    faults.daysOff = 'Please enter a first and a last day; the last one is not before the first.';
  return faults;
}

export const goalRefused = (fields: Readonly<Record<string, string>>): DomainError =>
  fieldsRefused('learning/goal', fields, 'Please check your plan.');

/** An hour a day: stored of a student who wants no plan. */
export const declined = (userId: UserId, timeZone: TimeZone, today: CalendarDay): StudyGoal => ({
  userId,
  examOn: null,
  timeZone,
  minutes: Array.from({ length: 7 }, () => USUAL_MINUTES),
  daysOff: [],
  isLight: false,
  putOff: [],
  since: today,
  feed: 0,
});

/** Puts an item off to a later day, or takes that back; what was put off to a day that has come is forgotten. */
export function withPutOff(goal: StudyGoal, id: string, until: CalendarDay | null, today: CalendarDay): StudyGoal {
  const kept = goal.putOff.filter((one) => one.id !== id && one.until > today);
  const putOff = until === null ? kept : [...kept, { id, until }];
  return { ...goal, putOff: putOff.slice(-MAX_PUT_OFF) };
}

/** The calendar of a plan; its goal keeps the number of the address. */
export const planCalendarOf = ({ userId, feed }: Pick<StudyGoal, 'userId' | 'feed'>): CalendarAddress => ({
  of: 'plan',
  userId,
  number: feed,
});
