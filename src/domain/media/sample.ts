import { type ByteRange, lengthOf } from './byte-range.ts';
import { wholeOf } from './bytes.ts';
import type { Bytes } from './ports.ts';
import { SAMPLE_BYTES, type Sample } from './signatures.ts';

/** Reads both ends of a stored file; one read when they meet. */
export async function readSample(read: (range: ByteRange) => Promise<Bytes>, bytes: number): Promise<Sample> {
  const head = await readWhole(read, { first: 0, last: Math.min(bytes, SAMPLE_BYTES) - 1 });
  if (bytes <= SAMPLE_BYTES) return { bytes, head, tail: head };
  return { bytes, head, tail: await readWhole(read, { first: bytes - SAMPLE_BYTES, last: bytes - 1 }) };
}

async function readWhole(read: (range: ByteRange) => Promise<Bytes>, range: ByteRange): Promise<Uint8Array> {
  return wholeOf(await read(range), lengthOf(range));
}
