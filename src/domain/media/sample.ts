import type { FileKey } from '../kernel/ids.ts';
import { type ByteRange, lengthOf } from './byte-range.ts';
import { wholeOf } from './bytes.ts';
import type { FileStorage } from './ports.ts';
import { SAMPLE_BYTES, type Sample } from './signatures.ts';

/** Reads both ends of a stored file; one read when they meet. */
export async function readSample(storage: Pick<FileStorage, 'read'>, key: FileKey, bytes: number): Promise<Sample> {
  const head = await readWhole(storage, key, { first: 0, last: Math.min(bytes, SAMPLE_BYTES) - 1 });
  if (bytes <= SAMPLE_BYTES) return { bytes, head, tail: head };
  return { bytes, head, tail: await readWhole(storage, key, { first: bytes - SAMPLE_BYTES, last: bytes - 1 }) };
}

async function readWhole(storage: Pick<FileStorage, 'read'>, key: FileKey, range: ByteRange): Promise<Uint8Array> {
  return wholeOf(await storage.read(key, range), lengthOf(range));
}
