import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../domain/kernel/clock.ts';
import type { FileKey } from '../../domain/kernel/ids.ts';
import { type ByteRange, lengthOf } from '../../domain/media/byte-range.ts';
import { badKey, keyTaken, noObject, objectChanged, storageFull } from '../../domain/media/errors.ts';
import { type ListedPart, PART_BYTES } from '../../domain/media/multipart.ts';
import { isKey } from '../../domain/media/object-key.ts';
import type {
  Bytes,
  FileStorage,
  ObjectFacts,
  PartTerms,
  UploadEndpoint,
  UploadPermit,
  UploadTerms,
} from '../../domain/media/ports.ts';
import { BufferPool } from './buffer-pool.ts';
import { Names } from './durable-names.ts';
import { FileChunks } from './file-chunks.ts';
import { Fingerprints } from './fingerprint.ts';
import { DiskMultiparts } from './multiparts.ts';
import { absent, type OpenFile, OpenFiles } from './open-files.ts';
import { type UploadUrlSettings, UploadUrls } from './signed-urls.ts';
import { storedBefore } from './stored-before.ts';
import { writeWhole } from './write-body.ts';

/**
 * Stores objects as files below one folder: `objects/{key}`, `incoming/` for files being written, `multiparts/` for
 * uploads in parts. Only text with the exact form of our keys, which has no dot but the extension's, ever becomes a
 * path.
 */
export class DiskStorage implements FileStorage, UploadEndpoint {
  private readonly fingerprints = new Fingerprints();
  private readonly openFiles = new OpenFiles();
  private readonly pool = new BufferPool();
  private readonly names = new Names();
  private readonly multiparts: DiskMultiparts;

  private constructor(
    private readonly root: string,
    private readonly urls: UploadUrls,
  ) {
    this.multiparts = new DiskMultiparts(join(root, 'multiparts'));
  }

  /** Makes the folders, and clears away what uploads that a crash cut off left behind more than a day ago. */
  static async open(root: string, urls: UploadUrlSettings): Promise<DiskStorage> {
    for (const name of ['objects', 'incoming', 'multiparts']) await mkdir(join(root, name), { recursive: true });
    await removeOlder(join(root, 'incoming'), new Date(Date.now() - DAY_MS));
    return new DiskStorage(root, new UploadUrls(urls));
  }

  /** The content type is not kept: nobody reads a file here without its row, which knows it. */
  put(key: FileKey, body: Bytes, { bytes }: ObjectFacts): Promise<void> {
    return this.store(key, body, bytes);
  }

  async stat(key: FileKey): Promise<{ bytes: number; etag: string } | undefined> {
    const path = this.pathOf(key);
    if (path === undefined) return undefined;
    await this.names.safe(path);
    return this.factsOf(path);
  }

  async read(key: FileKey, range?: ByteRange, etag?: string): Promise<Bytes> {
    const path = this.pathOf(key);
    const file = path === undefined ? undefined : await this.borrow(path, etag);
    if (!file) throw noObject();
    if (range) return new FileChunks(file, this.pool, range.first, lengthOf(range));
    return new FileChunks(file, this.pool, 0, (await file.handle.stat()).size);
  }

  async delete(key: FileKey): Promise<void> {
    const path = this.pathOf(key);
    if (path === undefined) return;
    await rm(path, { force: true });
    this.openFiles.forget(path);
    this.fingerprints.forget(path);
  }

  storedBefore(then: Date): AsyncGenerator<readonly FileKey[]> {
    return storedBefore(join(this.root, 'objects'), then);
  }

  async uploadUrl(key: FileKey, terms: UploadTerms): Promise<string> {
    if (!isKey(key)) throw badKey();
    const { contentType, expiresAt, maxBytes, bytes = maxBytes } = terms;
    return this.urls.of({ key, part: undefined, contentType, expiresAt, maxBytes: Math.min(bytes, maxBytes) });
  }

  async startMultipart(key: FileKey): Promise<string> {
    const path = this.pathOf(key);
    if (!path) throw badKey();
    if (await stat(path).catch(absent)) throw keyTaken();
    return this.multiparts.start(key).catch(refuseFull);
  }

  async partUrl(key: FileKey, { storageId, partNumber, bytes = PART_BYTES, expiresAt }: PartTerms): Promise<string> {
    return this.urls.of({
      key,
      maxBytes: bytes,
      expiresAt,
      contentType: undefined,
      part: { storageId, number: partNumber },
    });
  }

  async completeMultipart(key: FileKey, storageId: string, parts: readonly ListedPart[]): Promise<void> {
    const path = this.pathOf(key);
    if (!path) throw badKey();
    await this.multiparts.complete(key, storageId, parts, (file) => this.publish(file, path)).catch(refuseFull);
  }

  async abortMultipart(key: FileKey, storageId: string): Promise<void> {
    if (isKey(key)) await this.multiparts.abort(key, storageId);
  }

  async abortStale(startedBefore: Date): Promise<void> {
    await removeOlder(join(this.root, 'incoming'), startedBefore);
    await removeOlder(join(this.root, 'multiparts'), startedBefore);
  }

  permit(key: string, query: Readonly<Record<string, unknown>>): UploadPermit {
    return this.urls.permit(key, query);
  }

  async receive({ key, part }: UploadPermit, body: Bytes): Promise<{ etag: string }> {
    if (part) return this.multiparts.receive(key, part.storageId, part.number, body).catch(refuseFull);
    await this.store(key, body);
    const facts = await this.factsOf(this.pathOf(key) ?? '');
    if (!facts) throw noObject();
    return { etag: facts.etag };
  }

  /** Undefined if the file does not exist. Refuses a file with another etag than the requested one. */
  private async borrow(path: string, etag: string | undefined): Promise<OpenFile | undefined> {
    const file = await this.openFiles.borrow(path);
    if (!file || etag === undefined) return file;
    const facts = await this.fingerprints.of(path, file.handle).catch(async (error: unknown) => {
      await file.release();
      throw error;
    });
    if (facts?.etag === etag) return file;
    await file.release();
    // The open file may have been unlinked; `factsOf` opens the current one.
    const now = facts ?? (await this.factsOf(path));
    if (now?.etag === etag) return this.openFiles.borrow(path);
    throw now ? objectChanged() : noObject();
  }

  private async factsOf(path: string): Promise<{ bytes: number; etag: string } | undefined> {
    const facts = await this.factsOfOpen(path);
    if (facts) return facts;
    // The open file was replaced, maybe by another process: open the current one.
    this.openFiles.forget(path);
    return this.factsOfOpen(path);
  }

  private async factsOfOpen(path: string): Promise<{ bytes: number; etag: string } | undefined> {
    const file = await this.openFiles.borrow(path);
    try {
      return file && (await this.fingerprints.of(path, file.handle));
    } finally {
      await file?.release();
    }
  }

  /** Without `bytes` for a request's body, which its server has counted against Content-Length. */
  private async store(key: FileKey, body: Bytes, bytes?: number): Promise<void> {
    const path = this.pathOf(key);
    if (!path) throw badKey();
    if (await stat(path).catch(absent)) throw keyTaken();
    const incoming = join(this.root, 'incoming', randomUUID());
    try {
      await writeWhole(incoming, body, bytes);
      await this.publish(incoming, path);
    } catch (error) {
      refuseFull(error as NodeJS.ErrnoException);
    } finally {
      await rm(incoming, { force: true });
    }
  }

  private async publish(file: string, path: string): Promise<void> {
    await this.names.give(file, path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      // Same inode: a crash after the link left it, and the upload is being completed again.
      const [ours, there] = [await stat(file), await stat(path)];
      if (ours.ino !== there.ino) throw keyTaken();
    });
  }

  private pathOf(key: string): string | undefined {
    return isKey(key) ? join(this.root, 'objects', key) : undefined;
  }
}

const FULL = ['ENOSPC', 'EDQUOT'];

/** For `catch`: no room on the disk, or none left for us, is an answer that people understand. */
function refuseFull(error: NodeJS.ErrnoException): never {
  throw FULL.includes(error.code ?? '') ? storageFull() : error;
}

/** Removes the entries of a folder that were last modified before this time. */
async function removeOlder(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const facts = await stat(path).catch(absent);
    if (facts && facts.mtimeMs < before.getTime()) await rm(path, { recursive: true, force: true });
  }
}
