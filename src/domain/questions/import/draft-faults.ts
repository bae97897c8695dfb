import type { RichTextReader } from '../../kernel/rich-text.ts';
import { QUESTION_LIMITS } from '../literals.ts';
import type { NearestName } from '../ports.ts';
import { submissionFaults, type Taxonomy } from '../submission.ts';
import { figuresIn, type KeyedVersion } from '../vignette-version.ts';
import {
  type Column,
  cellOf,
  type ImportFault,
  type ImportRow,
  LETTERS,
  lineOf,
  referenceColumn,
  whyColumn,
} from './columns.ts';

interface Grounds {
  readonly taxonomy: Taxonomy;
  readonly reader: RichTextReader;
  readonly nearest: NearestName;
  readonly now: Date;
}

/** A file without these is a mistake; what else is empty is written later, in the draft. */
const MUST_HAVE: ReadonlySet<Column> = new Set(['title', 'stem', ...LETTERS, 'answer']);

/** Faults of a vignette of a file, by the rules of a submission: at its line and column. */
export function draftFaults(draft: KeyedVersion, rows: readonly ImportRow[], grounds: Grounds): ImportFault[] {
  // Figures come later, so that none is missing here.
  const texts = [draft.version.case, ...draft.version.questions.map(({ stem }) => stem)];
  const explanations = draft.keys.map(({ explanation }) => explanation);
  const figures = [...figuresIn(...texts, ...explanations)].map((name) => ({
    number: Number(name),
    description: '.'.repeat(QUESTION_LIMITS.minDescription),
    caption: '',
  }));
  const faults: ImportFault[] = [];
  for (const { path, message } of submissionFaults({ ...draft, version: { ...draft.version, figures } }, grounds)) {
    const place = placeOf(path, rows, draft, grounds.taxonomy);
    if (!place) continue;
    const { row, column } = place;
    const line = lineOf(row, column);
    const isEmpty = cellOf(row, column).trim() === '';
    if (isEmpty && !MUST_HAVE.has(column)) continue;
    if (faults.some((one) => one.line === line && one.column === column)) continue;
    faults.push({ line, column, message: nearer(row, column, grounds) ?? message });
  }
  return faults;
}

/** The cell that a path of the draft comes from. */
function placeOf(
  path: string,
  rows: readonly ImportRow[],
  { version, keys }: KeyedVersion,
  { minOptions, maxOptions }: Taxonomy,
): { row: ImportRow; column: Column } | undefined {
  const [, number, part = ''] = /^questions\[(\d+)\]\.(.+)$/.exec(path) ?? [];
  if (number === undefined) {
    const column = path === 'case' ? 'case_text' : path;
    if (column !== 'case_text' && column !== 'title') return undefined;
    const row = rows.find((one) => cellOf(one, column).trim() !== '') ?? rows[0];
    return row && { row, column };
  }
  const row = rows[Number(number)];
  const question = version.questions[Number(number)];
  if (!row || !question) return undefined;
  const [, list = part, at = '0', field = ''] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(part) ?? [];
  const letter = LETTERS[Number(at)] ?? 'a';
  if (list === 'references') return { row, column: filledReferences(row)[Number(at)] ?? 'reference_1' };
  if (list !== 'options') return { row, column: list as Column };
  if (field !== '') return { row, column: field === 'why' ? whyColumn(letter) : letter };
  const { length } = question.options;
  const hasAnswer = keys.some(({ questionId, optionId }) => questionId === question.id && optionId !== null);
  return { row, column: hasAnswer || length < minOptions || length > maxOptions ? 'a' : 'answer' };
}

const filledReferences = (row: ImportRow): Column[] =>
  Array.from({ length: QUESTION_LIMITS.references }, (_, at) => referenceColumn(at)).filter(
    (column) => cellOf(row, column).trim() !== '',
  );

/** Names the cluster or the subject that may have been meant. */
function nearer(row: ImportRow, column: Column, { taxonomy, nearest }: Grounds): string | undefined {
  if (column !== 'cluster' && column !== 'subject') return undefined;
  const known = column === 'cluster' ? taxonomy.clusters : taxonomy.subjects;
  if (known.length === 0) return undefined;
  const name = cellOf(row, column).trim();
  const names = known.flatMap(({ id, title }) => [title, id]);
  return `No ${column} is called “${name.slice(0, MAX_QUOTED).toWellFormed()}”. Did you mean “${nearest.nearest(name, names)}”?`;
}
const MAX_QUOTED = 60;
