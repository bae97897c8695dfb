import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKey } from '../../domain/kernel/ids.ts';
import { noUpload, partsDoNotFit } from '../../domain/media/errors.ts';
import { type ListedPart, lengthOfParts, PART_BYTES } from '../../domain/media/multipart.ts';
import type { Bytes } from '../../domain/media/ports.ts';
import { Checksum } from './checksum.ts';
import { absent } from './open-files.ts';
import { PartLocks } from './part-locks.ts';
import { PartRecords } from './part-records.ts';
import { synced, syncPath } from './syncing.ts';
import { withFile } from './with-file.ts';
import { inPieces, writeAll } from './write-body.ts';

const ID = /^[\w-]{22}$/;

/**
 * Uploads in parts: each a folder, named after its upload and key, so that no other key can be completed with it. Every
 * part is written at its offset of one file, `data`, and recorded in `parts` once it is whole and safe on the disk.
 */
export class DiskMultiparts {
  private readonly locks = new PartLocks();

  constructor(private readonly root: string) {}

  async start(key: FileKey): Promise<string> {
    const id = randomBytes(16).toString('base64url');
    const folder = this.folderOf(key, id);
    await mkdir(folder, { recursive: true });
    for (const name of ['data', 'parts']) await writeFile(join(folder, name), '');
    return id;
  }

  async receive(key: FileKey, id: string, partNumber: number, body: Bytes): Promise<{ etag: string }> {
    const folder = this.folderOf(key, id);
    const records = new PartRecords(join(folder, 'parts'));
    const receiving = this.locks.hold(folder, partNumber, (lock) =>
      withFile(join(folder, 'data'), 'r+', async (file) => {
        const checksum = new Checksum();
        await inPieces(body, (piece, position) =>
          lock.step(async () => {
            if (position === 0) await records.remove(partNumber);
            if (position + piece.length > PART_BYTES) throw partsDoNotFit();
            await writeAll(file, piece, (partNumber - 1) * PART_BYTES + position);
            checksum.add(piece);
          }),
        );
        const etag = checksum.etag();
        await lock.step(async () => {
          await synced(() => file.sync());
          await records.add(partNumber, etag);
        });
        return { etag };
      }),
    );
    return receiving.catch(gone);
  }

  /** Hands the whole file over; when that fails it may be tried again. */
  async complete(
    key: FileKey,
    id: string,
    listed: readonly ListedPart[],
    handOver: (file: string) => Promise<void>,
  ): Promise<void> {
    const folder = this.folderOf(key, id);
    await this.locks.close(folder, async () => {
      await handOver(await whole(folder, listed).catch(gone));
      await rm(folder, { recursive: true, force: true });
    });
  }

  async abort(key: FileKey, id: string): Promise<void> {
    if (!ID.test(id)) return;
    const folder = this.folderOf(key, id);
    await this.locks.close(folder, () => rm(folder, { recursive: true, force: true }));
  }

  private folderOf(key: FileKey, id: string): string {
    if (!ID.test(id)) throw noUpload();
    return join(this.root, `${id}.${key.replaceAll('/', ',')}`);
  }
}

/** The file of just these parts, under a name that no sender opens. It bears it already when we died meanwhile. */
async function whole(folder: string, listed: readonly ListedPart[]): Promise<string> {
  const bytes = lengthOfParts(listed, await new PartRecords(join(folder, 'parts')).all());
  const file = join(folder, 'whole');
  await rename(join(folder, 'data'), file).catch(absent);
  const { size, nlink } = await stat(file);
  // A file with a second link is an object.
  if (size < bytes || (size > bytes && nlink > 1)) throw partsDoNotFit();
  if (size > bytes) {
    await truncate(file, bytes);
    await syncPath(file, 'r+');
  }
  return file;
}

/** For `catch`: the folder of an upload is its only record. */
function gone(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? noUpload() : error;
}
