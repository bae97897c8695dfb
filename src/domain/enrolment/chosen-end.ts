import { type CalendarDay, dayOf, isCalendarDay, monthsAfter } from '../kernel/calendar.ts';
import { DomainError } from '../kernel/errors.ts';
import { endOfDay } from './access-period.ts';

const MAX_MONTHS_AHEAD = 120;
const SENTENCE = 'Please choose a day from today on, at most ten years ahead.';

/** The end of a day that an administrator chose: today or later, in the school's calendar. */
export function chosenEnd(day: CalendarDay, now: Date): Date {
  const today = dayOf(now);
  if (!isCalendarDay(day) || day < today || day > monthsAfter(today, MAX_MONTHS_AHEAD))
    throw new DomainError('invalid', 'enrolment/end', SENTENCE, { fields: { until: SENTENCE } });
  return endOfDay(day);
}
