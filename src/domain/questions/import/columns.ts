import { IMPORT_LIMITS, QUESTION_LIMITS } from '../literals.ts';

/** Column of each option, in its order. */
export const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export type Letter = (typeof LETTERS)[number];

/** Columns of references, in their order. */
export const REFERENCES: readonly `reference_${number}`[] = Array.from(
  { length: QUESTION_LIMITS.references },
  (_, at) => referenceColumn(at),
);

/** Columns of a file, in the order in which one is written. Each row is a question. */
export const COLUMNS: readonly Column[] = [
  'case',
  'title',
  'case_text',
  'stem',
  ...LETTERS,
  'answer',
  'cluster',
  'subject',
  'tags',
  ...LETTERS.map(whyColumn),
  'explanation',
  'takeaway',
  ...REFERENCES,
  'basis',
  'figures',
  'lessons',
];

export type Column =
  | 'case'
  | 'title'
  | 'case_text'
  | 'stem'
  | Letter
  | 'answer'
  | 'cluster'
  | 'subject'
  | 'tags'
  | `why_${Letter}`
  | 'explanation'
  | 'takeaway'
  | `reference_${number}`
  | 'basis'
  | 'figures'
  | 'lessons';

export const REQUIRED_COLUMNS = [
  'case',
  'title',
  'case_text',
  'stem',
  'a',
  'b',
  'answer',
  'cluster',
  'subject',
] as const satisfies readonly Column[];

export function whyColumn(letter: Letter): `why_${Letter}` {
  return `why_${letter}`;
}

export function referenceColumn(at: number): `reference_${number}` {
  return `reference_${at + 1}`;
}

/** One question as a file has it, with what its vignette says on any of its rows. */
export interface ImportRow {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
  /** Line of each cell, where they are not all on one. */
  readonly lines?: Readonly<Partial<Record<Column, number>>>;
}

export const cellOf = ({ cells }: ImportRow, column: Column): string => cells[column] ?? '';

export const lineOf = ({ line, lines }: ImportRow, column: Column): number => lines?.[column] ?? line;

/** Sentence about a place in a file. The column is empty where the whole line is meant. */
export interface ImportFault {
  readonly line: number;
  readonly column: Column | '';
  readonly message: string;
}

export interface ImportedRows {
  readonly rows: readonly ImportRow[];
  readonly faults: readonly ImportFault[];
}

export const TOO_MANY_QUESTIONS = `A file can have ${IMPORT_LIMITS.questions.toLocaleString('en-AU')} questions at most.`;
