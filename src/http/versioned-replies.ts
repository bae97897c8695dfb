import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { jsonInSlices } from './in-slices.ts';
import { Encodings, sendEncoded } from './pages/encodings.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Of an entry beside its bytes, so that many small ones weigh something too. */
const ENTRY_BYTES = 1024;

interface Entry {
  readonly version: number;
  readonly encodings: Encodings;
}

/**
 * JSON answers kept as bytes, once for each version of what they tell, so that nobody builds or
 * compresses one twice. A client that has the very bytes gets 304: the tag is made of them and not of
 * the version, which says nothing of another setting, another release or a restored database.
 * Rights are decided before this is asked. Of each name the newest version is kept, of all together at most so many
 * bytes; the longest unused goes.
 */
export class VersionedReplies {
  private readonly kept: LRUCache<string, Entry>;
  /** What is being read now, by name and version. */
  private readonly reads = new Map<string, Promise<Entry>>();

  constructor(maxBytes = MAX_BYTES) {
    this.kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ encodings }) => encodings.bytes + ENTRY_BYTES });
  }

  /** What is kept. */
  get bytes(): number {
    return this.kept.calculatedSize;
  }

  async send(
    req: Request,
    res: Response,
    what: { name: string; version: number; cacheControl: string; read: () => Promise<unknown> },
  ): Promise<void> {
    const entry = await this.entryOf(what.name, what.version, what.read);
    const bytesBefore = entry.encodings.bytes;
    await sendEncoded(req, res, entry.encodings, {
      type: 'application/json; charset=utf-8',
      cacheControl: what.cacheControl,
    });
    // It was compressed for this client, and weighs more now. Another object, since the same one is not weighed again.
    if (entry.encodings.bytes !== bytesBefore && this.kept.peek(what.name)?.encodings === entry.encodings)
      this.kept.set(what.name, { ...entry });
  }

  private entryOf(name: string, version: number, read: () => Promise<unknown>): Entry | Promise<Entry> {
    const kept = this.kept.get(name);
    if (kept?.version === version) return kept;
    const key = `${name} ${version}`;
    const known = this.reads.get(key);
    if (known) return known;
    const entry = this.read(name, version, read).finally(() => this.reads.delete(key));
    this.reads.set(key, entry);
    return entry;
  }

  private async read(name: string, version: number, read: () => Promise<unknown>): Promise<Entry> {
    const entry = { version, encodings: new Encodings(await jsonInSlices(await read())) };
    const newest = this.kept.peek(name)?.version ?? version;
    if (newest <= version) this.kept.set(name, entry);
    return entry;
  }
}
