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

/** Identifies an object for decryption. */
export interface ObjectId {
  readonly number: number;
  readonly generation: number;
}

export interface Decryption {
  /** Decrypts a string; undefined if it was not encrypted, so that viewers may differ. */
  text(text: string, object: ObjectId): string | undefined;
  /** Decrypts the beginning of a stream, in whole blocks. */
  stream(bytes: Buffer, object: ObjectId): Buffer;
}

export interface PdfObject {
  /** Undefined if unknown; then any reference may mean it. */
  readonly number: number | undefined;
  readonly value: Value;
  readonly isTrailer: boolean;
}

/** Minimum length of a name in the raw scan; shorter ones are found by parsing objects. */
const MIN_NAME = 5;
/** Longer than any significant name with each letter written as `#xx`. */
const MAX_WRITTEN_NAME = 1 + 3 * 40;

const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;
const Z_SYNC_FLUSH = 2;

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

/** Returns every decoded name of some length in the raw bytes, in any context. */
export function namesIn(pdf: Uint8Array): string[] {
  const names = new Set<string>();
  for (let at = pdf.indexOf(0x2f); at !== -1; at = pdf.indexOf(0x2f, at + 1)) {
    // Only a capital letter or an escaped one: most slashes in compressed data are chance.
    const first = pdf[at + 1] ?? 0;
    if (first !== 0x23 && (first < 0x41 || first > 0x5a)) continue;
    const { name } = nameAt(pdf.subarray(at, at + MAX_WRITTEN_NAME), 0);
    if (name.length >= MIN_NAME) names.add(name);
  }
  return [...names];
}

/** Limits the work, so that its time is linear in the file size. */
interface Budget {
  unpacked: number;
  /** Bytes left to read. Overlapping objects are read more than once; a file full of them is invalid. */
  read: number;
}

/** Reads allowed per byte, and an allowance for small files. */
const MAX_READS = 4;
const SPARE_BYTES = 64 * 1024;

interface Options {
  readonly maxUnpackedBytes?: number | undefined;
  /** Present if the PDF is encrypted. */
  readonly decryption?: Decryption | undefined;
}

/**
 * Yields every object of the file. Objects are found by the keyword `obj`, not by the cross-reference table, which
 * viewers repair differently: the result includes old revisions, unreferenced objects and those in object streams.
 * Yields `unclear` for an unreadable object, or when over budget.
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

/** Decrypts a value's strings; those of an object without a number cannot be decrypted. */
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

/** Detects object streams by type or by their keys: not every viewer checks the type. */
const isObjectStream = (value: Value): value is Dictionary =>
  isDictionary(value) && (namesOf(value.get('Type')).includes('ObjStm') || (value.has('N') && value.has('First')));

const namesOf = (value: Value): string[] =>
  Array.isArray(value) ? value.flatMap(namesOf) : value instanceof Name ? [value.text] : [];

const dataStart = (bytes: Buffer, at: number): number => {
  if (bytes[at] === 0x0d) return bytes[at + 1] === 0x0a ? at + 2 : at + 1;
  return bytes[at] === 0x0a ? at + 1 : at;
};

/** Yields the bytes of a stream in growing prefixes until its end is found; the last one is everything. */
type Data = Generator<{ readonly bytes: Buffer; readonly isLast: boolean }>;

function* open(bytes: Buffer, start: number): Data {
  yield { bytes: bytes.subarray(start), isLast: true };
}

const FIRST_PIECE_BYTES = 64 * 1024;

/**
 * Decrypts growing prefixes: the end of encrypted data is unknown, since the length and an `endstream` within it may be
 * forged.
 */
function* sealed(bytes: Buffer, start: number, decryption: Decryption, id: ObjectId | undefined): Data {
  if (!id) return;
  for (let size = FIRST_PIECE_BYTES; ; size *= 4) {
    const isLast = start + size >= bytes.length;
    yield { bytes: decryption.stream(bytes.subarray(start, start + size), id), isLast };
    if (isLast) return;
  }
}

/** Unpacks a stream. Returns undefined for an unknown filter, damaged data, or when over budget. */
function unpackedFrom(pieces: Data, dictionary: Dictionary, budget: Budget): Buffer | undefined {
  const unpacked = isLookedThrough(dictionary) ? inflated(pieces, isPlain(dictionary), budget) : undefined;
  // A failed attempt is not metered, so it uses up the budget; there is no retry.
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
      // Stops at the end marked in the compressed data.
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

/** Detects predictors, which no program uses for objects; a reference cannot be resolved here. */
function hasPredictor(parameters: Value): boolean {
  if (Array.isArray(parameters)) return parameters.some(hasPredictor);
  if (parameters instanceof Reference) return true;
  if (!isDictionary(parameters)) return false;
  const predictor = parameters.get('Predictor');
  return predictor !== undefined && predictor !== 1;
}

/**
 * Parses an object stream (ISO 32000-1, 7.5.7): pairs of number and offset, then the objects. Reads them at their
 * offsets and sequentially, since viewers may do either.
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
