import { folded } from '../../kernel/fold-text.ts';
import type { RowReader, Separator } from '../../kernel/row-reader.ts';
import { bareFirstLine, namedSeparator, SEPARATORS } from '../../kernel/separators.ts';
import { isMailList, mailListRows } from './mail-list.ts';
import type { WrittenPerson } from './ports.ts';

/** Row of a file of people; `fault` is a sentence, or empty for a valid row. */
export interface PersonRow extends WrittenPerson {
  readonly line: number;
  readonly fault: string;
}

/** Names of columns as spreadsheets, address books and mail programs write them, in letters and digits alone. */
const NAMES: ReadonlySet<string> = new Set(['name', 'full name', 'display name', 'student', 'student name']);
const FIRST_NAMES: ReadonlySet<string> = new Set(['first name', 'firstname', 'given name', 'given names', 'forename']);
const LAST_NAMES: ReadonlySet<string> = new Set(['last name', 'lastname', 'surname', 'family name']);
const EMAILS: ReadonlySet<string> = new Set(
  [
    'email',
    'e mail',
    'mail',
    'email address',
    'e mail address',
    'mail address',
    'primary email',
    'student email',
  ].concat(['email 1', 'e mail 1', 'email 1 value', 'e mail 1 value']),
);
const wordsOf = (cell: string): string =>
  folded(cell.slice(0, MAX_CELL))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Places of the cells. */
interface Columns {
  /** One, or those of the first and the last name. */
  readonly names: readonly number[];
  readonly email: number;
  /** False without a line of names: then further cells can mean anything. */
  readonly isNamed: boolean;
}

/**
 * People of a file or of cells that were pasted. A first line may name the columns, in any order and among others;
 * without it the cell with an @ is the address. What mail programs copy is read as well. Stops after `most` people and
 * one more.
 */
export async function* peopleRows(given: string, reader: RowReader, max: number): AsyncGenerator<PersonRow> {
  const { text, separator = separatorOf(text) } = namedSeparator(given);
  let count = 0;
  if (isMailList(bareFirstLine(text))) {
    for (const row of mailListRows(text)) {
      yield row;
      count += 1;
      if (count > max) return;
    }
    return;
  }
  let columns: Columns | undefined;
  for await (const { line, cells, fault } of reader.rows(text, separator)) {
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
    if (count > max) return;
  }
}

const BROKEN = {
  'open-quote': 'A quote opens in this row and never closes. What follows was not read.',
  'stray-quote': 'This row has a quote inside a cell. What follows was not read.',
  'too-long': 'This row is too long. What follows was not read.',
} as const;
const TOO_MANY_CELLS =
  'This row has more than a name and an email address. Name the columns in the first line, such as: First name, Last name, Email.';
const TOO_LONG = 'This name or this email address is too long.';
/** Characters of a cell that are looked at: more than any name or address may have. */
const MAX_CELL = 400;

/** The sign by which the first line has an address or names a column of them; else the one that text has the least. */
function separatorOf(text: string): Separator {
  const first = bareFirstLine(text);
  const isAddress = (cell: string) => ADDRESS.test(cell.trim()) || EMAILS.has(wordsOf(cell));
  const parts = (separator: Separator) => {
    const cells = first.split(separator);
    return cells.length > 1 && cells.some(isAddress);
  };
  const likely = SEPARATORS.toReversed();
  return likely.find(parts) ?? likely.find((one) => first.includes(one)) ?? ',';
}
const ADDRESS = /^[^\s@,;]+@[^\s@,;]+$/;

function namedColumns(cells: readonly string[]): Columns | undefined {
  const words = cells.map(wordsOf);
  const placeOf = (known: ReadonlySet<string>) => words.findIndex((word) => known.has(word));
  const email = placeOf(EMAILS);
  if (email === -1) return undefined;
  const apart = [placeOf(FIRST_NAMES), placeOf(LAST_NAMES)].filter((at) => at !== -1);
  const whole = placeOf(NAMES);
  return { names: apart.length === 2 || whole === -1 ? apart : [whole], email, isNamed: true };
}

function columnsOf(cells: readonly string[]): Columns {
  const email = cells.findIndex((cell) => cell.includes('@'));
  return { email: email === -1 ? 1 : email, names: [email === 0 ? 1 : 0].filter((at) => at !== email), isNamed: false };
}

/** An address with its name before it, as a mail program writes both into one cell. */
const BRACKETS = /<([^<>@\s]+@[^<>@\s]+)>$/;

function personIn(cells: readonly string[], { names, email: place, isNamed }: Columns): Omit<PersonRow, 'line'> {
  const cell = (cells[place] ?? '').trim();
  const [brackets = '', email = cell] = BRACKETS.exec(cell.slice(0, 2 * MAX_CELL)) ?? [];
  const written = names.map((at) => (cells[at] ?? '').trim()).filter((part) => part !== '');
  const name = written.join(' ') || (brackets === '' ? '' : cell.slice(0, -brackets.length).trim());
  if (name.length > MAX_CELL || email.length > MAX_CELL)
    return {
      name: name.slice(0, MAX_CELL).toWellFormed(),
      email: email.slice(0, MAX_CELL).toWellFormed(),
      fault: TOO_LONG,
    };
  const isCrowded = !isNamed && cells.some((one, at) => at !== place && !names.includes(at) && one.trim() !== '');
  return { name, email, fault: isCrowded ? TOO_MANY_CELLS : '' };
}
