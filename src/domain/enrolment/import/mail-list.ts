import type { WrittenPerson } from './ports.ts';

/** One person of a list, on a line of their own. */
interface Entry extends WrittenPerson {
  readonly line: number;
  readonly fault: '';
}

const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>]+$/;
const IN_BRACKETS = /<\s*[^<>@\s]+@[^<>@\s]+\s*>/;

/** Tells by its first line whether a text is what mail programs copy: `Name <address>; …`, or addresses alone. */
export function isMailList(first: string): boolean {
  const pieces = first
    .split(/[,;]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return IN_BRACKETS.test(first) || (pieces.length > 1 && pieces.every((piece) => ADDRESS.test(piece)));
}

/** Longest entry that is read: more than a name and an address may have. */
const MAX_ENTRY = 1_000;

/**
 * Entries of such a list, one after another. A name may have a comma and quotes: an entry ends behind `>`, at a
 * semicolon, at the end of its line, and at a comma behind an address. Each counts as a line of its own.
 */
export function* mailListRows(text: string): Generator<Entry> {
  let entry = '';
  let isQuoted = false;
  let line = 1;
  let last = 0;
  const rowOf = (): Entry[] => {
    const written = entry.replace(/^[\s,;]+|[\s,;]+$/g, '');
    entry = '';
    isQuoted = false;
    if (written === '') return [];
    last = Math.max(line, last + 1);
    return [{ line: last, ...personOf(written) }];
  };
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at] ?? '\n';
    const isEnd = sign === '\n' || sign === '\r';
    if (isEnd || (!isQuoted && (sign === ';' || (sign === ',' && ADDRESS.test(entry.trim()))))) yield* rowOf();
    else if (entry.length < MAX_ENTRY) entry += sign;
    if (sign === '"') isQuoted = !isQuoted;
    if (!isQuoted && sign === '>') yield* rowOf();
    if (isEnd && !(sign === '\r' && text[at + 1] === '\n')) line += 1;
  }
}

function personOf(entry: string): Omit<Entry, 'line'> {
  const bracket = entry.endsWith('>') ? entry.lastIndexOf('<') : -1;
  // Without brackets the address follows the last comma or blank, if any.
  const before =
    bracket === -1 ? Math.max(entry.lastIndexOf(','), entry.lastIndexOf(' '), entry.lastIndexOf('\t')) : bracket;
  const email = entry
    .slice(before + 1)
    .replace(/>$/, '')
    .trim();
  const name = unquoted(entry.slice(0, Math.max(0, before)));
  return { name, email, fault: '' };
}

/** Name without the quotes and the comma that mail programs put around it. */
const unquoted = (name: string): string => {
  const plain = name.trim().replace(/,$/, '').trim();
  return plain.length > 1 && plain.startsWith('"') && plain.endsWith('"')
    ? plain.slice(1, -1).replaceAll('\\"', '"').trim()
    : plain;
};
