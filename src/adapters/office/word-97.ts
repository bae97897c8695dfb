import type { DomainError } from '../../domain/kernel/errors.ts';
import type { ReadRange } from '../../domain/media/bytes.ts';
import {
  brokenArchive,
  hasFetchingField,
  loadsFromElsewhere,
  lockedDocument,
  noDocument,
  tooDemanding,
  tooOldDocument,
} from '../../domain/media/office/office-errors.ts';
import { faultOfStreams } from '../../domain/media/office/word-97-streams.ts';
import { leadsElsewhere } from '../../domain/media/office/word-targets.ts';
import {
  BrokenCompoundFile,
  type CompoundEntry,
  type CompoundFile,
  DemandingCompoundFile,
  openCompoundFile,
} from './compound-file.ts';
import { linkedPictures } from './word-97-drawings.ts';
import { fieldsOfText, piecesOf } from './word-97-text.ts';

// Word 97 to 2003, [MS-DOC]. Checks what D77 names, as in a DOCX: what the file holds, whether it is locked, where its
// template, its data and its pictures are, and what its fields do.

const WORD = 0xa5ec;
/** Marks (`wIdent`) of Word 6 and 95: the common one, and those of their East Asian editions. */
const OLDER_WORD: readonly number[] = [0xa5dc, 0xa697, 0xa698, 0xa699];
const FLAGS_AT = 0x0a;
const IS_ENCRYPTED = 0x0100;
const HAS_SECOND_TABLE = 0x0200;
/** Offsets in the header of entries in the table, each a position and a length. */
const ASSOCIATED_AT = 0x19a;
const PIECES_AT = 0x1a2;
const DRAWINGS_AT = 0x22a;
const INDEX_BYTES = DRAWINGS_AT + 8;
const MAX_ASSOCIATED_BYTES = 64 * 1024;
const MAX_PIECES_BYTES = 4 * 1024 * 1024;
const MAX_DRAWINGS_BYTES = 4 * 1024 * 1024;
/** The names of the template, and of the list of a letter and its head, among those that belong to a document. */
const LOADED: readonly number[] = [1, 8, 9];

/** Returns why a DOC with active content is refused, or undefined. */
export async function faultOfWord97(
  bytes: number,
  read: ReadRange,
  maxReads?: number,
): Promise<DomainError | undefined> {
  try {
    const file = await openCompoundFile(bytes, read, maxReads);
    return faultOfStreams(file.entries) ?? (await faultOfDocument(file));
  } catch (error) {
    if (error instanceof DemandingCompoundFile) return tooDemanding();
    if (error instanceof BrokenCompoundFile || error instanceof RangeError) return brokenArchive();
    throw error;
  }
}

async function faultOfDocument(file: CompoundFile): Promise<DomainError | undefined> {
  const document = streamOf(file, 'WordDocument');
  const index = await file.piece(document, 0, INDEX_BYTES);
  const mark = index.getUint16(0, true);
  if (OLDER_WORD.includes(mark)) return tooOldDocument();
  if (mark !== WORD) return noDocument();
  const flags = index.getUint16(FLAGS_AT, true);
  if (flags & IS_ENCRYPTED) return lockedDocument();
  const table = streamOf(file, flags & HAS_SECOND_TABLE ? '1Table' : '0Table');
  const partAt = async (at: number, maxBytes: number): Promise<DataView | undefined> => {
    const length = index.getUint32(at + 4, true);
    if (length > maxBytes) throw new DemandingCompoundFile();
    return length > 0 ? file.piece(table, index.getUint32(at, true), length) : undefined;
  };
  const names = await partAt(ASSOCIATED_AT, MAX_ASSOCIATED_BYTES);
  if (names && LOADED.some((wanted) => leadsElsewhere(textAt(names, wanted)))) return loadsFromElsewhere();
  const drawings = await partAt(DRAWINGS_AT, MAX_DRAWINGS_BYTES);
  if (drawings && linkedPictures(drawings).some(leadsElsewhere)) return loadsFromElsewhere();
  const pieces = await partAt(PIECES_AT, MAX_PIECES_BYTES);
  if (!pieces) return brokenArchive();
  const fields = await fieldsOfText(piecesOf(pieces), (start, length) => file.piece(document, start, length));
  if (fields === 'too-much') return tooDemanding();
  return fields === 'fetching' ? hasFetchingField() : undefined;
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
