import { type CalendarDay, isCalendarDay } from '../kernel/calendar.ts';
import type { Fault } from '../kernel/fault.ts';

/** Days on which the council holds the written exam, as the owner has read them there. */
export interface ExamDates {
  readonly from: CalendarDay;
  /** The same day for an exam of one day. */
  readonly to: CalendarDay;
  /** Shown with the days, such as where or in which part; may be empty. */
  readonly note: string;
}

export function examDatesFaults(dates: readonly ExamDates[]): Fault[] {
  return dates.flatMap(({ from, to }, at) => {
    const faults: Fault[] = [];
    if (!isCalendarDay(from)) faults.push({ path: `exam.dates[${at}].from`, message: 'Please enter the first day.' });
    if (!isCalendarDay(to)) faults.push({ path: `exam.dates[${at}].to`, message: 'Please enter the last day.' });
    else if (to < from)
      faults.push({ path: `exam.dates[${at}].to`, message: 'Please enter a day that is not before the first one.' });
    return faults;
  });
}

/** Sorts by the first day, then by the last. */
export const inOrder = (dates: readonly ExamDates[]): ExamDates[] =>
  dates.toSorted((one, other) => `${one.from} ${one.to}`.localeCompare(`${other.from} ${other.to}`));
