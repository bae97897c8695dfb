import type { DomainError } from '../../kernel/errors.ts';
import type { ByteRange } from '../byte-range.ts';
import type { Bytes } from '../ports.ts';
import { BrokenCompoundFile, type CompoundEntry, type CompoundFile, openCompoundFile } from './compound-file.ts';
import { brokenArchive, hasMacros, holdsForeignFile, loadsFromElsewhere, lockedDocument } from './office-errors.ts';

// Word 97 to 2003, [MS-DOC]. What is looked at: what the file holds, whether it is locked, and which template it loads.

const STREAMS: readonly string[] = [
  'WordDocument',
  '0Table',
  '1Table',
  'Data',
  '\u0001CompObj',
  '\u0005SummaryInformation',
  '\u0005DocumentSummaryInformation',
];
/** Storages of Word: its custom XML, and the place of embedded objects, which may be empty. */
const CUSTOM_XML = 'MsoDataStore';
const OBJECTS = 'ObjectPool';

const WORD = 0xa5ec;
const FLAGS_AT = 0x0a;
const IS_ENCRYPTED = 0x0100;
const HAS_SECOND_TABLE = 0x0200;
/** Where in the table the names lie that belong to the document, the template's among them: place and length. */
const ASSOCIATED_AT = 0x19a;
const INDEX_BYTES = ASSOCIATED_AT + 8;
const MAX_ASSOCIATED_BYTES = 64 * 1024;
const TEMPLATE = 1;

/** Says what is wrong with a DOC by what it would do when it is opened. */
export async function faultOfWord97(
  bytes: number,
  read: (range: ByteRange) => Promise<Bytes>,
): Promise<DomainError | undefined> {
  try {
    const file = await openCompoundFile(bytes, read);
    return faultOfEntries(file.entries) ?? (await faultOfDocument(file));
  } catch (error) {
    if (error instanceof BrokenCompoundFile || error instanceof RangeError) return brokenArchive();
    throw error;
  }
}

function faultOfEntries(entries: readonly CompoundEntry[]): DomainError | undefined {
  for (const { name, parent, isStorage } of entries) {
    const isKnown = isStorage ? [CUSTOM_XML, OBJECTS].includes(name) : STREAMS.includes(name);
    if (/^_?vba|^macros$/i.test(name)) return hasMacros();
    if (parent === CUSTOM_XML || (parent === '' && isKnown)) continue;
    return holdsForeignFile();
  }
  return undefined;
}

async function faultOfDocument(file: CompoundFile): Promise<DomainError | undefined> {
  const document = streamOf(file, 'WordDocument');
  const index = await file.piece(document, 0, INDEX_BYTES);
  if (index.getUint16(0, true) !== WORD) return brokenArchive();
  const flags = index.getUint16(FLAGS_AT, true);
  if (flags & IS_ENCRYPTED) return lockedDocument();
  const length = index.getUint32(ASSOCIATED_AT + 4, true);
  if (length === 0) return undefined;
  if (length > MAX_ASSOCIATED_BYTES) return brokenArchive();
  const table = streamOf(file, flags & HAS_SECOND_TABLE ? '1Table' : '0Table');
  const names = await file.piece(table, index.getUint32(ASSOCIATED_AT, true), length);
  // A path on the author's own drive leads nowhere on another machine; a share and an address of the web do.
  return /^\s*([\\/]{2}|[a-z][a-z0-9+.-]+:)/i.test(textAt(names, TEMPLATE)) ? loadsFromElsewhere() : undefined;
}

function streamOf({ entries }: CompoundFile, wanted: string): CompoundEntry {
  const found = entries.find(({ name, parent, isStorage }) => name === wanted && parent === '' && !isStorage);
  if (!found) throw new BrokenCompoundFile();
  return found;
}

/**
 * A table of texts: a mark for two bytes a letter, how many there are, what more each has; then each with its length.
 */
function textAt(view: DataView, wanted: number): string {
  if (view.getUint16(0, true) !== 0xffff) throw new BrokenCompoundFile();
  const count = view.getUint16(2, true);
  const extra = view.getUint16(4, true);
  let at = 6;
  for (let index = 0; index < count; index += 1) {
    const units = view.getUint16(at, true);
    if (index === wanted)
      return Array.from({ length: units }, (_, unit) =>
        String.fromCharCode(view.getUint16(at + 2 + unit * 2, true)),
      ).join('');
    at += 2 + units * 2 + extra;
  }
  return '';
}
