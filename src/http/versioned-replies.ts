import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Enough for a busy cache key at a tenth of the time that the best setting takes. */
const BROTLI_QUALITY = 5;
const WORTH_COMPRESSING_BYTES = 1024;

interface Encodings {
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

/**
 * JSON answers kept as bytes, once for each version of what they tell, so that nobody builds or
 * compresses one twice. A client that has the very bytes gets 304: the tag is made of them and not of
 * the version, which says nothing of another setting, another release or a restored database.
 * Rights are decided before this is asked. Holds at most `most` answers; the longest unused goes.
 */
export class VersionedReplies {
  private readonly kept = new Map<string, Promise<Encodings>>();

  constructor(private readonly most = 200) {}

  async send(
    req: Request,
    res: Response,
    what: { name: string; version: number; cacheControl: string; read: () => Promise<unknown> },
  ): Promise<void> {
    const kept = await this.at(`${what.name} ${what.version}`, what.read);
    res.setHeader('ETag', kept.etag);
    res.setHeader('Cache-Control', what.cacheControl);
    res.vary('Accept-Encoding');
    if (req.fresh) {
      res.status(304).end();
      return;
    }
    const wanted = req.acceptsEncodings('br', 'gzip', 'identity');
    const coding = wanted === 'br' || wanted === 'gzip' ? wanted : undefined;
    const bytes = (coding && kept[coding]) ?? kept.identity;
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    if (bytes !== kept.identity && coding) res.setHeader('Content-Encoding', coding);
    res.setHeader('Content-Length', bytes.length);
    res.end(req.method === 'HEAD' ? undefined : bytes);
  }

  private at(key: string, read: () => Promise<unknown>): Promise<Encodings> {
    const kept = this.kept.get(key);
    const encodings = kept ?? read().then((reply) => encode(reply));
    this.kept.delete(key);
    this.kept.set(key, encodings);
    if (!kept) {
      encodings.catch(() => this.kept.delete(key));
      const oldest = this.kept.keys().next();
      if (this.kept.size > this.most && !oldest.done) this.kept.delete(oldest.value);
    }
    return encodings;
  }
}

async function encode(reply: unknown): Promise<Encodings> {
  const identity = Buffer.from(JSON.stringify(reply));
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`;
  if (identity.length < WORTH_COMPRESSING_BYTES) return { etag, identity, br: undefined, gzip: undefined };
  const [br, gzip] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzipped(identity),
  ]);
  return { etag, identity, br, gzip };
}
