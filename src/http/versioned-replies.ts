import type { Request, Response } from 'express';
import { VersionedCache } from '../domain/kernel/versioned-cache.ts';
import { jsonInSlices } from './in-slices.ts';
import { Encodings, sendEncoded } from './pages/encodings.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Overhead of an entry, so that many small ones count too. */
const ENTRY_BYTES = 1024;

/**
 * Cache of JSON replies as bytes, by name and version, so that none is built or compressed twice. Answers 304 to a
 * matching ETag, which is a hash of the bytes and not the version: that knows nothing of another setting, release or a
 * restored database. Rights are checked before. Keeps the newest version of each name, within a total of bytes (LRU).
 */
export class VersionedReplies {
  private readonly cache: VersionedCache<Encodings>;

  constructor(maxBytes = MAX_BYTES) {
    this.cache = new VersionedCache({ maxSize: maxBytes, sizeOf: ({ bytes }) => bytes + ENTRY_BYTES });
  }

  /** Size of all entries. */
  get bytes(): number {
    return this.cache.size;
  }

  async send(
    req: Request,
    res: Response,
    what: { name: string; version: number; cacheControl: string; read: () => Promise<unknown> },
  ): Promise<void> {
    const encodings = await this.cache.of(
      what.name,
      what.version,
      async () => new Encodings(await jsonInSlices(await what.read())),
    );
    const bytesBefore = encodings.bytes;
    await sendEncoded(req, res, encodings, {
      type: 'application/json; charset=utf-8',
      cacheControl: what.cacheControl,
    });
    // Compressed for this client just now, so it takes more room.
    if (encodings.bytes !== bytesBefore) this.cache.reweigh(what.name, encodings);
  }
}
