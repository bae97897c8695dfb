import { folded } from '../../kernel/fold-text.ts';
import type { RowReader, Separator } from '../../kernel/row-reader.ts';
import type { WrittenPerson } from './ports.ts';

/** A row of a file of people, with a sentence where it is none. */
export interface PersonRow extends WrittenPerson {
  readonly line: number;
  readonly fault: string;
}

const NAMES: ReadonlySet<string> = new Set(['name', 'full name', 'student', 'student name']);
const EMAILS: ReadonlySet<string> = new Set(['email', 'e-mail', 'mail', 'email address', 'e-mail address']);

/** Places of the two cells. */
interface Columns {
  readonly name: number;
  readonly email: number;
  /** False without a line of names: then further cells can mean anything. */
  readonly isNamed: boolean;
}

/**
 * People of a file or of cells that were pasted. A first line may name the columns, in any order and among others;
 * without it the cell with an @ is the address. Stops after `most` people and one more.
 */
export async function* peopleRows(text: string, reader: RowReader, most: number): AsyncGenerator<PersonRow> {
  let columns: Columns | undefined;
  let count = 0;
  for await (const { line, cells, fault } of reader.rows(text, separatorOf(text))) {
    if (fault !== undefined) {
      yield { line, name: '', email: '', fault: BROKEN[fault] };
      continue;
    }
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!columns) {
      const named = namedColumns(cells);
      columns = named ?? columnsOf(cells);
      if (named) continue;
    }
    yield { line, ...personIn(cells, columns) };
    count += 1;
    if (count > most) return;
  }
}

const BROKEN = {
  'open-quote': 'A quote opens in this row and never closes. What follows was not read.',
  'stray-quote': 'This row has a quote inside a cell. What follows was not read.',
  'too-long': 'This row is too long. What follows was not read.',
} as const;
const TOO_MANY_CELLS = 'This row has more than a name and an email address.';

/** Cells that were copied have tabs; a comma may belong to a name. */
function separatorOf(text: string): Separator {
  const first = /[^\s][^\n\r]*/.exec(text.slice(0, MAX_HEADER))?.[0] ?? '';
  if (first.includes('\t')) return '\t';
  return first.includes(';') ? ';' : ',';
}
const MAX_HEADER = 10_000;

function namedColumns(cells: readonly string[]): Columns | undefined {
  const words = cells.map((cell) => folded(cell).trim());
  const [name, email] = [NAMES, EMAILS].map((known) => words.findIndex((word) => known.has(word))) as [number, number];
  return email === -1 ? undefined : { name, email, isNamed: true };
}

function columnsOf(cells: readonly string[]): Columns {
  const email = cells.findIndex((cell) => cell.includes('@'));
  return { email: email === -1 ? 1 : email, name: email === 0 ? 1 : 0, isNamed: false };
}

function personIn(cells: readonly string[], columns: Columns): Omit<PersonRow, 'line'> {
  const person = { name: cells[columns.name]?.trim() ?? '', email: cells[columns.email]?.trim() ?? '' };
  const isCrowded =
    !columns.isNamed && cells.some((cell, at) => at !== columns.name && at !== columns.email && cell.trim() !== '');
  return { ...person, fault: isCrowded ? TOO_MANY_CELLS : '' };
}
