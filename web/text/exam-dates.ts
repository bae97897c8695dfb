import type { ExamDatesFacts } from '../../src/wire/school.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Formats days that no zone moves: `4 March 2027`, `4–5 March 2027`, `30 March – 2 April 2027`. */
export function examDays({ from, to }: Pick<ExamDatesFacts, 'from' | 'to'>): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const end = `${last.day} ${last.month} ${last.year}`;
  if (from === to) return end;
  if (first.year !== last.year) return `${first.day} ${first.month} ${first.year} – ${end}`;
  return first.month === last.month ? `${first.day}–${end}` : `${first.day} ${first.month} – ${end}`;
}

function partsOf(date: string) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month: MONTHS[month - 1], day };
}

/** Keeps exams that are not over. */
export const comingExams = (dates: readonly ExamDatesFacts[], today: string): readonly ExamDatesFacts[] =>
  dates.filter(({ to }) => to >= today);
