import { randomBytes, randomUUID } from 'node:crypto';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKey } from '../../domain/kernel/ids.ts';
import { noUpload } from '../../domain/media/errors.ts';
import { type ListedPart, lengthOfParts } from '../../domain/media/multipart.ts';
import type { Bytes } from '../../domain/media/ports.ts';
import { Checksum } from './checksum.ts';
import { gone, type PartFile, partFileName, partFilesIn, partsAsListed, wholeFileName } from './part-files.ts';
import { PartJoiner } from './part-joiner.ts';
import { type PartLock, PartLocks } from './part-locks.ts';
import { inPieces, writeAll } from './write-body.ts';

const ID = /^[\w-]{22}$/;

/**
 * Uploads in parts: each a folder, named after its upload and key, so that no other key can be completed with it. A
 * part is written into a file of its own, which gets the name of the part when it is whole: whoever else sends the same
 * part, in this process or in another one, has another file, and the list that completes the upload says which of the
 * two is meant.
 */
export class DiskMultiparts {
  private readonly locks = new PartLocks();
  private readonly joiners = new Map<string, PartJoiner>();

  constructor(private readonly root: string) {}

  async start(key: FileKey): Promise<string> {
    const id = randomBytes(16).toString('base64url');
    await mkdir(this.folderOf(key, id) ?? '', { recursive: true });
    return id;
  }

  async receive(key: FileKey, id: string, partNumber: number, body: Bytes): Promise<{ etag: string }> {
    const folder = this.folderOf(key, id);
    if (folder === undefined) throw noUpload();
    const lock = this.locks.acquire(folder, partNumber);
    const coming = join(folder, `coming.${randomUUID()}`);
    try {
      const part = { partNumber, ...(await write(coming, body, lock)) };
      lock.check();
      await rename(coming, join(folder, partFileName(part))).catch(gone);
      await this.joinerOf(folder).add(part);
      return { etag: part.etag };
    } finally {
      this.locks.end(folder, partNumber, lock);
      await rm(coming, { force: true });
    }
  }

  /** Hands the whole file over; when that fails the upload stays open. */
  async complete(
    key: FileKey,
    id: string,
    listed: readonly ListedPart[],
    handOver: (file: string) => Promise<void>,
  ): Promise<void> {
    const folder = this.folderOf(key, id);
    if (folder === undefined) throw noUpload();
    await this.locks.close(folder, async () => {
      const received = partsAsListed(await partFilesIn(folder), listed);
      lengthOfParts(listed, received);
      const parts = listed.map(({ partNumber }) => received.get(partNumber)).filter((part) => part !== undefined);
      await handOver(await this.whole(folder, parts));
      await this.remove(folder);
    });
  }

  async abort(key: FileKey, id: string): Promise<void> {
    const folder = this.folderOf(key, id);
    if (folder !== undefined) await this.locks.close(folder, () => this.remove(folder));
  }

  /** It is there already when we died while it was handed over. */
  private async whole(folder: string, parts: readonly PartFile[]): Promise<string> {
    const file = join(folder, wholeFileName(parts));
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (!isThere) {
      await rename(await this.joinerOf(folder).finish(parts), file);
      this.joiners.delete(folder);
    }
    return file;
  }

  /** Under another name first: nobody who is still sending finds the folder then, and none of it comes back. */
  private async remove(folder: string): Promise<void> {
    await this.joiners.get(folder)?.discard();
    this.joiners.delete(folder);
    const away = join(this.root, `removed.${randomUUID()}`);
    await rename(folder, away).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rm(away, { recursive: true, force: true });
  }

  private folderOf(key: FileKey, id: string): string | undefined {
    return ID.test(id) ? join(this.root, `${id}.${key.replaceAll('/', ',')}`) : undefined;
  }

  private joinerOf(folder: string): PartJoiner {
    const joiner = this.joiners.get(folder) ?? new PartJoiner(folder);
    this.joiners.set(folder, joiner);
    return joiner;
  }
}

/** Nobody waits for the disk: the checksum tells whether it kept the part when the parts are joined. */
async function write(path: string, body: Bytes, lock: PartLock): Promise<{ etag: string; bytes: number }> {
  const handle = await open(path, 'wx').catch(gone);
  try {
    const checksum = new Checksum();
    const bytes = await inPieces(body, async (piece, position) => {
      lock.check();
      await writeAll(handle, piece, position);
      checksum.add(piece);
    });
    return { etag: `${checksum}-${bytes}`, bytes };
  } finally {
    await handle.close();
  }
}
