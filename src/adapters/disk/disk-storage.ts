import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DAY_MS } from '../../domain/kernel/clock.ts';
import type { FileKey } from '../../domain/kernel/ids.ts';
import { lengthOf, type ByteRange } from '../../domain/media/byte-range.ts';
import { isKey } from '../../domain/media/object-key.ts';
import type { Bytes, FileStorage } from '../../domain/media/ports.ts';
import { badKey, keyTaken, noObject } from '../../domain/media/refusals.ts';
import { BufferPool } from './buffer-pool.ts';
import { FileChunks } from './file-chunks.ts';
import { absent, Fingerprints } from './fingerprint.ts';
import { syncFolder, writeWhole } from './write-whole.ts';

/**
 * Objects as files below one folder: `objects/{key}` and `incoming/` for what is being written. Only
 * text with the exact form of our keys, which has no dot but the extension's, ever becomes a path.
 */
export class DiskStorage implements FileStorage {
  private readonly fingerprints = new Fingerprints();

  private constructor(
    private readonly root: string,
    private readonly pool: BufferPool,
  ) {}

  /** Makes the folder, and clears away what uploads that a crash cut off left behind more than a day ago. */
  static async open(root: string, pool = new BufferPool()): Promise<DiskStorage> {
    const incoming = join(root, 'incoming');
    await mkdir(join(root, 'objects'), { recursive: true });
    await mkdir(incoming, { recursive: true });
    for (const name of await readdir(incoming)) {
      const path = join(incoming, name);
      const facts = await stat(path).catch(absent);
      if (facts && Date.now() - facts.mtimeMs > DAY_MS) await rm(path, { force: true });
    }
    return new DiskStorage(root, pool);
  }

  async put(key: FileKey, body: Bytes): Promise<void> {
    const path = this.pathOf(key);
    if (!path) throw badKey();
    if (await stat(path).catch(absent)) throw keyTaken();
    const incoming = join(this.root, 'incoming', randomUUID());
    try {
      await writeWhole(incoming, body);
      await this.publish(incoming, path);
    } finally {
      await rm(incoming, { force: true });
    }
  }

  async stat(key: FileKey): Promise<{ bytes: number; etag: string } | undefined> {
    const path = this.pathOf(key);
    return path === undefined ? undefined : this.fingerprints.of(path);
  }

  async read(key: FileKey, range?: ByteRange): Promise<Bytes> {
    const path = this.pathOf(key);
    const handle = path === undefined ? undefined : await open(path, 'r').catch(absent);
    if (!handle) throw noObject();
    if (range) return new FileChunks(handle, this.pool, range.first, lengthOf(range));
    return new FileChunks(handle, this.pool, 0, (await handle.stat()).size);
  }

  async delete(key: FileKey): Promise<void> {
    const path = this.pathOf(key);
    if (path === undefined) return;
    await rm(path, { force: true });
    this.fingerprints.forget(path);
  }

  /** A link refuses an existing name, which a rename would replace without a word. */
  private async publish(incoming: string, path: string): Promise<void> {
    const folder = dirname(path);
    if (await mkdir(folder, { recursive: true })) {
      await syncFolder(dirname(folder));
      await syncFolder(join(this.root, 'objects'));
    }
    await link(incoming, path).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? keyTaken() : error;
    });
    await syncFolder(folder);
  }

  private pathOf(key: string): string | undefined {
    return isKey(key) ? join(this.root, 'objects', key) : undefined;
  }
}
