import type { Request, Response } from 'express';
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
 * JSON answers kept as bytes, once for each version of what they tell. A version is known before the
 * answer is built, so a client that has it gets 304 and nobody builds or compresses twice.
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
    const etag = `"${what.name}-${what.version}"`;
    res.setHeader('ETag', etag);
    res.setHeader('Cache-Control', what.cacheControl);
    res.vary('Accept-Encoding');
    if (req.fresh) {
      res.status(304).end();
      return;
    }
    const kept = await this.at(etag, what.read);
    const wanted = req.acceptsEncodings('br', 'gzip', 'identity');
    const coding = wanted === 'br' || wanted === 'gzip' ? wanted : undefined;
    const bytes = (coding && kept[coding]) ?? kept.identity;
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    if (bytes !== kept.identity && coding) res.setHeader('Content-Encoding', coding);
    res.setHeader('Content-Length', bytes.length);
    res.end(req.method === 'HEAD' ? undefined : bytes);
  }

  private at(etag: string, read: () => Promise<unknown>): Promise<Encodings> {
    const kept = this.kept.get(etag);
    const encodings = kept ?? read().then((reply) => encode(etag, reply));
    this.kept.delete(etag);
    this.kept.set(etag, encodings);
    if (!kept) {
      encodings.catch(() => this.kept.delete(etag));
      const oldest = this.kept.keys().next();
      if (this.kept.size > this.most && !oldest.done) this.kept.delete(oldest.value);
    }
    return encodings;
  }
}

async function encode(etag: string, reply: unknown): Promise<Encodings> {
  const identity = Buffer.from(JSON.stringify(reply));
  if (identity.length < WORTH_COMPRESSING_BYTES) return { etag, identity, br: undefined, gzip: undefined };
  const [br, gzip] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzipped(identity),
  ]);
  return { etag, identity, br, gzip };
}
