import { type ByteRange, lengthOf } from './byte-range.ts';
import { wholeOf } from './bytes.ts';
import type { Bytes } from './ports.ts';
import { paddingStart, SAMPLE_BYTES, type Sample } from './signatures.ts';

/** Maximum of padding skipped at the end: as much as programs leave that write whole blocks. */
const MAX_PADDING_BYTES = 4 * 1024 * 1024;
/** Bytes read for a trailing signature; no type's is longer. */
const MARK_BYTES = 1024;

/** Reads both ends of a stored file; one read when they meet, and more where the end is padding alone. */
export async function readSample(read: (range: ByteRange) => Promise<Bytes>, bytes: number): Promise<Sample> {
  const head = await readWhole(read, { first: 0, last: Math.min(bytes, SAMPLE_BYTES) - 1 });
  if (bytes <= SAMPLE_BYTES) return { bytes, head, tail: head };
  const lowest = Math.max(0, bytes - SAMPLE_BYTES - MAX_PADDING_BYTES);
  let first = bytes - SAMPLE_BYTES;
  let tail = await readWhole(read, { first, last: bytes - 1 });
  // Pieces overlap, so that no mark is cut by a border.
  while (paddingStart(tail) < MARK_BYTES && first > lowest) {
    const last = first + MARK_BYTES - 1;
    first = Math.max(lowest, last + 1 - SAMPLE_BYTES);
    tail = await readWhole(read, { first, last });
  }
  return { bytes, head, tail };
}

async function readWhole(read: (range: ByteRange) => Promise<Bytes>, range: ByteRange): Promise<Uint8Array> {
  return wholeOf(await read(range), lengthOf(range));
}
