import { open, type FileHandle } from 'node:fs/promises';
import type { Bytes } from '../../domain/media/ports.ts';

const GATHER_BYTES = 1024 * 1024;

/**
 * Writes a body into a new file and returns once it is on the disk itself. Small chunks are gathered
 * to one write of a mebibyte: a network hands over 16 to 64 KiB at a time.
 */
export async function writeWhole(path: string, body: Bytes): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    const gathered = Buffer.allocUnsafeSlow(GATHER_BYTES);
    let filled = 0;
    for await (const chunk of body) {
      if (filled + chunk.length > GATHER_BYTES) {
        await writeAll(handle, gathered.subarray(0, filled));
        filled = 0;
      }
      if (chunk.length >= GATHER_BYTES) {
        await writeAll(handle, chunk);
      } else {
        gathered.set(chunk, filled);
        filled += chunk.length;
      }
    }
    await writeAll(handle, gathered.subarray(0, filled));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A nearly full disk may take a part of a write and refuse the rest with the next one. */
async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    done += (await handle.write(bytes, done)).bytesWritten;
  }
}

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
