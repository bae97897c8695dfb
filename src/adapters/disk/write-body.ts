import { open, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Bytes } from '../../domain/media/ports.ts';
import { synced } from './syncing.ts';

const GATHER_BYTES = 1024 * 1024;

export interface Written {
  readonly bytes: number;
  /** Tells two bodies apart, at a rate that does not slow a disk down; no proof against malice. */
  readonly checksum: string;
}

interface Manner {
  readonly position: number;
  readonly isSummed: boolean;
  /** Called with each write; a rejection ends it all. */
  readonly inTurn?: (write: () => Promise<void>) => Promise<void>;
}

const atOnce: NonNullable<Manner['inTurn']> = (write) => write();

/**
 * Writes a body into an open file. Small chunks are gathered to one write of a mebibyte: a network hands
 * over 16 to 64 KiB at a time.
 */
export async function writeBody(handle: FileHandle, body: Bytes, { position, isSummed, inTurn = atOnce }: Manner): Promise<Written> {
  const gathered = takeBuffer();
  let [filled, bytes, sum] = [0, 0, 0];
  const write = async (piece: Uint8Array) => {
    await inTurn(() => writeAll(handle, piece, position + bytes));
    bytes += piece.length;
    if (isSummed) sum = crc32(piece, sum);
  };
  try {
    for await (const chunk of body) {
      for (let used = 0; used < chunk.length; ) {
        const piece = chunk.subarray(used, used + GATHER_BYTES - filled);
        gathered.set(piece, filled);
        filled += piece.length;
        used += piece.length;
        if (filled < GATHER_BYTES) continue;
        await write(gathered);
        filled = 0;
      }
    }
    if (filled > 0) await write(gathered.subarray(0, filled));
    return { bytes, checksum: sum.toString(16).padStart(8, '0') };
  } finally {
    giveBack(gathered);
  }
}

/** Writes a body into a new file and returns once it is on the disk itself. */
export async function writeWhole(path: string, body: Bytes): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await writeBody(handle, body, { position: 0, isSummed: false });
    await synced(() => handle.sync());
  } finally {
    await handle.close();
  }
}

/** A nearly full disk may take a part of a write and refuse the rest with the next one. */
async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    done += (await handle.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
  }
}

const MOST_KEPT = 16;
const kept: Buffer[] = [];
const takeBuffer = (): Buffer => kept.pop() ?? Buffer.allocUnsafeSlow(GATHER_BYTES);
const giveBack = (buffer: Buffer): void => {
  if (kept.length < MOST_KEPT) kept.push(buffer);
};
