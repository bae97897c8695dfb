import { withPlainBullets } from '../../kernel/pasted-text.ts';
import { QUESTION_LIMITS as MAX } from '../literals.ts';
import { type Column, type ImportFault, type ImportRow, LETTERS, lineOf, REFERENCES, whyColumn } from './columns.ts';

/** Length of a cell with several texts: a backslash before each sign, and something between them. */
const packedLength = (max: number, count: number): number => (2 * max + 3) * count;
const ofLetters = <Key extends string>(column: (letter: (typeof LETTERS)[number]) => Key, max: number) =>
  Object.fromEntries(LETTERS.map((letter) => [column(letter), max])) as Record<Key, number>;

/** Most characters of each cell, without the blanks around it. */
const LONGEST: Readonly<Record<Column, number>> = {
  case: MAX.title,
  title: MAX.title,
  case_text: MAX.case,
  stem: MAX.stem,
  ...ofLetters((letter) => letter, MAX.option),
  answer: MAX.title,
  cluster: MAX.title,
  subject: MAX.title,
  tags: packedLength(MAX.tag, 2 * MAX.tags),
  ...ofLetters(whyColumn, MAX.why),
  explanation: MAX.explanation,
  takeaway: MAX.takeaway,
  ...(Object.fromEntries(
    REFERENCES.map((column) => [column, packedLength(MAX.referenceTitle + MAX.publisher + MAX.url, 1)]),
  ) as Record<`reference_${number}`, number>),
  basis: MAX.title,
  figures: packedLength(MAX.description + MAX.caption, 2 * MAX.figures),
  lessons: packedLength(3 * MAX.title, 2 * MAX.lessons),
};

/** Texts of several lines, which may have lists. */
const OF_LINES: ReadonlySet<string> = new Set(['case_text', 'stem', 'explanation', ...LETTERS.map(whyColumn)]);

export const atMost = (max: number): string => `Please use at most ${max.toLocaleString('en-AU')} characters.`;

/** Line breaks as one sign; what no screen shows becomes a blank, as in what is typed. */
const tidy = (cell: string): string =>
  cell
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();

/**
 * Row as every rule reads it: each cell tidied once, and none longer than its text may be. What is cut off has a fault.
 */
export function boundedRow(row: ImportRow): { row: ImportRow; faults: ImportFault[] } {
  const faults: ImportFault[] = [];
  const cells: Partial<Record<Column, string>> = {};
  for (const [column, cell] of Object.entries(row.cells) as [Column, string][]) {
    const text = OF_LINES.has(column) ? withPlainBullets(tidy(cell)) : tidy(cell);
    const max = LONGEST[column] ?? 0;
    if (text.length > max) faults.push({ line: lineOf(row, column), column, message: atMost(max) });
    cells[column] = text.length > max ? text.slice(0, max).toWellFormed() : text;
  }
  return { row: { ...row, cells }, faults };
}
