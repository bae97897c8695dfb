import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Bytes } from '../../domain/media/ports.ts';

const CHUNK_BYTES = 1024 * 1024;

export interface Measured {
  readonly bytes: number;
  readonly sha256: string;
}

/** A file's bytes in large pieces. */
export const bytesOf = (path: string): Bytes => createReadStream(path, { highWaterMark: CHUNK_BYTES });

/**
 * Hands a body on and calls `ended` with its length and checksum after the last piece; what that throws breaks it off.
 */
export async function* measured(body: Bytes, ended: (facts: Measured) => void): Bytes & AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of body) {
    hash.update(piece);
    bytes += piece.length;
    yield piece;
  }
  ended({ bytes, sha256: hash.digest('hex') });
}

export async function measure(body: Bytes): Promise<Measured> {
  let facts: Measured | undefined;
  for await (const piece of measured(body, (found) => (facts = found))) void piece;
  if (!facts) throw new Error('A file broke off while it was read.');
  return facts;
}

/** Writes a file that is there whole and safe from a power cut, or not at all. */
export async function writeWholeFile(path: string, body: Bytes): Promise<Measured> {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.${randomUUID()}.partial`;
  let facts: Measured | undefined;
  try {
    const handle = await open(partial, 'wx');
    try {
      for await (const piece of measured(body, (found) => (facts = found))) await handle.writeFile(piece);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
  if (!facts) throw new Error(`${path} was not written to its end.`);
  return facts;
}

/** Makes the names in a folder survive a power cut. */
export async function syncFolderNames(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
