import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { type Encodings, encode, sendEncoded } from './pages/encodings.ts';

/**
 * JSON answers kept as bytes, once for each version of what they tell, so that nobody builds or
 * compresses one twice. A client that has the very bytes gets 304: the tag is made of them and not of
 * the version, which says nothing of another setting, another release or a restored database.
 * Rights are decided before this is asked. Holds at most `most` answers; the longest unused goes.
 */
export class VersionedReplies {
  private readonly kept: LRUCache<string, Promise<Encodings>>;

  constructor(most = 200) {
    this.kept = new LRUCache({ max: most });
  }

  async send(
    req: Request,
    res: Response,
    what: { name: string; version: number; cacheControl: string; read: () => Promise<unknown> },
  ): Promise<void> {
    const kept = await this.at(`${what.name} ${what.version}`, what.read);
    sendEncoded(req, res, kept, { type: 'application/json; charset=utf-8', cacheControl: what.cacheControl });
  }

  private at(key: string, read: () => Promise<unknown>): Promise<Encodings> {
    const kept = this.kept.get(key);
    if (kept) return kept;
    const encodings = read().then((reply) => encode(JSON.stringify(reply)));
    this.kept.set(key, encodings);
    encodings.catch(() => this.kept.delete(key));
    return encodings;
  }
}
