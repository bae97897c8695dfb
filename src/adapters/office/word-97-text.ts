import { BrokenCompoundFile } from './compound-file.ts';
import { FieldReader } from './field-reader.ts';

// Text of a DOC: pieces at several places of its stream, in letters of one byte or two.

interface TextPiece {
  readonly start: number;
  readonly letters: number;
  readonly isWide: boolean;
}

const PROPERTIES = 1;
const PIECE_TABLE = 2;
const PIECE_BYTES = 8;
const IS_NARROW = 0x40000000;

/** Maximum of characters; the longest books have some millions. */
const MAX_LETTERS = 32 * 1024 * 1024;
const BLOCK_BYTES = 64 * 1024;

/** The table of pieces, behind what was noted for some of them. Throws `BrokenCompoundFile`, or `RangeError`. */
export function piecesOf(view: DataView): TextPiece[] {
  let at = 0;
  while (view.getUint8(at) === PROPERTIES) at += 3 + view.getUint16(at + 1, true);
  if (view.getUint8(at) !== PIECE_TABLE) throw new BrokenCompoundFile();
  const count = Math.floor((view.getUint32(at + 1, true) - 4) / (4 + PIECE_BYTES));
  const firstLetter = (index: number): number => view.getUint32(at + 5 + index * 4, true);
  const places = at + 5 + (count + 1) * 4;
  const pieces: TextPiece[] = [];
  for (let index = 0; index < count; index += 1) {
    const place = view.getUint32(places + index * PIECE_BYTES + 2, true);
    const isWide = (place & IS_NARROW) === 0;
    const start = isWide ? place : (place & ~IS_NARROW) / 2;
    const letters = firstLetter(index + 1) - firstLetter(index);
    if (letters < 0) throw new BrokenCompoundFile();
    pieces.push({ start, letters, isWide });
  }
  return pieces;
}

/** Judges the instructions of fields; `too-much` is longer or deeper than any document. */
export async function fieldsOfText(
  pieces: readonly TextPiece[],
  read: (start: number, length: number) => Promise<DataView>,
): Promise<'harmless' | 'fetching' | 'too-much'> {
  const letters = pieces.reduce((sum, piece) => sum + piece.letters, 0);
  if (letters > MAX_LETTERS) return 'too-much';
  const marks = new FieldMarks();
  for (const { start, letters: count, isWide } of pieces) {
    const size = isWide ? 2 : 1;
    for (let done = 0; done < count; ) {
      const part = Math.min(count - done, BLOCK_BYTES / size);
      const view = await read(start + done * size, part * size);
      for (let index = 0; index < part; index += 1)
        marks.take(isWide ? view.getUint16(index * 2, true) : view.getUint8(index));
      if (marks.fields.isTooDeep) return 'too-much';
      done += part;
    }
  }
  marks.fields.close();
  return marks.fields.isFetching ? 'fetching' : 'harmless';
}

const [BEGIN, SEPARATE, END] = [0x13, 0x14, 0x15];

/** Finds fields by their marker characters. The result of a field is text, not an instruction. */
class FieldMarks {
  readonly fields = new FieldReader();
  /** Stack of open fields: true while the instruction is being read. */
  private readonly open: boolean[] = [];

  take(letter: number): void {
    if (letter === BEGIN) {
      this.open.push(true);
      this.fields.begin();
    } else if (letter === SEPARATE && this.open.length > 0) {
      this.open[this.open.length - 1] = false;
      this.fields.separate();
    } else if (letter === END) {
      this.open.pop();
      this.fields.end();
    } else if (this.open.at(-1)) this.fields.text(String.fromCharCode(letter));
  }
}
