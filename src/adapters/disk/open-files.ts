import { type FileHandle, open } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { SECOND_MS } from '../../domain/kernel/clock.ts';

/** Descriptors are few, and a deleted file keeps its place on the disk for as long as one of them is open. */
const MAX_KEPT = 64;
const KEPT_MS = 2 * SECOND_MS;

/**
 * Files that are open for reading, each with one descriptor for all who read it at a time: a class that watches the
 * same lesson opens it once in two seconds, and not once for each range of each player.
 */
export class OpenFiles {
  private readonly kept: LRUCache<string, OpenFile>;

  constructor({ keptMs = KEPT_MS } = {}) {
    this.kept = new LRUCache({
      max: MAX_KEPT,
      ttl: keptMs,
      ttlAutopurge: true,
      dispose: (file) => void file.release(),
    });
  }

  /** Returns undefined when the file does not exist. The caller releases it once. */
  async borrow(path: string): Promise<OpenFile | undefined> {
    const kept = this.kept.get(path);
    if (kept) return kept.borrow();
    const handle = await open(path, 'r').catch(absent);
    if (!handle) return undefined;
    const file = new OpenFile(handle);
    this.kept.set(path, file);
    return file.borrow();
  }

  /** The next one who borrows it opens the path anew. */
  forget(path: string): void {
    this.kept.delete(path);
  }
}

/** Reference-counted file handle: closed when its last user has released it. Its creator counts as the first user. */
export class OpenFile {
  private users = 1;

  constructor(readonly handle: FileHandle) {}

  borrow(): this {
    this.users += 1;
    return this;
  }

  async release(): Promise<void> {
    this.users -= 1;
    if (this.users === 0) await this.handle.close();
  }
}

/** Handler for `catch`: returns undefined for a missing file, throws any other error. */
export function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  return undefined;
}
