import { createHash } from 'node:crypto';
import type { FileKey } from '../../domain/kernel/ids.ts';
import type { ByteRange } from '../../domain/media/byte-range.ts';
import { isKey } from '../../domain/media/object-key.ts';
import type { Bytes, FileStorage } from '../../domain/media/ports.ts';
import { badKey, keyTaken, noObject } from '../../domain/media/refusals.ts';

const CHUNK_BYTES = 16 * 1024;

/** Storage for tests. It reuses one buffer for all chunks of a read, so that whoever keeps one is found out. */
export class MemoryStorage implements FileStorage {
  private readonly objects = new Map<FileKey, Buffer>();

  async put(key: FileKey, body: Bytes): Promise<void> {
    if (!isKey(key)) throw badKey();
    if (this.objects.has(key)) throw keyTaken();
    const parts: Buffer[] = [];
    for await (const chunk of body) parts.push(Buffer.from(chunk));
    if (this.objects.has(key)) throw keyTaken();
    this.objects.set(key, Buffer.concat(parts));
  }

  async stat(key: FileKey): Promise<{ bytes: number; etag: string } | undefined> {
    const object = this.objects.get(key);
    if (!object) return undefined;
    return { bytes: object.length, etag: createHash('sha256').update(object).digest('base64url').slice(0, 22) };
  }

  async read(key: FileKey, range?: ByteRange): Promise<Bytes> {
    const object = this.objects.get(key);
    if (!object) throw noObject();
    return chunksOf(range ? object.subarray(range.first, range.last + 1) : object);
  }

  async delete(key: FileKey): Promise<void> {
    this.objects.delete(key);
  }
}

async function* chunksOf(part: Buffer): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.alloc(CHUNK_BYTES);
  for (let at = 0; at < part.length; at += CHUNK_BYTES) {
    yield buffer.subarray(0, part.copy(buffer, 0, at, at + CHUNK_BYTES));
  }
}
