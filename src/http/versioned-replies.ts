import type { Request, Response } from 'express';
import { jsonInSlices } from './in-slices.ts';
import { Encodings, sendEncoded } from './pages/encodings.ts';
import { VersionedCache } from './versioned-cache.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Of an entry beside its bytes, so that many small ones weigh something too. */
const ENTRY_BYTES = 1024;

/**
 * JSON answers kept as bytes, once for each version of what they tell, so that nobody builds or
 * compresses one twice. A client that has the very bytes gets 304: the tag is made of them and not of
 * the version, which says nothing of another setting, another release or a restored database.
 * Rights are decided before this is asked. Of each name the newest version is kept, of all together at most so many
 * bytes; the longest unused goes.
 */
export class VersionedReplies {
  private readonly cache: VersionedCache<Encodings>;

  constructor(maxBytes = MAX_BYTES) {
    this.cache = new VersionedCache({ maxSize: maxBytes, sizeOf: ({ bytes }) => bytes + ENTRY_BYTES });
  }

  /** What is kept. */
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
    // It was compressed for this client, and weighs more now.
    if (encodings.bytes !== bytesBefore) this.cache.reweigh(what.name, encodings);
  }
}
