import { unguarded } from '../../kernel/csv-guard.ts';
import { folded } from '../../kernel/fold-text.ts';
import type { RowReader, Separator } from '../../kernel/row-reader.ts';
import { namedSeparator, SEPARATORS } from '../../kernel/separators.ts';
import { IMPORT_LIMITS } from '../literals.ts';
import type { NearestName } from '../ports.ts';
import { boundedRow } from './cells.ts';
import {
  COLUMNS,
  type Column,
  type ImportedRows,
  type ImportFault,
  type ImportRow,
  REQUIRED_COLUMNS,
  TOO_MANY_QUESTIONS,
} from './columns.ts';

const NAMES: ReadonlySet<string> = new Set(COLUMNS);

const NO_HEADER = `The first line must name the columns: ${REQUIRED_COLUMNS.join(', ')}. Download the template to see it.`;

/** Rows of a file or of cells that were pasted. Its first line names the columns, in any order. */
export async function csvRows(given: string, reader: RowReader, nearest: NearestName): Promise<ImportedRows> {
  const { text, separator = separatorOf(text) } = namedSeparator(given);
  const rows: ImportRow[] = [];
  const faults: ImportFault[] = [];
  const fault = (line: number, message: string, column: ImportFault['column'] = '') =>
    void faults.push({ line, column, message });
  let header: readonly (Column | '')[] | undefined;
  for await (const { line, cells, fault: broken } of reader.rows(text, separator)) {
    if (broken !== undefined) fault(line, BROKEN[broken]);
    else if (cells.every((cell) => cell.trim() === '')) continue;
    else if (!header) {
      // A table that was drawn wider than it is filled ends in columns without a name.
      const used = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
      header = columnsIn(used.slice(0, MAX_COLUMNS));
      for (const message of headerFaults(used, header, nearest)) fault(line, message);
      if (faults.length > 0) break;
    } else if (rows.length === IMPORT_LIMITS.questions) {
      fault(line, TOO_MANY_QUESTIONS);
      break;
    } else if (lacksText(cells, header))
      fault(line, `This row has ${cells.length} cells, and the first line ${header.length}. Check its quotes.`);
    else if (cells.slice(header.length).some((cell) => cell.trim() !== ''))
      fault(line, `This row has more cells than the first line. Put quotes around text with commas.`);
    else {
      const { row, faults: own } = boundedRow({ line, cells: named(header, cells) });
      rows.push(row);
      faults.push(...own);
    }
    if (faults.length >= IMPORT_LIMITS.named) break;
  }
  if (!header && faults.length === 0) fault(1, NO_HEADER);
  return { rows, faults };
}

/** Columns that no question is without. Spreadsheets leave empty cells at the end of a row out. */
const NEVER_EMPTY: ReadonlySet<string> = new Set<Column>(['stem', 'a', 'b', 'answer']);

const lacksText = (cells: readonly string[], header: readonly string[]): boolean =>
  header.slice(cells.length).some((name) => NEVER_EMPTY.has(name));

const BROKEN = {
  'open-quote': 'A quote opens in this row and never closes.',
  'stray-quote': 'This row has a quote inside a cell. Write it twice, and put quotes around the cell.',
  'too-long': 'This row is too long. A quote before it may never close.',
} as const;

/** The sign that parts the most column names in the first line with text. */
function separatorOf(text: string): Separator {
  const first = /[^\s][^\n\r]*/.exec(text.slice(0, MAX_HEADER))?.[0] ?? '';
  const known = (separator: Separator) => columnsIn(first.split(separator)).filter((name) => NAMES.has(name)).length;
  return SEPARATORS.reduce((best, one) => (known(one) > known(best) ? one : best));
}
const MAX_HEADER = 10_000;

const columnsIn = (cells: readonly string[]): (Column | '')[] => cells.map(columnName) as (Column | '')[];

/** Takes `Case text` and `"case_text"` alike. */
const columnName = (cell: string): string => folded(cell.replaceAll('"', '')).replace(/[\s-]+/g, '_');

function headerFaults(cells: readonly string[], header: readonly string[], nearest: NearestName): string[] {
  // Cells of a question are a few letters, such as its right option, that are names of columns too.
  if (REQUIRED_COLUMNS.filter((name) => header.includes(name)).length < MIN_KNOWN) return [NO_HEADER];
  if (cells.length > MAX_COLUMNS) return [`The first line names more than ${MAX_COLUMNS} columns.`];
  const twice = header.filter((name, at) => name !== '' && header.indexOf(name) !== at);
  const missing = REQUIRED_COLUMNS.filter((name) => !header.includes(name));
  return [
    ...cells
      .filter((_cell, at) => header[at] !== '' && !NAMES.has(header[at] ?? ''))
      .map(
        (cell) =>
          `No column is called “${shortened(cell)}”. Did you mean ${nearest.nearest(columnName(cell), COLUMNS)}?`,
      ),
    ...new Set(twice.map((name) => `The column ${name} is there twice.`)),
    ...missing.map((name) => `The column ${name} is missing.`),
  ];
}

const MIN_KNOWN = 4;
/** More than there are names, with room for columns without one. */
const MAX_COLUMNS = 200;
const MAX_QUOTED = 40;
const shortened = (text: string): string =>
  text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).toWellFormed()}…` : text;

const named = (header: readonly (Column | '')[], cells: readonly string[]): ImportRow['cells'] =>
  Object.fromEntries(header.flatMap((name, at) => (name === '' ? [] : [[name, unguarded(cells[at] ?? '')]])));
