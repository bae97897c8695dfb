import { createHash } from 'node:crypto';
import { fstatSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

const BLOCKS = 8;
const BLOCK_BYTES = 8 * 1024;
/** Maximum of cached etags, evicted by last use: clearing the whole cache would recompute every etag at once. */
const MAX_REMEMBERED = 10_000;

/**
 * Etag of files on a disk: a digest of the length and of eight blocks spread evenly over the file, both ends among
 * them; a small file is digested whole.
 *
 * Not the time of change or the inode, which a restored backup does not keep: it would make every lesson unavailable.
 * Not a digest of everything, which halves the rate of an upload and would have to be stored with the object. Objects
 * are never overwritten, so this only has to tell one file from another; a change between the blocks, which takes
 * access to the server, is not seen.
 */
export class Fingerprints {
  private readonly known = new LRUCache<string, { stamp: string; etag: string }>({ max: MAX_REMEMBERED });

  /** Undefined if it is not a file, or was unlinked after it was opened. */
  async of(path: string, handle: FileHandle): Promise<{ bytes: number; etag: string } | undefined> {
    // Synchronous: an open file's facts are in memory, and the way through the thread pool costs ten times as much.
    const facts = fstatSync(handle.fd, { bigint: true });
    if (!facts.isFile() || facts.nlink === 0n) return undefined;
    const bytes = Number(facts.size);
    const stamp = `${facts.dev}:${facts.ino}:${facts.size}:${facts.mtimeNs}:${facts.ctimeNs}`;
    const remembered = this.known.get(path);
    if (remembered?.stamp === stamp) return { bytes, etag: remembered.etag };
    const etag = await digestBlocks(handle, bytes);
    this.known.set(path, { stamp, etag });
    return { bytes, etag };
  }

  forget(path: string): void {
    this.known.delete(path);
  }
}

async function digestBlocks(handle: FileHandle, bytes: number): Promise<string> {
  const hash = createHash('sha256').update(`${bytes}:`);
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  const isSmall = bytes <= BLOCKS * BLOCK_BYTES;
  const step = isSmall ? BLOCK_BYTES : (bytes - BLOCK_BYTES) / (BLOCKS - 1);
  for (let index = 0; index < BLOCKS; index += 1) {
    const { bytesRead } = await handle.read(block, 0, BLOCK_BYTES, Math.floor(index * step));
    hash.update(block.subarray(0, bytesRead));
  }
  return hash.digest('base64url').slice(0, 22);
}
