import type { AnswerRow, AnswerSheet } from './ports.ts';

export type Rows = ReadonlyMap<string, AnswerRow>;

/** Changed fields of a row, as a candidate changes them; the seconds are the stopwatch's. */
export type Change = Partial<Pick<AnswerRow, 'option' | 'flagged' | 'struck'>>;

/** Row on this device that differs from the server's. */
export interface Difference {
  readonly question: string;
  readonly kept: AnswerRow;
  readonly current: AnswerRow | undefined;
}

const untouched = (question: string): AnswerRow => ({ question, option: null, flagged: false, struck: [], seconds: 0 });

export const rowsOf = (sheet: AnswerSheet): Rows => new Map(sheet.map((row) => [row.question, row]));

/** Tells whether two rows say the same; seconds are no answer. A row that is missing is an untouched one. */
export function sameAnswer(a: AnswerRow | undefined, b: AnswerRow | undefined): boolean {
  const [first, second] = [a ?? untouched(''), b ?? untouched('')];
  const struck = new Set(first.struck);
  return (
    first.option === second.option &&
    first.flagged === second.flagged &&
    struck.size === new Set(second.struck).size &&
    second.struck.every((option) => struck.has(option))
  );
}

/** Returns the rows with one row changed; the same rows where the change says nothing new. */
export function withChange(rows: Rows, question: string, change: Change): Rows {
  const row = { ...untouched(question), ...rows.get(question), ...change };
  return sameAnswer(row, rows.get(question)) ? rows : new Map(rows).set(question, row);
}

export function withSeconds(rows: Rows, question: string, seconds: number): Rows {
  const row = rows.get(question) ?? untouched(question);
  return new Map(rows).set(question, { ...row, seconds: row.seconds + seconds });
}

export const answeredIn = (rows: Iterable<AnswerRow>): number => {
  let count = 0;
  for (const { option } of rows) if (option !== null) count += 1;
  return count;
};
