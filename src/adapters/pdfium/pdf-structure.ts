import { inflateSync } from 'node:zlib';
import {
  type Dictionary,
  isDictionary,
  Name,
  nameAt,
  ObjectReader,
  Reference,
  Text,
  TooDeep,
  type Value,
} from './pdf-objects.ts';

/** How the bytes of an object are told from those of another. */
export interface ObjectId {
  readonly number: number;
  readonly generation: number;
}

export interface Decryption {
  /** As the viewer has it; undefined where it was not encrypted at all, so that viewers may differ. */
  text(text: string, object: ObjectId): string | undefined;
  /** The beginning of a stream, to whole blocks. */
  stream(bytes: Buffer, object: ObjectId): Buffer;
}

export interface PdfObject {
  /** Undefined where it cannot be told; then any reference may mean it. */
  readonly number: number | undefined;
  readonly value: Value;
  readonly isTrailer: boolean;
}

/** What is written shorter in an uncompressed part is found as a part of an object alone. */
const MIN_NAME = 5;
/** Longer than any name that means something to a viewer, each of its letters as `#` and two digits. */
const MAX_WRITTEN_NAME = 1 + 3 * 40;

const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;
const Z_SYNC_FLUSH = 2;

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

/** Every name of some length in the bytes as they are, decoded, whatever it stands in. */
export function namesIn(pdf: Uint8Array): string[] {
  const names = new Set<string>();
  for (let at = pdf.indexOf(0x2f); at !== -1; at = pdf.indexOf(0x2f, at + 1)) {
    // Only a letter, or one that is disguised: most slashes of a packed stream are chance.
    const first = pdf[at + 1] ?? 0;
    if (first !== 0x23 && (first < 0x41 || first > 0x5a)) continue;
    const { name } = nameAt(pdf.subarray(at, at + MAX_WRITTEN_NAME), 0);
    if (name.length >= MIN_NAME) names.add(name);
  }
  return [...names];
}

/** What reading may cost, so that its time grows with the file alone. */
interface Budget {
  unpacked: number;
  /** An object may stand in another one's text and is read for both; a file where that is the rule is none. */
  read: number;
}

/** How often each byte may be read, and what a small file may cost beyond that. */
const MAX_READS = 4;
const SPARE_BYTES = 64 * 1024;

interface Options {
  readonly maxUnpackedBytes?: number | undefined;
  /** Present where the PDF is encrypted. */
  readonly decryption?: Decryption | undefined;
}

/**
 * Every object of the file, found by its word `obj` and not by the table of references, which viewers mend each in its
 * own way: old revisions, those that nothing refers to and those in object streams are among them. `unclear` in place
 * of one that cannot be read, or not within the budget.
 */
export function* objectsIn(
  pdf: Uint8Array,
  { maxUnpackedBytes = MAX_UNPACKED_BYTES, decryption }: Options = {},
): Generator<PdfObject | 'unclear'> {
  const bytes = asBuffer(pdf);
  const budget: Budget = { unpacked: maxUnpackedBytes, read: MAX_READS * pdf.length + SPARE_BYTES };
  for (let at = bytes.indexOf('obj'); at !== -1; at = bytes.indexOf('obj', at + 1)) {
    if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    if (budget.read < 0) return yield 'unclear';
    const reader = new ObjectReader(pdf, at + 'obj'.length);
    const value = readNext(reader);
    budget.read -= reader.position - at;
    if (value === TOO_DEEP) yield 'unclear';
    else {
      const id = idBefore(bytes, at);
      yield { number: id?.number, value: decryption ? withTexts(value, decryption, id) : value, isTrailer: false };
      if (!isObjectStream(value) || !reader.takes('stream')) continue;
      const start = dataStart(bytes, reader.position);
      const unpacked = unpackedFrom(
        decryption ? sealed(bytes, start, decryption, id) : open(bytes, start),
        value,
        budget,
      );
      if (unpacked) yield* objectsOfStream(unpacked, value, budget);
      else yield 'unclear';
    }
  }
  for (let at = bytes.indexOf('trailer'); at !== -1; at = bytes.indexOf('trailer', at + 1)) {
    if (budget.read < 0) return yield 'unclear';
    const reader = new ObjectReader(pdf, at + 'trailer'.length);
    const value = readNext(reader);
    budget.read -= reader.position - at;
    yield value === TOO_DEEP ? 'unclear' : { number: undefined, value, isTrailer: true };
  }
}

/** With its texts decrypted; of an object without a number nobody can say what they are. */
function withTexts(value: Value, decryption: Decryption, id: ObjectId | undefined): Value {
  const inside = (one: Value): Value => withTexts(one, decryption, id);
  if (value instanceof Text) {
    const text = id && decryption.text(value.text, id);
    return text === undefined ? undefined : new Text(text);
  }
  if (Array.isArray(value)) return value.map(inside);
  return isDictionary(value) ? new Map([...value].map(([key, one]) => [key, inside(one)])) : value;
}

const TOO_DEEP = Symbol('too deep');

function readNext(reader: ObjectReader): Value | typeof TOO_DEEP {
  try {
    return reader.next();
  } catch (error) {
    if (error instanceof TooDeep || error instanceof RangeError) return TOO_DEEP;
    throw error;
  }
}

const idBefore = (bytes: Buffer, at: number): ObjectId | undefined => {
  const found = /(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]*$/.exec(bytes.toString('latin1', Math.max(0, at - 40), at));
  return found ? { number: Number(found[1]), generation: Number(found[2]) } : undefined;
};

/** By its type, or by what only such a stream has: not every viewer asks for the type. */
const isObjectStream = (value: Value): value is Dictionary =>
  isDictionary(value) && (namesOf(value.get('Type')).includes('ObjStm') || (value.has('N') && value.has('First')));

const namesOf = (value: Value): string[] =>
  Array.isArray(value) ? value.flatMap(namesOf) : value instanceof Name ? [value.text] : [];

const dataStart = (bytes: Buffer, at: number): number => {
  if (bytes[at] === 0x0d) return bytes[at + 1] === 0x0a ? at + 2 : at + 1;
  return bytes[at] === 0x0a ? at + 1 : at;
};

/** The bytes from where a stream begins, in growing pieces until it has told its end; the last one is all there is. */
type Data = Generator<{ readonly bytes: Buffer; readonly isLast: boolean }>;

function* open(bytes: Buffer, start: number): Data {
  yield { bytes: bytes.subarray(start), isLast: true };
}

const FIRST_PIECE_BYTES = 64 * 1024;

/** Where the encrypted bytes end nobody can tell: a length may lie, and so may a word in the middle of them. */
function* sealed(bytes: Buffer, start: number, decryption: Decryption, id: ObjectId | undefined): Data {
  if (!id) return;
  for (let size = FIRST_PIECE_BYTES; ; size *= 4) {
    const isLast = start + size >= bytes.length;
    yield { bytes: decryption.stream(bytes.subarray(start, start + size), id), isLast };
    if (isLast) return;
  }
}

/** Undefined for a filter that we do not know, for what is damaged, and beyond the budget. */
function unpackedFrom(pieces: Data, dictionary: Dictionary, budget: Budget): Buffer | undefined {
  const unpacked = isLookedThrough(dictionary) ? inflated(pieces, isPlain(dictionary), budget) : undefined;
  // What was in vain is not counted as it goes; there is no second time.
  budget.unpacked = unpacked ? budget.unpacked - unpacked.length : 0;
  budget.read += MAX_READS * (unpacked?.length ?? 0);
  return unpacked;
}

const filterOf = (dictionary: Dictionary): Value => dictionary.get('Filter') ?? dictionary.get('F');

function isPlain(dictionary: Dictionary): boolean {
  const filter = filterOf(dictionary);
  return filter === undefined || (Array.isArray(filter) && filter.length === 0);
}

function isLookedThrough(dictionary: Dictionary): boolean {
  if (hasPredictor(dictionary.get('DecodeParms') ?? dictionary.get('DP'))) return false;
  const filter = filterOf(dictionary);
  const names = namesOf(filter);
  const isOne = names.length === 1 && !(Array.isArray(filter) && filter.length > 1);
  return isPlain(dictionary) || (isOne && (names[0] === 'FlateDecode' || names[0] === 'Fl'));
}

function inflated(pieces: Data, isPlainStream: boolean, budget: Budget): Buffer | undefined {
  for (const { bytes, isLast } of pieces) {
    if (budget.unpacked <= 0 || budget.read < 0) return undefined;
    if (isPlainStream) return isLast ? plainData(bytes, budget) : undefined;
    try {
      // To the end that the packed data tell themselves.
      const finish = isLast ? { finishFlush: Z_SYNC_FLUSH } : {};
      return inflateSync(bytes, { maxOutputLength: budget.unpacked, ...finish });
    } catch (error) {
      if (isLast || (error as NodeJS.ErrnoException).code !== 'Z_BUF_ERROR') return undefined;
      budget.read -= bytes.length;
    }
  }
  return undefined;
}

function plainData(bytes: Buffer, budget: Budget): Buffer | undefined {
  const end = bytes.indexOf('endstream');
  const data = bytes.subarray(0, end === -1 ? bytes.length : end);
  budget.read -= data.length;
  return data.length > budget.unpacked ? undefined : data;
}

/** Rows of differences, which nobody uses for objects; of a reference nobody can say. */
function hasPredictor(parameters: Value): boolean {
  if (Array.isArray(parameters)) return parameters.some(hasPredictor);
  if (parameters instanceof Reference) return true;
  if (!isDictionary(parameters)) return false;
  const predictor = parameters.get('Predictor');
  return predictor !== undefined && predictor !== 1;
}

/**
 * ISO 32000-1, 7.5.7: pairs of number and place, then the objects. They are read where they are said to be, and in a
 * row.
 */
function* objectsOfStream(bytes: Buffer, dictionary: Dictionary, budget: Budget): Generator<PdfObject | 'unclear'> {
  const first = dictionary.get('First');
  if (typeof first !== 'number' || !(first >= 0)) return yield 'unclear';
  const pairs = bytes.toString('latin1', 0, Math.min(first, bytes.length)).match(/\d+/g) ?? [];
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    if (budget.read < 0) return yield 'unclear';
    const start = first + Number(pairs[index + 1]);
    const reader = new ObjectReader(bytes, start);
    const value = readNext(reader);
    budget.read -= reader.position - start;
    yield value === TOO_DEEP ? 'unclear' : { number: Number(pairs[index]), value, isTrailer: false };
  }
}
