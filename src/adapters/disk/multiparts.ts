import { randomBytes } from 'node:crypto';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKey } from '../../domain/kernel/ids.ts';
import { lengthOfParts, PART_BYTES, type ListedPart } from '../../domain/media/multipart.ts';
import type { Bytes } from '../../domain/media/ports.ts';
import { noUpload } from '../../domain/media/refusals.ts';
import { addPart, readParts } from './part-log.ts';
import { SharedSync, syncPath } from './syncing.ts';
import { Turns } from './turns.ts';
import { writeBody } from './write-body.ts';

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
  private readonly turns = new Turns();
  private readonly syncs = new Map<string, SharedSync>();

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
    const handle = await open(file, 'r+').catch(gone);
    const turn = await this.turns.take(folder, partNumber);
    try {
      const position = (partNumber - 1) * PART_BYTES;
      const { bytes, checksum } = await writeBody(handle, body, { position, isSummed: true, inTurn: (write) => turn.write(write) });
      const etag = `${checksum}-${bytes}`;
      await this.syncOf(file).run().catch(gone);
      await turn.write(() => addPart(folder, { partNumber, etag, bytes }).catch(gone));
      return { etag };
    } finally {
      this.turns.end(folder, partNumber, turn);
      await handle.close();
    }
  }

  /** Hands the whole file over; when that fails the upload stays open. */
  async complete(key: FileKey, id: string, parts: readonly ListedPart[], handOver: (file: string) => Promise<void>): Promise<void> {
    const folder = this.folderOf(key, id);
    if (folder === undefined) throw noUpload();
    await this.turns.close(folder, async () => {
      const bytes = lengthOfParts(parts, await readParts(folder).catch(gone));
      const file = join(folder, 'data');
      await cutTo(file, bytes);
      await handOver(file);
      await this.remove(folder);
    });
  }

  async abort(key: FileKey, id: string): Promise<void> {
    const folder = this.folderOf(key, id);
    if (folder !== undefined) await this.turns.close(folder, () => this.remove(folder));
  }

  private async remove(folder: string): Promise<void> {
    this.syncs.delete(join(folder, 'data'));
    await rm(folder, { recursive: true, force: true });
  }

  private folderOf(key: FileKey, id: string): string | undefined {
    return ID.test(id) ? join(this.root, `${id}.${key.replaceAll('/', ',')}`) : undefined;
  }

  private syncOf(file: string): SharedSync {
    const shared = this.syncs.get(file) ?? new SharedSync(() => syncPath(file, 'r+'));
    this.syncs.set(file, shared);
    return shared;
  }
}

/** What was sent beyond the list is cut off. */
async function cutTo(file: string, bytes: number): Promise<void> {
  const handle = await open(file, 'r+').catch(gone);
  try {
    if ((await handle.stat()).size !== bytes) await handle.truncate(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
