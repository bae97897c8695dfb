import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKey } from '../../domain/kernel/ids.ts';
import { noUpload, partsDoNotFit } from '../../domain/media/errors.ts';
import { type ListedPart, lengthOfParts, PART_BYTES, type ReceivedPart } from '../../domain/media/multipart.ts';
import type { Bytes } from '../../domain/media/ports.ts';
import { Backlog } from './backlog.ts';
import { Checksum, checksumAt } from './checksum.ts';
import { PartLocks } from './part-locks.ts';
import { addPart, readParts } from './part-log.ts';
import { synced, syncPath } from './syncing.ts';
import { inPieces, writeAll } from './write-body.ts';

const ID = /^[\w-]{22}$/;

/** For `catch`: the folder of an upload is its only record. */
function gone(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? noUpload() : error;
}

/**
 * Uploads in parts: each a folder with one file, in which every part is written at its own offset, and a
 * log of the parts that are there. The folder is as old as the two, and named after its upload and key,
 * so that no other key can be completed with it. Completing joins nothing: it hands the file over.
 */
export class DiskMultiparts {
  private readonly locks = new PartLocks();
  private readonly backlogs = new Map<string, Backlog>();

  constructor(private readonly root: string) {}

  async start(key: FileKey): Promise<string> {
    const id = randomBytes(16).toString('base64url');
    const folder = this.folderOf(key, id) ?? '';
    await mkdir(folder, { recursive: true });
    for (const name of ['data', 'parts']) await writeFile(join(folder, name), '');
    return id;
  }

  async receive(key: FileKey, id: string, partNumber: number, body: Bytes): Promise<{ etag: string }> {
    const folder = this.folderOf(key, id);
    if (folder === undefined) throw noUpload();
    const file = join(folder, 'data');
    const lock = await this.locks.acquire(folder, partNumber);
    try {
      const checksum = new Checksum();
      const bytes = await withFile(file, (handle) =>
        inPieces(body, async (piece, position) => {
          await lock.write(() => writeAll(handle, piece, offsetOf(partNumber) + position));
          checksum.add(piece);
        }),
      );
      const etag = `${checksum}-${bytes}`;
      await lock.write(() => addPart(folder, { partNumber, etag, bytes }).catch(gone));
      await this.backlogOf(folder).add(bytes);
      return { etag };
    } finally {
      this.locks.end(folder, partNumber, lock);
    }
  }

  /** Hands the whole file over; when that fails the upload stays open. */
  async complete(
    key: FileKey,
    id: string,
    parts: readonly ListedPart[],
    handOver: (file: string) => Promise<void>,
  ): Promise<void> {
    const folder = this.folderOf(key, id);
    if (folder === undefined) throw noUpload();
    await this.locks.close(folder, async () => {
      const file = join(folder, 'data');
      await this.backlogs.get(folder)?.ended();
      const received = await readParts(folder).catch(gone);
      const bytes = lengthOfParts(parts, received);
      const doubtful = [...received].filter(([number, { isDoubtful }]) => isDoubtful && number <= parts.length);
      await finish(file, bytes, new Map(doubtful));
      await handOver(file);
      await this.remove(folder);
    });
  }

  async abort(key: FileKey, id: string): Promise<void> {
    const folder = this.folderOf(key, id);
    if (folder !== undefined) await this.locks.close(folder, () => this.remove(folder));
  }

  private async remove(folder: string): Promise<void> {
    await this.backlogs.get(folder)?.ended();
    this.backlogs.delete(folder);
    await rm(folder, { recursive: true, force: true });
  }

  private folderOf(key: FileKey, id: string): string | undefined {
    return ID.test(id) ? join(this.root, `${id}.${key.replaceAll('/', ',')}`) : undefined;
  }

  /** When the disk fails behind our back, nobody knows which part it lost: the sender begins anew. */
  private backlogOf(folder: string): Backlog {
    const forget = () => rm(folder, { recursive: true, force: true });
    const backlog = this.backlogs.get(folder) ?? new Backlog(() => syncPath(join(folder, 'data'), 'r+'), forget);
    this.backlogs.set(folder, backlog);
    return backlog;
  }
}

const offsetOf = (partNumber: number): number => (partNumber - 1) * PART_BYTES;

async function withFile<T>(file: string, work: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(file, 'r+').catch(gone);
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}

/** What was sent beyond the list is cut off, what may have been lost is read once more, and all of it is made safe. */
const finish = (file: string, bytes: number, doubtful: ReadonlyMap<number, ReceivedPart>): Promise<void> =>
  withFile(file, async (handle) => {
    for (const [number, part] of doubtful) {
      if (`${await checksumAt(handle, offsetOf(number), part.bytes)}-${part.bytes}` !== part.etag)
        throw partsDoNotFit();
    }
    if ((await handle.stat()).size !== bytes) await handle.truncate(bytes);
    await synced(() => handle.sync());
  });
