import type { FileKey } from '../kernel/ids.ts';
import type { ByteRange } from './byte-range.ts';
import type { Bytes, FileStorage } from './ports.ts';
import { SAMPLE_BYTES, type Sample } from './signatures.ts';

/** Reads both ends of a stored file; one read when they meet. */
export async function readSample(storage: Pick<FileStorage, 'read'>, key: FileKey, bytes: number): Promise<Sample> {
  const head = await readWhole(storage, key, { first: 0, last: Math.min(bytes, SAMPLE_BYTES) - 1 });
  if (bytes <= SAMPLE_BYTES) return { bytes, head, tail: head };
  return { bytes, head, tail: await readWhole(storage, key, { first: bytes - SAMPLE_BYTES, last: bytes - 1 }) };
}

async function readWhole(storage: Pick<FileStorage, 'read'>, key: FileKey, range: ByteRange): Promise<Uint8Array> {
  return wholeOf(await storage.read(key, range), range.last - range.first + 1);
}

/** So many bytes in one piece of memory. */
export async function wholeOf(body: Bytes, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(length);
  let at = 0;
  for await (const chunk of body) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
