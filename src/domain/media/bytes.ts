import type { ByteRange } from './byte-range.ts';
import type { Bytes } from './ports.ts';

/** Reads a piece of a stored file, always of the same version of it. */
export type ReadRange = (range: ByteRange) => Promise<Bytes>;

/** Yields a small body that is in memory already. */
export async function* once(bytes: Uint8Array): Bytes & AsyncGenerator<Uint8Array> {
  yield bytes;
}

/**
 * Opens a body lazily, at its first chunk. A generator that is never started skips its `finally`: one opened eagerly
 * would leak where a storage refuses before it reads.
 */
export async function* whenRead(open: () => Bytes | Promise<Bytes>): Bytes & AsyncGenerator<Uint8Array> {
  yield* await open();
}

/** A body of a known length, in memory. Of a longer one the rest is left, of a shorter one zeros fill the end. */
export async function wholeOf(body: Bytes, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(length);
  let at = 0;
  for await (const chunk of body) {
    const part = chunk.subarray(0, length - at);
    whole.set(part, at);
    at += part.length;
    if (part.length < chunk.length) break;
  }
  return whole;
}
