import {
  type CalendarDay,
  dayOf,
  daysAfter,
  daysFromTo,
  firstOfMonth,
  isCalendarDay,
  startOf,
} from '../kernel/calendar.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Span } from './figures.ts';

const DEFAULT_MONTHS = 12;
const MAX_YEARS = 20;
/** Up to two months are shown by day: two points make no line. */
const MAX_DAYS_BY_DAY = 62;

/** Value of `from` for the whole history. */
export const SINCE_THE_START = 'all';

export interface FiguresRange {
  /** Both included. */
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly unit: 'day' | 'month';
}

const refused = (field: 'from' | 'to', code: string, sentence: string) =>
  new DomainError('invalid', `enrolment/${code}`, sentence, { fields: { [field]: sentence } });

function aDay(field: 'from' | 'to', text: string): CalendarDay {
  if (isCalendarDay(text)) return text;
  throw refused(field, 'not-a-day', 'Please give a day as year, month and day, such as 2026-03-31.');
}

/**
 * The days that were asked for. Without a beginning it is the month of the last day and the eleven before; without an
 * end, and for an end in the future, it is today. `firstAt` is when the first thing happened, if anything did.
 */
export function figuresRange(
  asked: { from?: string; to?: string },
  now: Date,
  firstAt: Date | undefined,
): FiguresRange {
  const today = dayOf(now);
  const last = asked.to === undefined ? today : aDay('to', asked.to);
  const to = last > today ? today : last;
  const from = beginning(asked.from, to, firstAt);
  if (from > last) throw refused('from', 'days-swapped', 'The first day comes after the last one.');
  if (from > today) throw refused('from', 'in-the-future', 'The first day is in the future.');
  if (from < firstOfMonth(to, -12 * MAX_YEARS))
    throw refused('from', 'too-long', `Please choose at most ${MAX_YEARS} years.`);
  return { from, to, unit: daysFromTo(from, to) <= MAX_DAYS_BY_DAY ? 'day' : 'month' };
}

function beginning(asked: string | undefined, to: CalendarDay, firstAt: Date | undefined): CalendarDay {
  if (asked !== undefined && asked !== SINCE_THE_START) return aDay('from', asked);
  const usual = firstOfMonth(to, 1 - DEFAULT_MONTHS);
  const first = firstAt && dayOf(firstAt);
  return asked === undefined || first === undefined || first > to ? usual : first;
}

export const spanOf = ({ from, to }: Pick<FiguresRange, 'from' | 'to'>): Span => ({
  from: startOf(from),
  before: startOf(daysAfter(to, 1)),
});

/** The range cut into its days or months, in order and without a gap. The first and last month may be cut short. */
export function stepsOf({ from, to, unit }: FiguresRange): { start: CalendarDay; span: Span }[] {
  const steps: { start: CalendarDay; span: Span }[] = [];
  for (let start = from; start <= to; ) {
    const next = unit === 'day' ? daysAfter(start, 1) : firstOfMonth(start, 1);
    const end = daysAfter(next, -1);
    steps.push({ start, span: spanOf({ from: start, to: end < to ? end : to }) });
    start = next;
  }
  return steps;
}
