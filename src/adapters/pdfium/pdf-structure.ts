import { inflateSync } from 'node:zlib';
import {
  type Dictionary,
  isDictionary,
  Name,
  nameAt,
  ObjectReader,
  Reference,
  TooDeep,
  type Value,
} from './pdf-objects.ts';

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

/**
 * Every object of the file, found by its word `obj` and not by the table of references, which viewers mend each in its
 * own way: old revisions, those that nothing refers to and those in object streams are among them. `unclear` in place
 * of one that cannot be read, or not within the budget.
 */
export function* objectsIn(
  pdf: Uint8Array,
  mostUnpackedBytes: number = MAX_UNPACKED_BYTES,
): Generator<PdfObject | 'unclear'> {
  const bytes = asBuffer(pdf);
  let budget = mostUnpackedBytes;
  for (let at = bytes.indexOf('obj'); at !== -1; at = bytes.indexOf('obj', at + 1)) {
    if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    const reader = new ObjectReader(pdf, at + 'obj'.length);
    const value = readNext(reader);
    if (value === TOO_DEEP) yield 'unclear';
    else {
      yield { number: numberBefore(bytes, at), value, isTrailer: false };
      if (!isObjectStream(value) || !reader.takes('stream')) continue;
      const unpacked = unpackedFrom(bytes, dataStart(bytes, reader.position), value, budget);
      budget -= unpacked?.length ?? 0;
      if (!unpacked) yield 'unclear';
      else yield* objectsOfStream(unpacked, value);
    }
  }
  for (let at = bytes.indexOf('trailer'); at !== -1; at = bytes.indexOf('trailer', at + 1)) {
    const value = readNext(new ObjectReader(pdf, at + 'trailer'.length));
    yield value === TOO_DEEP ? 'unclear' : { number: undefined, value, isTrailer: true };
  }
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

const numberBefore = (bytes: Buffer, at: number): number | undefined => {
  const found = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]*$/.exec(bytes.toString('latin1', Math.max(0, at - 40), at));
  return found ? Number(found[1]) : undefined;
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

/** Undefined for a filter that we do not know, for what is damaged, and beyond the budget. */
function unpackedFrom(bytes: Buffer, start: number, dictionary: Dictionary, mostBytes: number): Buffer | undefined {
  const filter = dictionary.get('Filter') ?? dictionary.get('F');
  const isPlain = filter === undefined || (Array.isArray(filter) && filter.length === 0);
  if (mostBytes <= 0 || hasPredictor(dictionary.get('DecodeParms') ?? dictionary.get('DP'))) return undefined;
  if (isPlain) {
    const end = bytes.indexOf('endstream', start);
    const data = bytes.subarray(start, end === -1 ? bytes.length : end);
    return data.length > mostBytes ? undefined : data;
  }
  const [name, ...others] = namesOf(filter);
  if (others.length > 0 || (Array.isArray(filter) && filter.length > 1)) return undefined;
  if (name !== 'FlateDecode' && name !== 'Fl') return undefined;
  try {
    // To the end that the packed data tell themselves: a length may lie, and so may a word in the middle of them.
    return inflateSync(bytes.subarray(start), { maxOutputLength: mostBytes, finishFlush: Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
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
function* objectsOfStream(bytes: Buffer, dictionary: Dictionary): Generator<PdfObject | 'unclear'> {
  const first = dictionary.get('First');
  if (typeof first !== 'number' || !(first >= 0)) return yield 'unclear';
  const pairs = bytes.toString('latin1', 0, Math.min(first, bytes.length)).match(/\d+/g) ?? [];
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    const value = readNext(new ObjectReader(bytes, first + Number(pairs[index + 1])));
    yield value === TOO_DEEP ? 'unclear' : { number: Number(pairs[index]), value, isTrailer: false };
  }
}
