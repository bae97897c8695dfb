import { type CalendarDay, daysAfter, isCalendarDay, startOf } from '../kernel/calendar.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Period } from './invoices/ports.ts';

/** Days of the school, both included; a side that is left out is open. */
export interface AskedDays {
  readonly from: CalendarDay | undefined;
  readonly to: CalendarDay | undefined;
}

/** Before the school and after it: Postgres and SQLite compare whole milliseconds. */
const FIRST_DAY: CalendarDay = '2000-01-01';
const LAST_DAY: CalendarDay = '2999-12-31';

/** The time from the beginning of the first day to the end of the last one. */
export function wholePeriod({ from = FIRST_DAY, to = LAST_DAY }: AskedDays): Period {
  for (const [field, day] of Object.entries({ from, to }))
    if (!isCalendarDay(day))
      throw refused(field, 'not-a-day', 'Please give a day as year, month and day, such as 2026-03-31.');
  if (from > to) throw refused('from', 'days-swapped', 'The first day comes after the last one.');
  return { from: startOf(from), before: startOf(daysAfter(to, 1)) };
}

/** The same as part of a filter: nothing where no day was given. */
export const periodOf = (asked: AskedDays): { period?: Period } =>
  asked.from === undefined && asked.to === undefined ? {} : { period: wholePeriod(asked) };

const refused = (field: string, code: string, sentence: string): DomainError =>
  new DomainError('invalid', `enrolment/${code}`, sentence, { fields: { [field]: sentence } });
