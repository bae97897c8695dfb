import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A `tmpfs` on each Linux; containers often have 64 MB of it. */
const SHARED_MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/**
 * An empty folder in memory where there is plenty of it, else on the disk: what a test stores is thrown away, and an
 * `fsync` of a busy disk takes ten milliseconds for each statement that writes.
 */
export const memoryFolder = (prefix: string): Promise<string> =>
  mkdtemp(join(hasRoom() ? SHARED_MEMORY : tmpdir(), prefix));

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
}
